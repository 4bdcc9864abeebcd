import { bestSeats } from './bestSeats';
import { leftSingles } from './leftSingles';
import type { SeatLayout } from './seatLayout';

/** Party that waits for a number of seats together, or for so many places of a general-admission ticket. */
export interface WaitingParty {
  places: number;
  is_accessible: boolean;
  /** The general-admission ticket; null: seats. */
  definition: string | null;
}

/** Places that can be offered now. */
export interface FreeForWaiting {
  /** Null: no seats are offered. */
  seating: PartySeating | null;
  /** Free places by general-admission ticket, without those that are not offered. */
  places: ReadonlyMap<string, number>;
}

export interface PartySeating {
  layout: SeatLayout;
  /** True if a seat is free, and for sale to a party that needs an accessible seat or does not. */
  isFree: (seat: string, needsAccess: boolean) => boolean;
  /** The seats for wheelchairs and companions are sold to everyone. */
  isReleased: boolean;
  /** Parties can leave a single seat free. */
  allowsSingles: boolean;
  groupOf?: (seat: string) => string | undefined;
}

/** The best seats for a waiting party: all together, and without leaving a single seat. Null where there are none. */
export function seatsForParty(
  { layout, isFree, isReleased, allowsSingles, groupOf }: PartySeating,
  { places, is_accessible: needsAccess }: Pick<WaitingParty, 'places' | 'is_accessible'>,
): readonly string[] | null {
  const isOpen = (seat: string) => isFree(seat, needsAccess);
  const best = bestSeats(layout, isOpen, places, { accessible: needsAccess ? 1 : 0, isReleased });
  const [seats] = best?.groups ?? [];
  if (!best || best.isSplit || !seats) return null;
  if (allowsSingles) return seats;
  const singles = leftSingles(layout, isOpen, new Set(seats), {
    isReleased,
    ...(groupOf && { groupOf: ({ id }) => groupOf(id) }),
  });
  return singles.length === 0 ? seats : null;
}

/** The first party in the order of the list for which all is free now; those before it go on waiting. `seats` is empty without seats. */
export function nextOffer<Party extends WaitingParty>(
  { seating, places }: FreeForWaiting,
  parties: readonly Party[],
): { party: Party; seats: readonly string[] } | null {
  const tried = new Set<string>();
  for (const party of parties) {
    // A place that does not fit one does not fit another of the same size.
    const size = `${party.places} ${party.is_accessible} ${party.definition}`;
    if (tried.has(size)) continue;
    tried.add(size);
    const seats = party.definition === null ? seating && seatsForParty(seating, party) : [];
    const isFree = party.definition === null || (places.get(party.definition) ?? 0) >= party.places;
    if (seats && isFree) return { party, seats };
  }
  return null;
}

/** How long offers last, in minutes. */
export interface OfferTerms {
  minutes: number;
  /** They end so long before the start. */
  before: number;
  /** There is none for less time. */
  least: number;
}

/**
 * When an offer that is made now ends: also when the sale closes. Times are in milliseconds.
 *
 * @returns null where so little time is left that none is made
 */
export function offerEnd(
  { now, startsAt, closes }: { now: number; startsAt: number; closes: number | null },
  { minutes, before, least }: OfferTerms,
): number | null {
  const end = Math.min(now + minutes * 60_000, startsAt - before * 60_000, closes ?? Infinity);
  return end - now < least * 60_000 ? null : end;
}
