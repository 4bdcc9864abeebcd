import { DateInput } from '@callboard/ui-kit';
import type { FieldControlProps } from '../definition';
import { textOf } from './textOf';

/** A calendar day. */
export function DateControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <DateInput
      name={definition.name}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      onBlur={onBlur}
      disabled={definition.disabled}
    />
  );
}
