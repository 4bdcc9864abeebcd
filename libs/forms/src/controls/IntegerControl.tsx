import { TextInput } from '@callboard/ui-kit';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import styles from './controls.module.css';
import { textOf } from './textOf';

/** A whole number. What is no number stays as text, so that the validation can say so. */
export function IntegerControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, disabled, placeholder, unit } = definition;
  const input = (
    <TextInput
      name={name}
      inputMode="numeric"
      value={textOf(value)}
      onChange={(event) => onChange(toInteger(event.currentTarget.value))}
      onBlur={onBlur}
      disabled={disabled}
      placeholder={placeholder ?? messages.enter}
      autoComplete="off"
    />
  );
  if (unit === undefined) return input;
  return (
    <span className={styles.withUnit}>
      {input}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}

function toInteger(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[+-]?\d{1,15}$/.test(trimmed) && String(Number(trimmed)) === trimmed ? Number(trimmed) : text;
}
