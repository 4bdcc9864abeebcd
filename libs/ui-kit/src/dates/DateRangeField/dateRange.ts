import { daysBetween, isDay, isWallTime, minutesBetween } from '@callboard/domain/calendar';
import { formatDay } from '../DateText/formatDate';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import { dayFault } from '../DateField/dayFault';
import type { DayLimits } from '../DateField/dayFormat';
import { dateTimeFault } from '../DateTimeField/dateTimeFormat';

/** Where something begins and ends; each a value of a `DateField`, or of a `DateTimeField` where the range has times. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

/** What is wrong with each end of a range, in words. */
export interface DateRangeFaults {
  start?: string | undefined;
  end?: string | undefined;
}

/** What is wrong with a range: with one of its ends, or with their order. */
export function dateRangeFaults(range: DateRange, hasTime: boolean, limits: DayLimits = {}): DateRangeFaults {
  const faultOf = hasTime ? dateTimeFault : dayFault;
  return {
    start: faultOf(range.start, limits),
    end: faultOf(range.end, limits) ?? orderFault(range, hasTime),
  };
}

/** What is said when a range ends before it begins. */
export function orderFault({ start, end }: DateRange, hasTime: boolean): string | undefined {
  if (!isWholeEnd(start, hasTime) || !isWholeEnd(end, hasTime) || end >= start) return undefined;
  return dateFieldMessages.tooEarly([formatDay(start), start.slice(11)].filter(Boolean).join(' '));
}

/** The minutes from the start to the end by the clock on the wall; null while there is no such length. A day counts in whole. */
export function wallMinutes({ start, end }: DateRange, hasTime: boolean): number | null {
  if (!isWholeEnd(start, hasTime) || !isWholeEnd(end, hasTime) || end < start) return null;
  return hasTime ? minutesBetween(`${start}Z`, `${end}Z`) : (daysBetween(start, end) + 1) * 1440;
}

function isWholeEnd(text: string | null, hasTime: boolean): text is string {
  return text !== null && (hasTime ? isWallTime(text) : isDay(text));
}
