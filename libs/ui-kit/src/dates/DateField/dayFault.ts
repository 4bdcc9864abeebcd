import { isDay } from '@callboard/domain/calendar';
import { formatDay } from '../DateText/formatDate';
import { dateFieldMessages } from './dateFieldMessages';
import { dayFormat, firstDay, lastDay, type DayLimits } from './dayFormat';
import type { Entry } from './Entry';

/** The error of a `DateField`'s value; undefined when it is empty or a day within the limits. */
export function dayFault(value: string | null | undefined, limits: DayLimits = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const { min = firstDay, max = lastDay } = limits;
  if (!isDay(value)) return entryFault(dayFormat(limits).toEntry(value));
  if (value < min) return dateFieldMessages.tooEarly(formatDay(min));
  if (value > max) return dateFieldMessages.tooLate(formatDay(max));
  return undefined;
}

/** Why the parts of a day do not make one. */
export function entryFault([day = '', month = '', year = '']: Entry): string {
  if (day !== '' && !isWithin(day, 1, 31)) return dateFieldMessages.dayRange;
  if (month !== '' && !isWithin(month, 1, 12)) return dateFieldMessages.monthRange;
  if (day === '' || month === '' || year.length < 4) return dateFieldMessages.notComplete;
  return dateFieldMessages.noSuchDay;
}

function isWithin(text: string, min: number, max: number): boolean {
  return Number(text) >= min && Number(text) <= max;
}
