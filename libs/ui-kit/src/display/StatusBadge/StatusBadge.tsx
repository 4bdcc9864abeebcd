import type { Tone } from '../../theme/tone';
import { toneLook } from '../../theme/toneLook';
import styles from './StatusBadge.module.css';

export interface StatusBadgeProps {
  /** The status in words. */
  label: string;
  /** @default 'gray' */
  tone?: Tone | undefined;
}

/** A status: a dot in its colour and its name in words, so that colour is never the only sign. */
export function StatusBadge({ label, tone = 'gray' }: StatusBadgeProps) {
  return <span {...toneLook(tone, styles.root)}>{label}</span>;
}
