import { formatDuration, maxDuration, parseDuration, type DurationUnit } from '@callboard/domain/calendar';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import { fromDraft, toDraft } from '../DateField/draft';
import type { Entry, EntryFormat } from '../DateField/Entry';

/** Minutes or seconds, null for none, or a draft such as '99:75', which is longer than the field takes. */
export type DurationValue = number | string | null;

/** A duration in seconds, written as up to 99 minutes and 59 seconds; the arithmetic is that of hours and minutes. */
export const secondsFormat: EntryFormat<DurationValue> = {
  parts: [
    { name: 'minutes', min: 0, max: 99, digits: 2, pageStep: 10, placeholder: '00' },
    { name: 'seconds', min: 0, max: 59, digits: 2, pageStep: 15, placeholder: '00' },
  ],
  between: [':'],
  toEntry: (value) => durationFormat.toEntry(value),
  toValue: (entry) => durationFormat.toValue(entry),
  read: (text) => entryOf(text, 'seconds'),
};

const shape: Pick<EntryFormat<DurationValue>, 'parts' | 'between'> = {
  parts: [
    { name: 'hours', min: 0, max: 99, digits: 2, pageStep: 10, placeholder: '00' },
    { name: 'minutes', min: 0, max: 59, digits: 2, pageStep: 15, placeholder: '00' },
  ],
  between: [':'],
};

/** A duration in minutes: 0 to 99 hours and 0 to 59 minutes; an empty part counts as 0 (clause 5.20). */
export const durationFormat: EntryFormat<DurationValue> = {
  ...shape,
  toEntry: (value) => {
    if (typeof value === 'string') return fromDraft(shape, value) ?? ['', ''];
    if (value === null || !Number.isFinite(value)) return ['', ''];
    return formatDuration(Math.min(Math.max(value, 0), maxDuration)).split(':');
  },
  toValue: (entry) => {
    const [hours, minutes] = entry.map(Number);
    const length = (hours ?? 0) * 60 + (minutes ?? 0);
    return length > maxDuration ? toDraft(shape, entry) : length;
  },
  read: (text) => entryOf(text, 'minutes'),
};

/** The error of a `DurationField`'s value; undefined when it is empty or a length that the field can show. */
export function durationError(value: DurationValue | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const isLength = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxDuration;
  return isLength ? undefined : dateFieldMessages.duration;
}

function entryOf(text: string, unit: DurationUnit): Entry | null {
  const length = parseDuration(text, unit);
  return length === null ? null : formatDuration(length).split(':');
}
