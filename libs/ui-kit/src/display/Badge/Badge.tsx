import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The colour, by its meaning. @default 'gray' */
  tone?: Tone | undefined;
  /** A word or a number. */
  children: ReactNode;
}

/** A short word or number next to other text. */
export function Badge({ tone = 'gray', children }: BadgeProps) {
  return <span {...toneStyle(tone, styles.root)}>{children}</span>;
}
