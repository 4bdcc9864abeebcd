import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './series.module.css';

const styleCount = 6;

/** Attributes that give an element the colour, dashes and stripes of a series. */
export function seriesStyle(order: number, tone: Tone | undefined, className: string | undefined) {
  return { ...toneStyle(tone, `${styles.series} ${className ?? ''}`), 'data-order': order % styleCount };
}
