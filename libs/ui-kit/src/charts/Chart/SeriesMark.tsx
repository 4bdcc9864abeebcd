import type { Tone } from '../../theme/tone';
import type { LegendMark } from './Chart.types';
import { seriesStyle } from './seriesStyle';
import styles from './SeriesMark.module.css';

export interface SeriesMarkProps {
  order: number;
  tone?: Tone | undefined;
  mark: LegendMark;
}

/** A sample of a line or a bar, as the plot draws it. */
export function SeriesMark({ order, tone, mark }: SeriesMarkProps) {
  if (mark === 'bar') return <span {...seriesStyle(order, tone, styles.bar)} aria-hidden />;
  return (
    <span {...seriesStyle(order, tone, styles.line)} aria-hidden>
      <svg className={styles.drawing} viewBox="0 0 22 8" focusable="false">
        <path d="M1 4h20" />
      </svg>
    </span>
  );
}
