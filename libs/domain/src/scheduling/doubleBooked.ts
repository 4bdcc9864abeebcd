import { grouped } from '../lists/grouped';
import type { SpaceBooking } from './utilisation';

/** The bookings that overlap another one of the same space. One can begin at the minute at which the other ends. */
export function doubleBooked<Booking extends SpaceBooking>(
  bookings: readonly Booking[],
): ReadonlySet<Booking> {
  const found = new Set<Booking>();
  for (const own of grouped(bookings, ({ space }) => space).values()) {
    // Of those before, the one that ends last: when another one overlaps too, these two have overlapped each other.
    let last: Booking | undefined;
    for (const booking of own.toSorted((one, other) => compare(one.from, other.from))) {
      if (last && booking.from < last.to) found.add(last).add(booking);
      if (!last || booking.to > last.to) last = booking;
    }
  }
  return found;
}

/** Wall times of one zone are in the order of their text. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
