import { seriesStyle } from '../Chart/seriesStyle';
import type { Tone } from '../../theme/tone';
import type { BarPiece } from './barsAt';
import styles from './BarChart.module.css';

interface BarProps {
  bar: BarPiece;
  tone: Tone | undefined;
  /** The direction in which the bar grows. */
  axis: 'block' | 'inline';
}

/** One bar, or one segment of a stack. */
export function Bar({ bar: { order, from, size, isNegative }, tone, axis }: BarProps) {
  const place =
    axis === 'block'
      ? { insetBlockEnd: `${from * 100}%`, blockSize: `${size * 100}%` }
      : { insetInlineStart: `${from * 100}%`, inlineSize: `${size * 100}%` };
  return (
    <span className={styles.track} data-axis={axis}>
      <span
        {...seriesStyle(order, tone, styles.bar)}
        data-axis={axis}
        data-negative={isNegative || undefined}
        data-none={size === 0 || undefined}
        style={place}
      />
    </span>
  );
}
