import { isDay } from '@callboard/domain/calendar';
import { formatDay } from '../DateText/formatDate';
import { dateFieldMessages } from './dateFieldMessages';
import { dayFormat, firstDay, lastDay, type DayLimits } from './dayFormat';
import type { Entry } from './Entry';

/** The error of a `DateField`'s value; undefined when it is empty or a day within the limits. */
export function dayError(value: string | null | undefined, limits: DayLimits = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const { min = firstDay, max = lastDay } = limits;
  if (!isDay(value)) return entryError(dayFormat(limits).toEntry(value));
  if (value < min) return dateFieldMessages.tooEarly(formatDay(min));
  if (value > max) return dateFieldMessages.tooLate(formatDay(max));
  return undefined;
}

/** Why the parts of a day do not make one. */
export function entryError([day = '', month = '', year = '']: Entry): string {
  if (day !== '' && !isBetween(day, 1, 31)) return dateFieldMessages.dayRange;
  if (month !== '' && !isBetween(month, 1, 12)) return dateFieldMessages.monthRange;
  if (day === '' || month === '' || year.length < 4) return dateFieldMessages.notComplete;
  return dateFieldMessages.noSuchDay;
}

function isBetween(text: string, min: number, max: number): boolean {
  return Number(text) >= min && Number(text) <= max;
}
