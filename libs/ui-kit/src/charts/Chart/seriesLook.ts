import type { Tone } from '../../theme/tone';
import { toneLook } from '../../theme/toneLook';
import styles from './series.module.css';

const styleCount = 6;

/** Attributes that give an element the colour, dashes and stripes of a series. */
export function seriesLook(order: number, tone: Tone | undefined, className: string | undefined) {
  return { ...toneLook(tone, `${styles.series} ${className ?? ''}`), 'data-order': order % styleCount };
}
