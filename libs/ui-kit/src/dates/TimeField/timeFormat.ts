import { isTimeOfDay, parseTime } from '@callboard/domain/calendar';
import { isBlank, type Entry, type EntryFormat, type PartRule } from '../DateField/Entry';
import { fromDraft, toDraft } from '../DateField/draft';
import { dateFieldMessages } from '../DateField/dateFieldMessages';

/** The times of day that a field accepts, both included, as hh:mm. */
export interface TimeLimits {
  /** The earliest time. */
  min?: string | undefined;
  /** The latest time. */
  max?: string | undefined;
}

/** The parts hh:mm of a 24-hour time (clause 9.3). */
export const timeParts: readonly PartRule[] = [
  { name: 'hours', min: 0, max: 23, digits: 2, pageStep: 6 },
  { name: 'minutes', min: 0, max: 59, digits: 2, pageStep: 15 },
];

const shape = { parts: timeParts, between: [':'] };

/** A time of day as hh:mm; null when the entry is empty, a draft while the parts make no time. */
export const timeFormat: EntryFormat<string | null> = {
  ...shape,
  toEntry: (value) => timeEntry(value ?? '') ?? fromDraft(shape, value ?? '') ?? ['', ''],
  toValue: (entry) => (isBlank(entry) ? null : (timeOfEntry(entry) ?? toDraft(shape, entry))),
  read: readTime,
};

/** The parts of a time in one of the usual notations; null when it is not a time. */
export function readTime(text: string): Entry | null {
  return parseTime(text)?.split(':') ?? null;
}

/** The parts of hh:mm, with or without seconds; null for anything else. */
export function timeEntry(text: string): Entry | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : [hours, minutes];
}

/** The time of the parts as hh:mm; null when they are incomplete or there is no such time. */
export function timeOfEntry([hours = '', minutes = '']: Entry): string | null {
  if (hours === '' || minutes === '') return null;
  const text = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  return isTimeOfDay(text) ? text : null;
}

/** The error of a `TimeField`'s value; undefined when it is empty or a time within the limits. */
export function timeError(
  value: string | null | undefined,
  { min, max }: TimeLimits = {},
): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const text = timeOfEntry(timeFormat.toEntry(value));
  if (text === null) return timeEntryError(timeFormat.toEntry(value));
  if (min !== undefined && text < min) return dateFieldMessages.tooEarly(min);
  if (max !== undefined && text > max) return dateFieldMessages.tooLate(max);
  return undefined;
}

/** Why the parts of a time do not make one. */
export function timeEntryError([hours = '', minutes = '']: Entry): string {
  if (Number(hours) > 23) return dateFieldMessages.hourRange;
  if (Number(minutes) > 59) return dateFieldMessages.minuteRange;
  return dateFieldMessages.notComplete;
}
