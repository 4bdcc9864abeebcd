import type { DateFieldAttributes } from '../DateField/DateField.types';
import { PartGroup } from '../DateField/PartGroup';
import { useEntry } from '../DateField/useEntry';
import { durationFormat, secondsFormat } from './durationFormat';

export interface DurationFieldProps extends DateFieldAttributes {
  /** Unit of the value: minutes as hh:mm, or seconds as mm:ss. @default 'minutes' */
  unit?: 'minutes' | 'seconds' | undefined;
  /** Minutes or seconds, at most 5999, or null, which shows as 00:00 until something is entered. */
  value: number | null;
  /** Called with the minutes or seconds at each change. */
  onChange: (value: number) => void;
}

const none = [0, 0];

/** A duration, hh:mm, of at most 99 hours and 59 minutes; clearing it gives 00:00 (clause 5.20). Goes inside a `Field`. */
export function DurationField({
  unit = 'minutes',
  value,
  onChange,
  onBlur,
  ...attributes
}: DurationFieldProps) {
  const format = unit === 'seconds' ? secondsFormat : durationFormat;
  const { entry, change } = useEntry(format, value, (minutes) => onChange(minutes ?? 0));
  return (
    <PartGroup
      {...attributes}
      format={format}
      entry={entry}
      onEntry={change}
      start={none}
      error={undefined}
      example="01:30"
      onBlur={() => {
        // 90 minutes are shown as what they are: 01:30.
        if (value !== null) change(format.toEntry(value));
        onBlur?.();
      }}
    />
  );
}
