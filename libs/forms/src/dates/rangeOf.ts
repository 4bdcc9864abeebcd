import type { DateRange } from '@callboard/ui-kit/dates';

/** The range that a field's value holds; both ends null when it holds none. */
export function rangeOf(value: unknown): DateRange {
  if (typeof value !== 'object' || value === null) return { start: null, end: null };
  const [start, end] = ['start' in value ? value.start : null, 'end' in value ? value.end : null];
  return { start: textOrNull(start), end: textOrNull(end) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
