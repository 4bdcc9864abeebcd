import { saleLimits } from '@callboard/api-contract/booking';
import { grouped } from '../lists/grouped';

/** Unpaid reservations of one source: open holds and unpaid orders. */
interface Unpaid {
  /** At all performances. */
  reservations: number;
  /** Of one performance. */
  places: number;
}

/** The same of each source that a reservation comes from, this one counted with them. */
interface UnpaidBySource {
  /** Reservations of the browser or the user. */
  owner: number;
  network: Unpaid;
  /** None before there is an email. */
  mailbox: Unpaid;
}

/** The limit that a reservation is over: the name of the sentence about it, and its number. */
interface UnpaidRefusal {
  limit:
    | 'unpaidOfOwner'
    | 'unpaidOfNetwork'
    | 'unpaidOfMailbox'
    | 'unpaidPlacesOfNetwork'
    | 'unpaidPlacesOfMailbox';
  most: number;
}

/**
 * Why a reservation goes too far; null where it does not. The owner is looked at first: an honest school behind one address is many
 * owners, each with few reservations. Who invents owners or emails meets the limit of their network, and who changes networks the one
 * of the mailbox.
 */
export function unpaidRefusal(
  { owner, network, mailbox }: UnpaidBySource,
  capacity: number,
): UnpaidRefusal | null {
  const places = maxUnpaidPlaces(capacity);
  const limits: readonly [UnpaidRefusal['limit'], number, number][] = [
    ['unpaidOfOwner', owner, saleLimits.unpaidOfOwner],
    ['unpaidOfMailbox', mailbox.reservations, saleLimits.unpaidOfMailbox],
    ['unpaidPlacesOfMailbox', mailbox.places, places],
    ['unpaidOfNetwork', network.reservations, saleLimits.unpaidOfNetwork],
    ['unpaidPlacesOfNetwork', network.places, places],
  ];
  const [met] = limits.filter(([, used, most]) => used > most);
  return met ? { limit: met[0], most: met[2] } : null;
}

/**
 * The places of a performance that one source can have unpaid.
 *
 * @example maxUnpaidPlaces(600) // 150
 */
export function maxUnpaidPlaces(capacity: number): number {
  return Math.max(saleLimits.unpaidPlacesLeast, Math.floor((capacity * saleLimits.unpaidPercent) / 100));
}

/** A general-admission ticket with the places that it and its group have. */
interface PlacesWithoutSeats {
  group: string | null;
  capacity: number | null;
  group_capacity: number | null;
}

/** All places of a performance: its seats, and those of its general-admission tickets, of which a group shares its own. */
export function placesInAll(seats: number, general: readonly PlacesWithoutSeats[]): number {
  // A ticket without a group is one of its own.
  const groups = grouped(general, (ticket) => ticket.group ?? ticket);
  return [...groups.values()].reduce((sum, tickets) => {
    const own = tickets.reduce((places, { capacity }) => places + (capacity ?? Infinity), 0);
    const shared = tickets.find(({ group }) => group !== null)?.group_capacity ?? Infinity;
    const all = Math.min(own, shared);
    // A ticket without any number of places cannot be sold.
    return Number.isFinite(all) ? sum + all : sum;
  }, seats);
}

/**
 * Until when an order waits for a bank transfer: the less time there is to the start, the shorter, so that the places can be sold again.
 *
 * @returns null where there is too little time for a transfer
 * @example transferUntil(Date.parse('2027-05-20T07:00Z'), Date.parse('2027-05-12T07:00Z')) // two days later
 */
export function transferUntil(startsAt: number, now: number): number | null {
  const day = 86_400_000;
  const part = ((startsAt - now) * saleLimits.transferPercent) / 100;
  const time = Math.min(saleLimits.transferDays * day, Math.max(saleLimits.transferDaysLeast * day, part));
  const latest = startsAt - saleLimits.transferHoursBefore * 3_600_000;
  // Money needs a working day.
  return now + time <= latest ? now + time : null;
}
