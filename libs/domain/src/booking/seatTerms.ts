import type {
  FloorPlan,
  SeatKind,
  OfferException,
  SaleChannel,
  SeatOffer,
  SeatRefusal,
} from '@callboard/api-contract/booking';
import { isForAccess } from './seatLayout';

/** Terms of one seat in a seat map. */
export interface SeatTerm {
  readonly id: string;
  /** The price group; null where the seat is not for sale. */
  readonly group: string | null;
  /** Source of the group: the seat itself or its category. */
  readonly by: 'seat' | 'category';
  /** The seat type. */
  readonly code: string | null;
  /** Kind of its seat type, or as the plan draws it. */
  readonly kind: SeatKind;
  readonly isClosed: boolean;
  /** The only place where it is sold. */
  readonly channel: SaleChannel | null;
}

/** The terms of every seat of a plan, in its order. `kinds` has the kind of each seat type. */
export function seatTerms(
  plan: Pick<FloorPlan, 'sections'>,
  { groups, exceptions }: Pick<SeatOffer, 'groups' | 'exceptions'>,
  kinds: ReadonlyMap<string, SeatKind> = new Map(),
): Map<string, SeatTerm> {
  const groupOf = new Map(groups.map(({ category, group }) => [category, group]));
  const exceptionOf = new Map<string, OfferException>();
  for (const exception of exceptions) for (const id of exception.seats) exceptionOf.set(id, exception);
  const terms = new Map<string, SeatTerm>();
  for (const { rows } of plan.sections) {
    for (const row of rows) {
      for (const { id, kind = 'standard', category = row.category } of row.seats) {
        const { group, code, is_closed: isClosed = false, channel = null } = exceptionOf.get(id) ?? {};
        terms.set(id, {
          id,
          group: group ?? groupOf.get(category ?? null) ?? null,
          by: group === undefined ? 'category' : 'seat',
          code: code ?? null,
          kind: kinds.get(code ?? '') ?? kind,
          isClosed,
          channel,
        });
      }
    }
  }
  return terms;
}

/** Buyer of a seat, with place and time. */
export interface SeatBuyer {
  channel: SaleChannel;
  /** True if a seat of the price group has a price. */
  hasPrice: (group: string) => boolean;
  /** The seats for wheelchairs and companions are sold to everyone. */
  isReleased: boolean;
  /** The buyer needs such a seat. */
  needsAccess: boolean;
}

/** Why a seat is not for sale to a buyer, sold or not; null where it is. */
export function seatRefusal(term: SeatTerm | undefined, buyer: SeatBuyer): SeatRefusal | null {
  if (!term) return 'unknown';
  if (term.isClosed || term.group === null) return 'closed';
  if (term.channel !== null && term.channel !== buyer.channel) return 'other_channel';
  if (!buyer.hasPrice(term.group)) return 'no_price';
  return isForAccess(term) && !buyer.isReleased && !buyer.needsAccess ? 'accessible_only' : null;
}

/** True if accessible and companion seats are sold to everyone. Times are in milliseconds. */
export function isAccessReleased(
  { accessible_release_hours: hours }: Pick<SeatOffer, 'accessible_release_hours'>,
  startsAt: number,
  now: number,
): boolean {
  return hours !== undefined && now >= startsAt - hours * 3_600_000;
}

/** How many seats of an offer are what. */
export interface OfferCounts {
  seats: number;
  /** In a price group with a price, and not closed. */
  forSale: number;
  closed: number;
  /** Of a category that is in no price group. */
  withoutGroup: number;
  /** In a price group without a price. */
  withoutPrice: number;
  /** Of those for sale: only at one channel. */
  reserved: number;
}

/** Counts the seats of an offer: each is for sale, closed, without a group or without a price. */
export function countOffer(
  terms: ReadonlyMap<string, SeatTerm>,
  hasPrice: (group: string) => boolean,
): OfferCounts {
  const counts = { seats: terms.size, forSale: 0, closed: 0, withoutGroup: 0, withoutPrice: 0, reserved: 0 };
  for (const { isClosed, group, channel } of terms.values()) {
    if (isClosed) counts.closed += 1;
    else if (group === null) counts.withoutGroup += 1;
    else if (!hasPrice(group)) counts.withoutPrice += 1;
    else {
      counts.forSale += 1;
      if (channel !== null) counts.reserved += 1;
    }
  }
  return counts;
}

/** How many seats each category of a plan has; `null` is for those without one. */
export function seatsByCategory({ sections }: Pick<FloorPlan, 'sections'>): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { rows } of sections) {
    for (const row of rows) {
      for (const { category = row.category ?? null } of row.seats)
        counts.set(category, (counts.get(category) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many categories of a plan are in no price group. */
export function looseCategories(
  plan: Pick<FloorPlan, 'sections'>,
  { groups }: Pick<SeatOffer, 'groups'>,
): number {
  const assigned = new Set(groups.map(({ category }) => category));
  return [...seatsByCategory(plan).keys()].filter((category) => !assigned.has(category)).length;
}
