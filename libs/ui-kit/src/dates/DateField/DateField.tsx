import { isDay } from '@callboard/domain/calendar';
import { CalendarButton } from '../Calendar/CalendarButton';
import { useToday } from '../useToday';
import type { DateFieldAttributes } from './DateField.types';
import { dayError } from './dayError';
import { dayEntry, dayFormat, type DayLimits } from './dayFormat';
import { PartGroup } from './PartGroup';
import { useEntry } from './useEntry';

export interface DateFieldProps extends DateFieldAttributes, DayLimits {
  /** A day as YYYY-MM-DD, a draft from `onChange`, or null. */
  value: string | null;
  /**
   * Receives the day as YYYY-MM-DD, null when the field is empty, or a draft such as '14 - __ - ____' or '31 - 02 - 2026'
   * while the parts make no day: `dayError` returns its error, and no input is lost.
   */
  onChange: (value: string | null) => void;
}

/**
 * A day, typed as DD - MM - YYYY (clause 5.19) or selected in a calendar; goes inside a `Field`.
 * @example <Field label="First day"><DateField value={day} onChange={setDay} /></Field>
 */
export function DateField({ value, onChange, min, max, ...attributes }: DateFieldProps) {
  const limits = { min, max };
  const format = dayFormat(limits);
  const { entry, change } = useEntry(format, value, onChange);
  const today = useToday();
  const isLocked = attributes.disabled === true || attributes.readOnly === true;
  return (
    <PartGroup
      {...attributes}
      format={format}
      entry={entry}
      onEntry={change}
      start={startOf(today)}
      error={dayError(value, limits)}
      example="14 - 05 - 2026"
    >
      {!isLocked && (
        <CalendarButton
          {...limits}
          value={value !== null && isDay(value) ? value : null}
          onChoose={(day) => change(format.toEntry(day))}
        />
      )}
    </PartGroup>
  );
}

/** Where an empty date starts stepping: at this day. */
export function startOf(today: string): readonly number[] {
  return (dayEntry(today) ?? []).map(Number);
}
