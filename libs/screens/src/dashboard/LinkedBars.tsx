import type { Tone } from '@callboard/ui-kit/theme';
import { formatNumber } from '@callboard/language';
import { Link } from 'react-router';
import styles from './LinkedBars.module.css';

/** A part of a bar. */
export interface BarPart {
  /** What it counts, for those who do not see its colour. */
  name: string;
  value: number;
  tone: Tone;
}

export interface LinkedBar {
  key: string;
  /** Absent: a name that leads nowhere. */
  href?: string | undefined;
  name: string;
  /** A line under the name. */
  detail?: string | undefined;
  parts: readonly BarPart[];
  /** The end of this bar's own track, such as the room that there is. */
  limit?: number | undefined;
  /** The figure beside the bar, ready for the screen. */
  text: string;
}

export interface LinkedBarsProps {
  /** What the bars are about. */
  label: string;
  bars: readonly LinkedBar[];
  /** Writes the value of a part. @default digits in groups of three */
  format?: ((value: number) => string) | undefined;
}

/** Amounts under each other, each leading to what it counts. A bar with a limit fills its own track; the others share one measure. */
export function LinkedBars({ label, bars, format = formatNumber }: LinkedBarsProps) {
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
        {bars.map((bar) => (
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
    </div>
  );
}

function sumOf(parts: readonly BarPart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

function shareOf(value: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, (100 * value) / whole);
}
