import { useId } from 'react';
import { displayMessages } from '../../text/displayMessages';
import { useFieldGroup } from '../../inputs/Field/useFieldGroup';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is being done; without it the `Field` around names it. */
  label?: string | undefined;
  /** How much is done; without it the length of the work is not known. */
  value?: number | undefined;
  /** How much there is. @default 100 */
  max?: number | undefined;
  /** Words in the place of the per cent: '1,200 of 3,000 rows'. */
  valueText?: string | undefined;
}

/** Shows how far a piece of work is. */
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
