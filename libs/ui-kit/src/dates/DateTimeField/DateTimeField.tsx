import type { ReactNode } from 'react';
import { CalendarButton } from '../Calendar/CalendarButton';
import { startOf } from '../DateField/DateField';
import { useToday } from '../useToday';
import type { DateFieldAttributes } from '../DateField/DateField.types';
import { dayEntry, dayOfEntry, type DayLimits } from '../DateField/dayFormat';
import { PartGroup } from '../DateField/PartGroup';
import { useEntry } from '../DateField/useEntry';
import { dateTimeError, dateTimeFormat } from './dateTimeFormat';
import styles from '../DateField/DateField.module.css';

export interface DateTimeFieldProps extends DateFieldAttributes, DayLimits {
  /** A wall clock time as YYYY-MM-DDThh:mm, a draft from `onChange`, or null. */
  value: string | null;
  /** Receives YYYY-MM-DDThh:mm, null when the field is empty, or a draft such as '14 - 05 - 2026, __:__' while it is incomplete. */
  onChange: (value: string | null) => void;
  /** The name of the zone, as its people call it: 'NZST'. */
  zone?: ReactNode;
}

/** A day and a 24-hour time on the wall clock of a zone: DD - MM - YYYY, hh:mm; goes inside a `Field`. */
export function DateTimeField({ value, onChange, min, max, zone, ...attributes }: DateTimeFieldProps) {
  const limits = { min, max };
  const format = dateTimeFormat(limits);
  const { entry, change } = useEntry(format, value, onChange);
  const today = useToday();
  const isLocked = attributes.disabled === true || attributes.readOnly === true;
  return (
    <PartGroup
      {...attributes}
      format={format}
      entry={entry}
      onEntry={change}
      start={[...startOf(today), 12, 0]}
      error={dateTimeError(value, limits)}
      example="14 - 05 - 2026, 19:05"
    >
      {zone !== undefined && <span className={styles.zone}>{zone}</span>}
      {!isLocked && (
        <CalendarButton
          {...limits}
          value={dayOfEntry(entry)}
          onChoose={(day) => {
            const date = day === null ? ['', '', ''] : (dayEntry(day) ?? []);
            change([...date, ...(day === null ? ['', ''] : entry.slice(3))]);
          }}
        />
      )}
    </PartGroup>
  );
}
