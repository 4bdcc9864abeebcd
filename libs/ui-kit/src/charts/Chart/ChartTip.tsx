import type { Tone } from '../../theme/tone';
import type { LegendMark } from './Chart.types';
import { SeriesMark } from './SeriesMark';
import styles from './ChartTip.module.css';

/** One value of a point. */
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
  /** The horizontal position of the point in the plot, from 0 to 1. */
  at: number;
  /** The vertical position from the top, from 0 to 1. @default 0 */
  top?: number | undefined;
}

/** The values of the hovered or focused point. Hidden from screen readers, which get them from the plot. */
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
