import type { Period } from '@callboard/api-contract/lists';
import { addDays, addMonths } from '../calendar/days';
import { formatDay } from '../calendar/formatDay';

/** The first day of the period after the one that begins on a day. */
export function nextPeriod(first: string, period: Period): string {
  switch (period) {
    case 'day':
      return addDays(first, 1);
    case 'week':
      return addDays(first, 7);
    case 'month':
      return addMonths(first, 1);
    case 'year':
      return addMonths(first, 12);
    default:
      return period satisfies never;
  }
}

/** The last day of the period that begins on a day. */
export function lastDayOf(first: string, period: Period): string {
  return addDays(nextPeriod(first, period), -1);
}

/**
 * A period by its first day, as people write it; of a week that is its Monday.
 * @example periodText('2027-05-01', 'month') // 'May 2027'
 */
export function periodText(first: string, period: Period, monthNames?: readonly string[]): string {
  const day = formatDay(first, monthNames);
  const [, month = '', year = ''] = day.split('-');
  if (period === 'year') return year;
  return period === 'month' ? `${month} ${year}` : day;
}

/** Every period from the first to the last of some, without gaps; as they are if that would be more than `most`. */
export function periodsBetween(firsts: readonly string[], period: Period, most: number): readonly string[] {
  const sorted = [...firsts].sort();
  const last = sorted.at(-1);
  const all: string[] = [];
  for (let day = sorted[0]; day !== undefined && last !== undefined && day <= last;) {
    if (all.length === most) return sorted;
    all.push(day);
    day = nextPeriod(day, period);
  }
  return all;
}
