import { DateTimeInput, ownZone } from '@callboard/ui-kit';
import { fromWallTime, toWallTime } from '../dates/wallTime';
import type { FieldControlProps } from '../definition';
import { textOf } from './textOf';

/** A day and a time in a named zone; its value is the instant. */
export function DateTimeControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const zone = definition.timeZone ?? ownZone();
  return (
    <DateTimeInput
      name={definition.name}
      value={toWallTime(textOf(value), zone)}
      onChange={(event) => onChange(fromWallTime(event.currentTarget.value, zone) || null)}
      onBlur={onBlur}
      disabled={definition.disabled}
    />
  );
}
