import { addDays, addMonths, weekdayOf, weeksOfMonth } from './days';

/** The lengths of time that a calendar shows (clause 3.30). */
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/**
 * The days that a calendar shows around a day, in order: a week begins on Monday, a month has the whole weeks that it touches.
 * @example daysOfPeriod('week', '2026-05-14') // ['2026-05-11', … '2026-05-17']
 */
export function daysOfPeriod(period: Period, day: string): string[] {
  if (period === 'day') return [day];
  if (period === 'week') {
    const monday = addDays(day, -weekdayOf(day));
    return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  }
  const month = day.slice(0, 7);
  const weeks = weeksOfMonth(month).filter((week) => week.some((each) => each.startsWith(month)));
  return weeks.flat();
}

/** The day from which the period before or after is shown. */
export function movePeriod(period: Period, day: string, count: number): string {
  if (period === 'month') return addMonths(day, count);
  return addDays(day, period === 'week' ? 7 * count : count);
}
