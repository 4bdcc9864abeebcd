import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tone';
import { toneLook } from '../../theme/toneLook';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** @default 'gray' */
  tone?: Tone | undefined;
  children: ReactNode;
}

/** A short word or number next to other text. */
export function Badge({ tone = 'gray', children }: BadgeProps) {
  return <span {...toneLook(tone, styles.root)}>{children}</span>;
}
