import { isoMillis } from './isoMillis';

const dayMillis = 86_400_000;

/**
 * Checks whether a text is a day of the calendar, written YYYY-MM-DD.
 * @example isDay('2026-02-30') // false
 */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(isoMillis(text));
}

/** The number of days in a month; `month` counts from 1. */
export function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day of the week: Monday is 0, Sunday is 6. */
export function weekdayOf(day: string): number {
  return (toDate(day).getUTCDay() + 6) % 7;
}

/**
 * The day `count` days later, or earlier if it is negative.
 * @example addDays('2026-03-01', -1) // '2026-02-28'
 */
export function addDays(day: string, count: number): string {
  return movedBy(toDate(day), count);
}

/**
 * The same day `count` months later, or the last day of that month if it is shorter.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: string, count: number): string {
  const date = toDate(day);
  const target = new Date(date);
  target.setUTCMonth(date.getUTCMonth() + count, 1);
  target.setUTCDate(
    Math.min(date.getUTCDate(), daysOfMonth(target.getUTCFullYear(), target.getUTCMonth() + 1)),
  );
  return toDay(target);
}

/** The number of days from the first day to the second: negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (isoMillis(to) - isoMillis(from)) / dayMillis;
}

/**
 * The days that a calendar shows for a month, by week: always six weeks, which start on Monday.
 * @param month as YYYY-MM
 * @example weeksOfMonth('2026-05')[0] // ['2026-04-27', … '2026-05-03']
 */
export function weeksOfMonth(month: string): string[][] {
  const first = `${month}-01`;
  const monday = toDate(first);
  monday.setUTCDate(1 - weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => movedBy(monday, week * 7 + day)),
  );
}

function movedBy(date: Date, days: number): string {
  const moved = new Date(date);
  moved.setUTCDate(date.getUTCDate() + days);
  return toDay(moved);
}

/** A calendar day has no time zone. UTC has no daylight saving that could move it. */
function toDate(day: string): Date {
  return new Date(isoMillis(day));
}

function toDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, -'T00:00:00.000Z'.length);
}
