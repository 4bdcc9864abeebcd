import type { EntryFormat } from '../DateField/Entry';
import { formatDuration, toMinutes } from '../DateText/toMinutes';

/** The longest duration that can be entered, 99:59, in minutes (clause 9.4). */
export const longestDuration = 5999;

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
    const minutes = toMinutes(text.trim()) ?? inWords(text);
    if (minutes === undefined || minutes < 0 || minutes > longestDuration) return null;
    return formatDuration(minutes).split(':');
  },
};

/** Minutes of '1 h 30 min', '1h30', '2 hours' or '45 minutes'. */
function inWords(text: string): number | undefined {
  const found = /^(?:(\d+)\s*h[a-z]*)?[\s,]*(?:(\d+)\s*(?:m[a-z]*)?)?$/i.exec(text.trim());
  const [, hours, minutes] = found ?? [];
  // Figures alone may be hours as well as minutes.
  if (hours === undefined && (minutes === undefined || /^\d+$/.test(text.trim()))) return undefined;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}
