import { TextInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from './textOf';
import { WithUnit } from './WithUnit';

/** A whole number. Other input stays a string, so that validation can report it. */
export function IntegerControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, disabled, readOnly, placeholder, unit } = definition;
  return (
    <WithUnit unit={unit}>
      <TextInput
        name={name}
        inputMode="numeric"
        value={textOf(value)}
        onChange={(event) => onChange(toInteger(event.currentTarget.value))}
        onBlur={onBlur}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder ?? messages.enter}
        autoComplete="off"
      />
    </WithUnit>
  );
}

function toInteger(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[+-]?\d{1,15}$/.test(trimmed) && String(Number(trimmed)) === trimmed ? Number(trimmed) : text;
}
