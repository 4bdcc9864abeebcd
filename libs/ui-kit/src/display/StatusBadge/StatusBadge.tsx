import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './StatusBadge.module.css';

export interface StatusBadgeProps {
  /** The text of the status. */
  label: string;
  /** The colour, by its meaning. @default 'gray' */
  tone?: Tone | undefined;
}

/** A status: a coloured dot and its name, so that colour is never the only difference. */
export function StatusBadge({ label, tone = 'gray' }: StatusBadgeProps) {
  return <span {...toneStyle(tone, styles.root)}>{label}</span>;
}
