import { useId } from 'react';
import { displayMessages } from '../../text/displayMessages';
import { useFieldGroup } from '../../inputs/Field/useFieldGroup';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** The accessible name; without it the `Field` around names it. */
  label?: string | undefined;
  /** The amount done; without it the progress is indeterminate. */
  value?: number | undefined;
  /** The total amount. @default 100 */
  max?: number | undefined;
  /** Replaces the per cent: '1,200 of 3,000 rows'. */
  valueText?: string | undefined;
}

/** Shows the progress of a task. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId();
  const field = useFieldGroup();
  const percent = value === undefined || max <= 0 ? undefined : Math.round((100 * value) / max);
  return (
    <div className={styles.root}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <span className={styles.value}>
        {valueText ?? (percent === undefined ? '' : displayMessages.progressOf(percent))}
      </span>
      <progress
        className={styles.bar}
        id={id}
        max={max}
        value={value}
        aria-valuetext={valueText}
        aria-labelledby={label === undefined ? field['aria-labelledby'] : undefined}
      />
    </div>
  );
}
