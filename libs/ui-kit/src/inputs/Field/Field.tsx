import { useId, type ReactNode } from 'react';
import { messages } from '../../text/messages';
import { FieldContext, type FieldControl } from './FieldControl';
import styles from './Field.module.css';

export interface FieldProps {
  /** The name of the control. */
  label: ReactNode;
  /** Help under the label: the expected format, or the reason for the question. */
  description?: ReactNode;
  /** The error of the current value. */
  error?: ReactNode;
  /** Requires a value. @default false */
  required?: boolean | undefined;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** One control of this kit, or one that calls `useFieldControl`. */
  children: ReactNode;
}

/**
 * Gives one control its label, description and error.
 * @example <Field label="Email" error={error}><TextInput type="email" /></Field>
 */
export function Field({ label, description, error, required = false, isLabelHidden, children }: FieldProps) {
  const id = useId();
  const hasDescription = isPresent(description);
  const hasError = isPresent(error);
  const control: FieldControl = {
    id,
    'aria-describedby':
      [hasDescription && `${id}-description`, hasError && `${id}-error`].filter(Boolean).join(' ') ||
      undefined,
    'aria-invalid': hasError || undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={styles.root} data-invalid={hasError || undefined}>
      <label
        className={styles.label}
        id={`${id}-label`}
        htmlFor={id}
        data-visually-hidden={isLabelHidden || undefined}
      >
        {label}
        {required && (
          <span className={styles.required} aria-hidden title={messages.required}>
            *
          </span>
        )}
      </label>
      {hasDescription && (
        <div className={styles.description} id={`${id}-description`}>
          {description}
        </div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {hasError && (
        <div className={styles.error} id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}

function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
