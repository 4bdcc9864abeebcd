import { toMinutes } from '@callboard/domain/calendar';
import { DurationField } from '@callboard/ui-kit/dates';
import type { FieldControlProps } from '../definition';

/** A length of time; its value is in minutes. */
export function DurationControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <DurationField
      value={toMinutes(value) ?? null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}
