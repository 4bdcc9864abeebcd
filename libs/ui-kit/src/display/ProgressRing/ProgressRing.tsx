import { displayMessages } from '../../text/displayMessages';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './ProgressRing.module.css';

export interface ProgressRingProps {
  /** The accessible name. */
  label: string;
  /** The amount done; without it the progress is indeterminate. */
  value?: number | undefined;
  /** The total amount. @default 100 */
  max?: number | undefined;
  /** Large rings show the per cent. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** The colour, by its meaning. @default 'primary' */
  tone?: Tone | undefined;
}

/** Shows the progress of a task where there is no room for a bar. */
export function ProgressRing({
  label,
  value,
  max = 100,
  size = 'regular',
  tone = 'primary',
}: ProgressRingProps) {
  const percent = toPercent(value, max);
  return (
    <span
      {...toneStyle(tone, styles.root)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-size={size}
      data-running={percent === undefined || undefined}
    >
      {/* A radius whose circumference is 100, so that dashes are in per cent. */}
      <svg className={styles.ring} viewBox="0 0 36 36" focusable="false" aria-hidden>
        <circle className={styles.track} cx="18" cy="18" r="15.9155" />
        {percent !== 0 && (
          <circle
            className={styles.bar}
            cx="18"
            cy="18"
            r="15.9155"
            strokeDasharray={`${percent ?? 25} 100`}
          />
        )}
      </svg>
      {size === 'large' && percent !== undefined && (
        <span className={styles.figure} aria-hidden>
          {displayMessages.progressOf(percent)}
        </span>
      )}
    </span>
  );
}

function toPercent(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !(max > 0)) return undefined;
  return Math.round(Math.min(100, Math.max(0, (100 * value) / max)));
}
