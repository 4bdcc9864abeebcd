import { isDay, readDay } from '@callboard/domain/calendar';
import { monthNames } from '../DateText/monthNames';
import type { Entry, EntryFormat, PartRule } from './Entry';
import { isBlank } from './Entry';
import { fromDraft, toDraft } from './draft';

/** The days that a field accepts, both included. */
export interface DayLimits {
  /** As YYYY-MM-DD. @default '1900-01-01' */
  min?: string | undefined;
  /** As YYYY-MM-DD. @default '2030-12-31' */
  max?: string | undefined;
}

/** The years of clause 5.19, used when the caller sets no limits. */
export const firstDay = '1900-01-01';
export const lastDay = '2030-12-31';

/** The separators of a day. */
export const dayBetween = [' - ', ' - '];

/** The parts DD - MM - YYYY (clause 5.19). */
export function dayParts({ min = firstDay, max = lastDay }: DayLimits = {}): readonly PartRule[] {
  return [
    { name: 'day', min: 1, max: 31, digits: 2, pageStep: 7 },
    { name: 'month', min: 1, max: 12, digits: 2, pageStep: 3 },
    { name: 'year', min: yearOf(min), max: yearOf(max), digits: 4, pageStep: 10 },
  ];
}

/** A day as YYYY-MM-DD; null when the entry is empty, a draft while the parts make no day. */
export function dayFormat(limits: DayLimits = {}): EntryFormat<string | null> {
  const shape = { parts: dayParts(limits), between: dayBetween };
  return {
    ...shape,
    toEntry: (value) => dayEntry(value ?? '') ?? fromDraft(shape, value ?? '') ?? ['', '', ''],
    toValue: (entry) => (isBlank(entry) ? null : (dayOfEntry(entry) ?? toDraft(shape, entry))),
    read: (text) => readDay(text, { lastYear: yearOf(limits.max ?? lastDay), monthNames: monthNames() }),
  };
}

/** The parts of YYYY-MM-DD or of an instant; null for anything else. */
export function dayEntry(text: string): Entry | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text) ?? [];
  return year === undefined || month === undefined || day === undefined ? null : [day, month, year];
}

/** The day of the parts as YYYY-MM-DD; null when they are incomplete or there is no such day. */
export function dayOfEntry([day = '', month = '', year = '']: Entry): string | null {
  if (day === '' || month === '' || year.length !== 4) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
