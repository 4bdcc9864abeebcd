import type { DateFieldAttributes } from '../DateField/DateField.types';
import { PartGroup } from '../DateField/PartGroup';
import { useEntry } from '../DateField/useEntry';
import { timeFault, timeFormat, type TimeLimits } from './timeFormat';

export interface TimeFieldProps extends DateFieldAttributes, TimeLimits {
  /** A time of day as hh:mm, a draft that `onChange` handed over, or null. */
  value: string | null;
  /** Is handed the time as hh:mm, null once nothing stands there, and a draft such as '19:__' while it is not whole. */
  onChange: (value: string | null) => void;
}

const noon = [12, 0];

/** A time of day by 24 hours, hh:mm; stands in a `Field`. */
export function TimeField({ value, onChange, min, max, ...attributes }: TimeFieldProps) {
  const { entry, change } = useEntry(timeFormat, value, onChange);
  return (
    <PartGroup
      {...attributes}
      format={timeFormat}
      entry={entry}
      onEntry={change}
      start={noon}
      fault={timeFault(value, { min, max })}
      example="19:05"
    />
  );
}
