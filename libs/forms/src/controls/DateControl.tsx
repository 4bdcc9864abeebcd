import { DateField } from '@callboard/ui-kit/dates';
import { limitsOf } from '../dates/dateError';
import type { FieldControlProps } from '../definition';
import { textOf } from './textOf';

/** A calendar day. */
export function DateControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <DateField
      {...limitsOf(definition)}
      value={textOf(value) || null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}
