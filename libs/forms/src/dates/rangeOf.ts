import type { DateRange } from '@callboard/ui-kit/dates';
import { isInstant } from './storedTime';

/** The range that a field's value holds; both ends null when it holds none. */
export function rangeOf(value: unknown): DateRange {
  if (typeof value !== 'object' || value === null) return { start: null, end: null };
  const [start, end] = ['start' in value ? value.start : null, 'end' in value ? value.end : null];
  return { start: textOrNull(start), end: textOrNull(end) };
}

/** The minutes between two instants: those that pass, whatever the clocks show; null where an end is none or the end comes first. */
export function minutesBetween({ start, end }: DateRange): number | null {
  if (start === null || end === null || !isInstant(start) || !isInstant(end)) return null;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return minutes < 0 ? null : Math.round(minutes);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
