import { formatFigure } from '../Chart/formatFigure';
import { isFigure } from '../Chart/seriesFigures';
import { toRuns } from '../LineChart/toRuns';
import { chartMessages } from '../Chart/chartMessages';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './Sparkline.module.css';

export interface SparklineProps {
  /** Name of the values. */
  label: string;
  /** In chronological order; `null` where there is none. */
  values: readonly (number | null)[];
  /** The colour, by its meaning. @default 'primary' */
  tone?: Tone | undefined;
  /** Formats a value. @default digits in groups of three */
  format?: ((value: number) => string) | undefined;
}

/**
 * A line the size of a word that shows the trend of an adjacent number. It has no axis and no table: its accessible
 * name gives the first, last, lowest and highest value. To read single values use a `LineChart`.
 */
export function Sparkline({ label, values, tone = 'primary', format = formatFigure }: SparklineProps) {
  const figures = values.filter(isFigure);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const x = (index: number) => (values.length > 1 ? (100 * index) / (values.length - 1) : 50);
  const y = (value: number) => (least === most ? 50 : 100 - (100 * (value - least)) / (most - least));
  const runs = toRuns(values);
  const last = runs.at(-1)?.at(-1);
  return (
    <svg
      {...toneStyle(tone, styles.root)}
      role="img"
      aria-label={inWords(label, figures, format)}
      focusable="false"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        <path
          className={styles.line}
          d={runs
            .map((run) => `M${run.map(({ index, value }) => `${x(index)} ${y(value)}`).join('L')}`)
            .join('')}
        />
      </svg>
      {last === undefined ? (
        <line className={styles.none} x1="0" x2="100%" y1="50%" y2="50%" />
      ) : (
        <circle className={styles.dot} cx={`${x(last.index)}%`} cy={`${y(last.value)}%`} r="2.5" />
      )}
    </svg>
  );
}

function inWords(label: string, figures: readonly number[], format: (value: number) => string): string {
  const [first] = figures;
  const last = figures.at(-1);
  if (first === undefined || last === undefined)
    return chartMessages.pointInWords(label, chartMessages.noFigures);
  return chartMessages.trend(
    label,
    format(first),
    format(last),
    format(Math.min(...figures)),
    format(Math.max(...figures)),
  );
}
