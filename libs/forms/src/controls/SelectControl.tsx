import { Select } from '@callboard/ui-kit';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from './textOf';

/** One of a short list. */
export function SelectControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <Select
      name={definition.name}
      options={definition.options ?? []}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      onBlur={onBlur}
      disabled={definition.disabled}
      placeholder={definition.placeholder ?? messages.pleaseSelect}
    />
  );
}
