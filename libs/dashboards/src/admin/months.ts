import { addMonths } from '@callboard/domain/calendar';
import { formatDay } from '@callboard/ui-kit/dates';

/** A day YYYY-MM-DD without its year: '05-Mar'. */
export function shortDay(day: string): string {
  return formatDay(day).slice(0, 6);
}

/** The first day of the month of a day: '2026-05-01'. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The month of its first day, as people write it: 'Jun 26'. */
export function monthName(first: string): string {
  const [, month = '', year = ''] = formatDay(first).split('-');
  return `${month} ${year.slice(2)}`;
}

/** Every month from the first to the last of some, without gaps: '2026-05-01' and so on. */
export function monthsBetween(months: readonly string[]): string[] {
  const sorted = [...months].sort();
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) all.push(month);
  return all;
}
