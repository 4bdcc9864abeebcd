import type { Entry, EntryFormat, PartRule } from './Entry';
import { isBlank } from './Entry';
import { fromDraft, toDraft } from './draft';
import { readDay } from './readDay';

/** The days that a field takes, both included. */
export interface DayLimits {
  /** As YYYY-MM-DD. @default '1900-01-01' */
  min?: string | undefined;
  /** As YYYY-MM-DD. @default '2030-12-31' */
  max?: string | undefined;
}

/** The years of clause 5.19, where the caller sets no limits. */
export const firstDay = '1900-01-01';
export const lastDay = '2030-12-31';

/** What stands between the parts of a day. */
export const dayBetween = [' - ', ' - '];

/** The parts DD - MM - YYYY (clause 5.19). */
export function dayParts({ min = firstDay, max = lastDay }: DayLimits = {}): readonly PartRule[] {
  return [
    { name: 'day', least: 1, most: 31, digits: 2, leap: 7 },
    { name: 'month', least: 1, most: 12, digits: 2, leap: 3 },
    { name: 'year', least: yearOf(min), most: yearOf(max), digits: 4, leap: 10 },
  ];
}

/** A day as the value YYYY-MM-DD; null when nothing is entered, and the draft while the parts make no day. */
export function dayFormat(limits: DayLimits = {}): EntryFormat<string | null> {
  const shape = { parts: dayParts(limits), between: dayBetween };
  return {
    ...shape,
    toEntry: (value) => dayEntry(value ?? '') ?? fromDraft(shape, value ?? '') ?? ['', '', ''],
    toValue: (entry) => (isBlank(entry) ? null : (dayOfEntry(entry) ?? toDraft(shape, entry))),
    read: (text) => readDay(text, yearOf(limits.max ?? lastDay)),
  };
}

/** The parts of YYYY-MM-DD, of an instant too; null of anything else. */
export function dayEntry(text: string): Entry | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text) ?? [];
  return year === undefined || month === undefined || day === undefined ? null : [day, month, year];
}

/** The day that the parts make, as YYYY-MM-DD; null when they are not whole or there is no such day. */
export function dayOfEntry([day = '', month = '', year = '']: Entry): string | null {
  if (day === '' || month === '' || year.length !== 4) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
}

/** How many days a month has. */
export function daysOfMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
