import { useId, type ReactNode } from 'react';
import { useFieldGroup } from '../Field/useFieldGroup';
import styles from './RadioGroup.module.css';

/** One of the choices. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** What is chosen; without it the `Field` around names the group and says what is wrong. */
  label?: ReactNode;
  options: readonly RadioOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** What is wrong with the present choice. */
  error?: ReactNode;
  /** The name under which a form sends it; by default one of its own. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** One of a few choices, all in sight. */
export function RadioGroup({ label, options, value, onValueChange, error, name, disabled }: RadioGroupProps) {
  const id = useId();
  const field = useFieldGroup();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <fieldset
      aria-invalid={hasError || undefined}
      aria-describedby={hasError ? `${id}-error` : undefined}
      {...(label === undefined && field)}
      className={styles.root}
      role="radiogroup"
      disabled={disabled}
    >
      {label !== undefined && <legend className={styles.label}>{label}</legend>}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.dot}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.text}>
            {option.label}
            {option.description !== undefined && (
              <span className={styles.description}>{option.description}</span>
            )}
          </span>
        </label>
      ))}
      {hasError && (
        <div className={styles.error} id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
