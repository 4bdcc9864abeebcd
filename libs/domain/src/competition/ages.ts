import { dayOfInstant } from '../calendar/zones';

/** The contests are New Zealand's, and so are the days of their deadlines. */
export const zoneOfContests = 'Pacific/Auckland';

/** The day on which an instant lies where the contest is. */
export function dayOf(instant: string): string {
  return dayOfInstant(instant, zoneOfContests);
}

/**
 * The whole years of a person's age on a day. Who was born on a 29 February is a year older on 1 March.
 *
 * @example ageOn('2008-02-29', '2027-02-28') // 18
 */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
