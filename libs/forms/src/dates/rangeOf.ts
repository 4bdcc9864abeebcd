import type { DateRange } from '@callboard/ui-kit/dates';

/** Reads a range from any value; a missing end is null. */
export function rangeOf(value: unknown): DateRange {
  if (typeof value !== 'object' || value === null) return { start: null, end: null };
  const [start, end] = ['start' in value ? value.start : null, 'end' in value ? value.end : null];
  return { start: textOrNull(start), end: textOrNull(end) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
