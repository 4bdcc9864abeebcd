import { formatDuration, longestDuration, parseDuration } from '@callboard/domain/calendar';
import type { EntryFormat } from '../DateField/Entry';

/** A duration as minutes: hours 0 to 99 and minutes 0 to 59, where a part that is empty counts as none (clause 5.20). */
export const durationFormat: EntryFormat<number | null> = {
  parts: [
    { name: 'hours', least: 0, most: 99, digits: 2, leap: 10, placeholder: '00' },
    { name: 'minutes', least: 0, most: 59, digits: 2, leap: 15, placeholder: '00' },
  ],
  between: [':'],
  toEntry: (value) => {
    if (value === null || !Number.isFinite(value)) return ['', ''];
    return formatDuration(Math.min(Math.max(value, 0), longestDuration)).split(':');
  },
  toValue: ([hours = '', minutes = '']) => Number(hours) * 60 + Number(minutes),
  read: (text) => {
    const minutes = parseDuration(text);
    return minutes === null ? null : formatDuration(minutes).split(':');
  },
};
