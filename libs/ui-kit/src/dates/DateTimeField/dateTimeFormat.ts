import { isBlank, type EntryFormat } from '../DateField/Entry';
import { dayError, entryError } from '../DateField/dayError';
import {
  dayBetween,
  dayEntry,
  dayFormat,
  dayOfEntry,
  dayParts,
  type DayLimits,
} from '../DateField/dayFormat';
import { fromDraft, toDraft } from '../DateField/draft';
import { readTime, timeEntry, timeEntryError, timeOfEntry, timeParts } from '../TimeField/timeFormat';

/** A day and a time as YYYY-MM-DDThh:mm; null when the entry is empty, a draft while the parts make none. */
export function dateTimeFormat(limits: DayLimits = {}): EntryFormat<string | null> {
  const shape = { parts: [...dayParts(limits), ...timeParts], between: [...dayBetween, ', ', ':'] };
  const dayOnly = dayFormat(limits);
  return {
    ...shape,
    toEntry: (value) => {
      const text = value ?? '';
      const [day, time] = [dayEntry(text), timeEntry(text.slice(11))];
      return (day && time && [...day, ...time]) ?? fromDraft(shape, text) ?? ['', '', '', '', ''];
    },
    toValue: (entry) => {
      if (isBlank(entry)) return null;
      const [day, time] = [dayOfEntry(entry), timeOfEntry(entry.slice(3))];
      return day && time ? `${day}T${time}` : toDraft(shape, entry);
    },
    read: (text) => {
      // A text with an offset is an instant, and the zone in which to show it is not known here.
      const [, dayText = '', timeText = ''] =
        /^(.+?)(?:T|,?\s+|,)(?:at\s+)?(\d{1,2}(?:[:.]\d{2}){1,2}(?:\s*[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?)$/i.exec(
          text.trim(),
        ) ?? [];
      const [day, time] = [dayOnly.read(dayText), readTime(timeText)];
      if (day && time) return [...day, ...time];
      const dayAlone = dayOnly.read(text);
      return dayAlone && [...dayAlone, '', ''];
    },
  };
}

/** The error of a `DateTimeField`'s value; undefined when it is empty or a time within the limits. */
export function dateTimeError(value: string | null | undefined, limits: DayLimits = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const format = dateTimeFormat(limits);
  const entry = format.toEntry(value);
  const day = dayOfEntry(entry);
  if (day === null) return entryError(entry);
  const error = dayError(day, limits);
  if (error !== undefined) return error;
  return timeOfEntry(entry.slice(3)) === null ? timeEntryError(entry.slice(3)) : undefined;
}
