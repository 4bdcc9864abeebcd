import type { Tone } from '@callboard/ui-kit/theme';
import { formatNumber } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './LinkedBars.module.css';
import { messages } from './messages';

/** A segment of a bar. */
export interface BarPart {
  /** Name of the count, as screen-reader text. */
  name: string;
  value: number;
  tone: Tone;
}

export interface LinkedBar {
  key: string;
  /** Absent for a name that is not a link. */
  href?: string | undefined;
  name: string;
  /** A second line under the name. */
  detail?: string | undefined;
  parts: readonly BarPart[];
  /** The maximum of this bar, such as a capacity. */
  limit?: number | undefined;
  /** The formatted number next to the bar. */
  text: string;
}

export interface LinkedBarsProps {
  /** The accessible name of the chart. */
  label: string;
  bars: readonly LinkedBar[];
  /** Formats the value of a segment. @default digits in groups of three */
  format?: ((value: number) => string) | undefined;
}

const shownAtFirst = 16;

/** A bar chart whose bars link to what they count. A bar with a limit has a scale of its own; the others share one. A long one ends with a button that shows the rest. */
export function LinkedBars({ label, bars, format = formatNumber }: LinkedBarsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? bars : bars.slice(0, shownAtFirst);
  const most = Math.max(1, ...bars.map(({ parts }) => sumOf(parts)));
  const isStacked = bars.some(({ parts }) => parts.length > 1);
  const legend = [...new Map(bars.flatMap(({ parts }) => parts).map((part) => [part.name, part])).values()];
  return (
    <div className={styles.root}>
      {isStacked && (
        <ul className={styles.legend} role="list" aria-hidden>
          {legend.map(({ name, tone }) => (
            <li key={name} className={styles.key} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.bars} role="list" aria-label={label}>
        {shown.map((bar) => (
          <li key={bar.key} className={styles.bar}>
            <span className={styles.name}>
              {bar.href === undefined ? bar.name : <Link to={bar.href}>{bar.name}</Link>}
              {bar.detail !== undefined && <span className={styles.detail}>{bar.detail}</span>}
            </span>
            <span className={styles.track} data-limited={bar.limit !== undefined || undefined} aria-hidden>
              {bar.parts.map((part) => (
                <span
                  key={part.name}
                  className={styles.part}
                  data-tone={part.tone}
                  title={`${part.name}: ${format(part.value)}`}
                  style={{ inlineSize: `${shareOf(part.value, bar.limit ?? most)}%` }}
                />
              ))}
            </span>
            <span className={styles.text}>
              {bar.text}
              {bar.parts.length > 1 && (
                <span data-visually-hidden>
                  {bar.parts.map((part) => `${part.name}: ${format(part.value)}`).join(', ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < bars.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {messages.showAll(bars.length)}
        </Button>
      )}
    </div>
  );
}

function sumOf(parts: readonly BarPart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

function shareOf(value: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, (100 * value) / whole);
}
