import { DateTime } from 'luxon';

/**
 * Whether a text is a day of the calendar, written YYYY-MM-DD.
 * @example isDay('2026-02-30') // false
 */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toDate(text).isValid;
}

/** How many days a month has; `month` counts from 1. */
export function daysOfMonth(year: number, month: number): number {
  return DateTime.utc(year, month).daysInMonth ?? 0;
}

/** The day of the week: Monday is 0, Sunday is 6. */
export function weekdayOf(day: string): number {
  return toDate(day).weekday - 1;
}

/**
 * The day some days later, or earlier where `count` is negative.
 * @example addDays('2026-03-01', -1) // '2026-02-28'
 */
export function addDays(day: string, count: number): string {
  return toDay(toDate(day).plus({ days: count }));
}

/**
 * The same day some months later, or the last of that month where it is shorter.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: string, count: number): string {
  return toDay(toDate(day).plus({ months: count }));
}

/** How many days lie between two days: 0 of the same day, negative where the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return toDate(to).diff(toDate(from), 'days').days;
}

/**
 * The days that a calendar shows of a month, by week: always six weeks, which begin on Monday.
 * @param month as YYYY-MM
 * @example weeksOfMonth('2026-05')[0] // ['2026-04-27', … '2026-05-03']
 */
export function weeksOfMonth(month: string): string[][] {
  const monday = toDate(`${month}-01`).startOf('week');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => toDay(monday.plus({ days: week * 7 + day }))),
  );
}

/** A calendar day belongs to no zone: UTC has no changes of the clocks that could move it. */
function toDate(day: string): DateTime {
  return DateTime.fromISO(day, { zone: 'utc' });
}

function toDay(date: DateTime): string {
  return date.toISODate() ?? '';
}
