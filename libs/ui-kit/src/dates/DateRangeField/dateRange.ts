import { daysBetween, isDay, isWallTime, minutesBetween } from '@callboard/domain/calendar';
import { formatDay } from '../DateText/formatDate';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import { dayError } from '../DateField/dayError';
import type { DayLimits } from '../DateField/dayFormat';
import { dateTimeError } from '../DateTimeField/dateTimeFormat';

/** A start and an end; each a value of a `DateField`, or of a `DateTimeField` where the range has times. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

/** The error of each end of a range. */
export interface DateRangeErrors {
  start?: string | undefined;
  end?: string | undefined;
}

/** The errors of a range: of each end, and of their order. */
export function dateRangeErrors(range: DateRange, hasTime: boolean, limits: DayLimits = {}): DateRangeErrors {
  const errorOf = hasTime ? dateTimeError : dayError;
  return {
    start: errorOf(range.start, limits),
    end: errorOf(range.end, limits) ?? orderError(range, hasTime),
  };
}

/** The error of a range that ends before it starts. */
export function orderError({ start, end }: DateRange, hasTime: boolean): string | undefined {
  if (!isWholeEnd(start, hasTime) || !isWholeEnd(end, hasTime) || end >= start) return undefined;
  return dateFieldMessages.tooEarly([formatDay(start), start.slice(11)].filter(Boolean).join(' '));
}

/** The minutes from start to end by the wall clock, whole days for days; null when there is no such length. */
export function wallMinutes({ start, end }: DateRange, hasTime: boolean): number | null {
  if (!isWholeEnd(start, hasTime) || !isWholeEnd(end, hasTime) || end < start) return null;
  return hasTime ? minutesBetween(`${start}Z`, `${end}Z`) : (daysBetween(start, end) + 1) * 1440;
}

function isWholeEnd(text: string | null, hasTime: boolean): text is string {
  return text !== null && (hasTime ? isWallTime(text) : isDay(text));
}
