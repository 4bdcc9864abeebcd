import { DateTime } from 'luxon';

/**
 * Whether a text is a day of the calendar, written YYYY-MM-DD.
 * @example isDay('2026-02-30') // false
 */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toDate(text).isValid;
}

/** The number of days in a month; `month` counts from 1. */
export function daysOfMonth(year: number, month: number): number {
  return DateTime.utc(year, month).daysInMonth ?? 0;
}

/** The day of the week: Monday is 0, Sunday is 6. */
export function weekdayOf(day: string): number {
  return toDate(day).weekday - 1;
}

/**
 * The day `count` days later, or earlier if it is negative.
 * @example addDays('2026-03-01', -1) // '2026-02-28'
 */
export function addDays(day: string, count: number): string {
  return toDay(toDate(day).plus({ days: count }));
}

/**
 * The same day `count` months later, or the last day of that month if it is shorter.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: string, count: number): string {
  return toDay(toDate(day).plus({ months: count }));
}

/** The number of days from the first day to the second: negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return toDate(to).diff(toDate(from), 'days').days;
}

/**
 * The days that a calendar shows for a month, by week: always six weeks, which start on Monday.
 * @param month as YYYY-MM
 * @example weeksOfMonth('2026-05')[0] // ['2026-04-27', … '2026-05-03']
 */
export function weeksOfMonth(month: string): string[][] {
  const monday = toDate(`${month}-01`).startOf('week');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => toDay(monday.plus({ days: week * 7 + day }))),
  );
}

/** A calendar day has no time zone. UTC has no daylight saving that could move it. */
function toDate(day: string): DateTime {
  return DateTime.fromISO(day, { zone: 'utc' });
}

function toDay(date: DateTime): string {
  return date.toISODate() ?? '';
}
