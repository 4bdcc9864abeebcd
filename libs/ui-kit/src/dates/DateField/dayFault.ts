import { isDay } from '@callboard/domain/calendar';
import { formatDay } from '../DateText/formatDate';
import { dateFieldMessages } from './dateFieldMessages';
import { dayFormat, firstDay, lastDay, type DayLimits } from './dayFormat';
import type { Entry } from './Entry';

/** What is wrong with the value of a `DateField`, in words; undefined when it is a day within the limits, or empty. */
export function dayFault(value: string | null | undefined, limits: DayLimits = {}): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const { min = firstDay, max = lastDay } = limits;
  if (!isDay(value)) return entryFault(dayFormat(limits).toEntry(value));
  if (value < min) return dateFieldMessages.tooEarly(formatDay(min));
  if (value > max) return dateFieldMessages.tooLate(formatDay(max));
  return undefined;
}

/** What keeps the parts of a day from being one. */
export function entryFault([day = '', month = '', year = '']: Entry): string {
  if (day !== '' && !isWithin(day, 1, 31)) return dateFieldMessages.dayRange;
  if (month !== '' && !isWithin(month, 1, 12)) return dateFieldMessages.monthRange;
  if (day === '' || month === '' || year.length < 4) return dateFieldMessages.notComplete;
  return dateFieldMessages.noSuchDay;
}

function isWithin(text: string, least: number, most: number): boolean {
  return Number(text) >= least && Number(text) <= most;
}
