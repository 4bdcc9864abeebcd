import { grouped } from '../lists/grouped';

/** A booking of a space, in wall times of its venue: `2026-05-14T19:00`. */
export interface SpaceBooking {
  space: string;
  from: string;
  to: string;
}

/** The hours of each day in which a space can be booked, in the zone of its venue. */
export const bookableHours = { from: 8, to: 23 } as const;

/**
 * How much of the bookable time of a venue's spaces is taken on these days, from 0 to 1. Time counts between 08:00 and 23:00, for each
 * space by itself; where bookings of one space overlap, it counts once. A venue without spaces counts as one space.
 */
export function utilisation(
  bookings: readonly SpaceBooking[],
  spaces: number,
  days: readonly string[],
): number {
  const bySpace = grouped(bookings, ({ space }) => space);
  const perDay = (bookableHours.to - bookableHours.from) * 60;
  const bookable = Math.max(spaces, bySpace.size, 1) * days.length * perDay;
  if (bookable === 0) return 0;
  const taken = [...bySpace.values()].flatMap((own) => days.map((day) => takenOn(own, day)));
  return taken.reduce((sum, minutes) => sum + minutes, 0) / bookable;
}

/** The minutes of a day's bookable hours that at least one booking takes. */
function takenOn(bookings: readonly SpaceBooking[], day: string): number {
  const spans = bookings
    .map(({ from, to }) => ({ start: minuteOn(day, from), end: minuteOn(day, to) }))
    .toSorted((one, other) => one.start - other.start);
  let taken = 0;
  let until = bookableHours.from * 60;
  for (const { start, end } of spans) {
    taken += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return taken;
}

/** Where a wall time lies in a day's bookable hours: what is earlier or later is at their edge. */
function minuteOn(day: string, wallTime: string): number {
  const [first, last] = [bookableHours.from * 60, bookableHours.to * 60];
  if (wallTime.slice(0, 10) < day) return first;
  if (wallTime.slice(0, 10) > day) return last;
  const minutes = Number(wallTime.slice(11, 13)) * 60 + Number(wallTime.slice(14, 16));
  return Math.min(Math.max(minutes, first), last);
}
