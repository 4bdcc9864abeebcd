import { TimeField } from '@callboard/ui-kit/dates';
import type { FieldControlProps } from '../definition';
import { textOf } from './textOf';

/** A time of day without a time zone. */
export function TimeControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <TimeField
      min={definition.minTime}
      max={definition.maxTime}
      value={textOf(value) || null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}
