import type { DateFieldAttributes } from '../DateField/DateField.types';
import { PartGroup } from '../DateField/PartGroup';
import { useEntry } from '../DateField/useEntry';
import { timeError, timeFormat, type TimeLimits } from './timeFormat';

export interface TimeFieldProps extends DateFieldAttributes, TimeLimits {
  /** A time of day as hh:mm, a draft from `onChange`, or null. */
  value: string | null;
  /** Receives the time as hh:mm, null when the field is empty, or a draft such as '19:__' while it is incomplete. */
  onChange: (value: string | null) => void;
}

const noon = [12, 0];

/** A 24-hour time of day, hh:mm; goes inside a `Field`. */
export function TimeField({ value, onChange, min, max, ...attributes }: TimeFieldProps) {
  const { entry, change } = useEntry(timeFormat, value, onChange);
  return (
    <PartGroup
      {...attributes}
      format={timeFormat}
      entry={entry}
      onEntry={change}
      start={noon}
      error={timeError(value, { min, max })}
      example="19:05"
    />
  );
}
