import type { DateFieldAttributes } from '../DateField/DateField.types';
import { PartGroup } from '../DateField/PartGroup';
import { useEntry } from '../DateField/useEntry';
import { durationError, durationFormat, secondsFormat, type DurationValue } from './durationFormat';

export interface DurationFieldProps extends DateFieldAttributes {
  /** Unit of the value: minutes as hh:mm, or seconds as mm:ss. @default 'minutes' */
  unit?: 'minutes' | 'seconds' | undefined;
  /** Minutes or seconds, at most 5999, a draft from `onChange`, or null, which shows as 00:00 until something is entered. */
  value: DurationValue;
  /**
   * Receives the minutes or seconds at each change, or a draft such as '99:75' while the parts make more than 99:59: `durationError`
   * returns its error.
   */
  onChange: (value: number | string) => void;
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
  const { entry, change } = useEntry(format, value, (length) => onChange(length ?? 0));
  return (
    <PartGroup
      {...attributes}
      format={format}
      entry={entry}
      onEntry={change}
      start={none}
      error={durationError(value)}
      example="01:30"
      onBlur={() => {
        // 90 minutes are shown as what they are: 01:30.
        if (value !== null && durationError(value) === undefined) change(format.toEntry(value));
        onBlur?.();
      }}
    />
  );
}
