import type { DateFieldAttributes } from '../DateField/DateField.types';
import { PartGroup } from '../DateField/PartGroup';
import { useEntry } from '../DateField/useEntry';
import { durationFormat } from './durationFormat';

export interface DurationFieldProps extends DateFieldAttributes {
  /** Minutes, at most 5999, or null, which shows as 00:00 until something is entered. */
  value: number | null;
  onChange: (value: number) => void;
}

const none = [0, 0];

/** A length of time, hh:mm, of at most 99 hours and 59 minutes; emptied it becomes 00:00 (clause 5.20). Stands in a `Field`. */
export function DurationField({ value, onChange, onBlur, ...attributes }: DurationFieldProps) {
  const { entry, change } = useEntry(durationFormat, value, (minutes) => onChange(minutes ?? 0));
  return (
    <PartGroup
      {...attributes}
      format={durationFormat}
      entry={entry}
      onEntry={change}
      start={none}
      fault={undefined}
      example="01:30"
      onBlur={() => {
        if (value !== null) change(entry.map((text) => text.padStart(2, '0')));
        onBlur?.();
      }}
    />
  );
}
