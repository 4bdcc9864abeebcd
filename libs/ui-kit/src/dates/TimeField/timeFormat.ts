import { isTimeOfDay, parseTime } from '@callboard/domain/calendar';
import { isBlank, type Entry, type EntryFormat, type PartRule } from '../DateField/Entry';
import { fromDraft, toDraft } from '../DateField/draft';
import { dateFieldMessages } from '../DateField/dateFieldMessages';

/** The times of day that a field takes, both included, as hh:mm. */
export interface TimeLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** The parts hh:mm by 24 hours (clause 9.3). */
export const timeParts: readonly PartRule[] = [
  { name: 'hours', least: 0, most: 23, digits: 2, leap: 6 },
  { name: 'minutes', least: 0, most: 59, digits: 2, leap: 15 },
];

const shape = { parts: timeParts, between: [':'] };

/** A time of day as the value hh:mm; null when nothing is entered, and the draft while the parts make no time. */
export const timeFormat: EntryFormat<string | null> = {
  ...shape,
  toEntry: (value) => timeEntry(value ?? '') ?? fromDraft(shape, value ?? '') ?? ['', ''],
  toValue: (entry) => (isBlank(entry) ? null : (timeOfEntry(entry) ?? toDraft(shape, entry))),
  read: readTime,
};

/** The parts of a time in one of the usual ways to write it; null when it is none. */
export function readTime(text: string): Entry | null {
  return parseTime(text)?.split(':') ?? null;
}

/** The parts of hh:mm, with seconds or not; null of anything else. */
export function timeEntry(text: string): Entry | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : [hours, minutes];
}

/** The time that the parts make, as hh:mm; null when they are not whole or there is no such time. */
export function timeOfEntry([hours = '', minutes = '']: Entry): string | null {
  if (hours === '' || minutes === '') return null;
  const text = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  return isTimeOfDay(text) ? text : null;
}

/** What is wrong with the value of a `TimeField`, in words; undefined when it is a time within the limits, or empty. */
export function timeFault(
  value: string | null | undefined,
  { min, max }: TimeLimits = {},
): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const text = timeOfEntry(timeFormat.toEntry(value));
  if (text === null) return timeEntryFault(timeFormat.toEntry(value));
  if (min !== undefined && text < min) return dateFieldMessages.tooEarly(min);
  if (max !== undefined && text > max) return dateFieldMessages.tooLate(max);
  return undefined;
}

/** What keeps the parts of a time from being one. */
export function timeEntryFault([hours = '', minutes = '']: Entry): string {
  if (Number(hours) > 23) return dateFieldMessages.hourRange;
  if (Number(minutes) > 59) return dateFieldMessages.minuteRange;
  return dateFieldMessages.notComplete;
}
