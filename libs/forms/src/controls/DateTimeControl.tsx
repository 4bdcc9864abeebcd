import { DateTimeInput } from '@callboard/ui-kit';
import { fromWallTime, localZone, toWallTime } from '../dates/wallTime';
import type { FieldControlProps } from '../definition';
import { textOf } from './textOf';

/** A day and a time in a named zone, by the browser's own control; its value is the instant. */
export function DateTimeControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const zone = definition.timeZone ?? localZone();
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
