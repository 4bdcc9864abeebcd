import type { Tone } from '../../theme/tone';
import type { LegendMark } from './ChartLegend';
import { SeriesMark } from './SeriesMark';
import styles from './ChartTip.module.css';

/** One figure of a point. */
export interface TipFigure {
  name: string;
  text: string;
  order: number;
  tone?: Tone | undefined;
}

export interface ChartTipProps {
  title: string;
  figures: readonly TipFigure[];
  mark: LegendMark;
  /** Where the point is along the plot, from 0 to 1. */
  at: number;
  /** Where it is from the top, from 0 to 1. @default 0 */
  top?: number | undefined;
}

/** The figures of the point under the pointer or the focus. Hidden from screen readers, to whom the plot reads them. */
export function ChartTip({ title, figures, mark, at, top = 0 }: ChartTipProps) {
  return (
    <div
      className={styles.root}
      aria-hidden
      data-side={at > 0.5 ? 'start' : 'end'}
      style={{ insetInlineStart: `${at * 100}%`, insetBlockStart: `${top * 100}%` }}
    >
      <div className={styles.box}>
        <p className={styles.title}>{title}</p>
        {figures.map(({ name, text, order, tone }) => (
          <p key={name} className={styles.figure}>
            <SeriesMark order={order} tone={tone} mark={mark} />
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{text}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
