import { formatDuration, maxDuration, parseDuration, type DurationUnit } from '@callboard/domain/calendar';
import type { Entry, EntryFormat } from '../DateField/Entry';

/** A duration in seconds, written as up to 99 minutes and 59 seconds; the arithmetic is that of hours and minutes. */
export const secondsFormat: EntryFormat<number | null> = {
  parts: [
    { name: 'minutes', min: 0, max: 99, digits: 2, pageStep: 10, placeholder: '00' },
    { name: 'seconds', min: 0, max: 59, digits: 2, pageStep: 15, placeholder: '00' },
  ],
  between: [':'],
  toEntry: (value) => durationFormat.toEntry(value),
  toValue: (entry) => durationFormat.toValue(entry),
  read: (text) => entryOf(text, 'seconds'),
};

/** A duration in minutes: 0 to 99 hours and 0 to 59 minutes; an empty part counts as 0 (clause 5.20). */
export const durationFormat: EntryFormat<number | null> = {
  parts: [
    { name: 'hours', min: 0, max: 99, digits: 2, pageStep: 10, placeholder: '00' },
    { name: 'minutes', min: 0, max: 59, digits: 2, pageStep: 15, placeholder: '00' },
  ],
  between: [':'],
  toEntry: (value) => {
    if (value === null || !Number.isFinite(value)) return ['', ''];
    return formatDuration(Math.min(Math.max(value, 0), maxDuration)).split(':');
  },
  toValue: ([hours = '', minutes = '']) => Number(hours) * 60 + Number(minutes),
  read: (text) => entryOf(text, 'minutes'),
};

function entryOf(text: string, unit: DurationUnit): Entry | null {
  const length = parseDuration(text, unit);
  return length === null ? null : formatDuration(length).split(':');
}
