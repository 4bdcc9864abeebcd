import { displayMessages } from '../../text/displayMessages';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import { priorityLevels, type PriorityLevel } from './toPriority';
import styles from './Priority.module.css';

export interface PriorityProps {
  /** The level, which sets bars and text. */
  level: PriorityLevel;
  /** Replaces the text of the level. */
  label?: string | undefined;
  /** Shows the bars alone; the text is for screen readers. @default false */
  isLabelHidden?: boolean | undefined;
}

const toneOf: Record<PriorityLevel, Tone> = {
  none: 'gray',
  low: 'gray',
  medium: 'blue',
  high: 'amber',
  urgent: 'red',
};

const heights = [4, 7, 10, 13];

/** A priority: as many bars as its level, and its text. */
export function Priority({
  level,
  label = displayMessages.priorities[level],
  isLabelHidden = false,
}: PriorityProps) {
  const filled = priorityLevels.indexOf(level);
  return (
    <span {...toneStyle(toneOf[level], styles.root)}>
      <svg
        className={styles.bars}
        viewBox="0 0 16 16"
        focusable="false"
        {...(isLabelHidden ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {heights.map((height, index) => (
          <rect
            key={height}
            className={styles.bar}
            data-filled={index < filled || undefined}
            x={1 + 3.75 * index}
            y={14.5 - height}
            width="2.75"
            height={height}
            rx="1"
          />
        ))}
      </svg>
      {!isLabelHidden && <span className={styles.label}>{label}</span>}
    </span>
  );
}
