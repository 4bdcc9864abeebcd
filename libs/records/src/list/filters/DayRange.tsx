import { DateRangeField, dateRangeErrors, type DateRange } from '@callboard/ui-kit/dates';
import { Field } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { filterMessages } from '../filterMessages';

export interface DayRangeProps {
  label: string;
  /** Days as YYYY-MM-DD, or null. */
  range: DateRange;
  /** Called with each change that leaves both ends complete or empty, and in order. */
  onCommit: (range: DateRange) => void;
}

/** The days from and to, both included: an invalid day stays in its input with its error, and nothing is committed until it is fixed. */
export function DayRange({ label, range, onCommit }: DayRangeProps) {
  const [draft, setDraft] = useState<{ over: string; range: DateRange }>();
  // A draft belongs to the filter that it was typed over: removing the filter elsewhere removes the draft too.
  const over = `${range.start} ${range.end}`;
  return (
    <Field label={label}>
      <DateRangeField
        hasTime={false}
        labels={{ start: filterMessages.from, end: filterMessages.to }}
        value={draft?.over === over ? draft.range : range}
        onChange={(next) => {
          const { start, end } = dateRangeErrors(next, false);
          const isValid = start === undefined && end === undefined;
          setDraft(isValid ? undefined : { over, range: next });
          if (isValid) onCommit(next);
        }}
      />
    </Field>
  );
}
