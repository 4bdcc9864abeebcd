import { addDays, isDay } from '../calendar/days';

/** Whole weeks, so that a Saturday stays a Saturday. */
const yearOfWeeks = 364;

/** The first day that a copy of an event is offered: the same weekday a year or more later, from today on. */
export function nextYearDay(startsOn: string, today: string): string {
  if (!isDay(startsOn) || !isDay(today)) return '';
  let day = addDays(startsOn, yearOfWeeks);
  while (day < today) day = addDays(day, yearOfWeeks);
  return day;
}

/**
 * The name of an event in the year of its copy.
 * @example nextYearName('Porirua heat 2026', '2026-05-14', '2027-05-13') // 'Porirua heat 2027'
 */
export function nextYearName(name: string, from: string, to: string): string {
  const [year, next] = [from.slice(0, 4), to.slice(0, 4)];
  return isDay(to) && isDay(from) ? name.replace(new RegExp(`\\b${year}\\b`, 'g'), next) : name;
}
