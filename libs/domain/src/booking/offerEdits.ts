import type { FloorPlan, OfferException, SeatOffer } from '@callboard/api-contract/booking';

/** Facts that can differ for some seats. `null` removes the difference. */
export type ExceptionChange = {
  readonly [K in keyof Omit<OfferException, 'seats'>]?: OfferException[K] | null;
};
type Facts = Omit<OfferException, 'seats'>;

/** The offer with a category of the plan in a price group, or in none: not for sale. `null` is for the seats without a category. */
export function withGroup(offer: SeatOffer, category: string | null, group: string | null): SeatOffer {
  const others = offer.groups.filter((each) => each.category !== category);
  return { ...offer, groups: group === null ? others : [...others, { category, group }] };
}

/** The offer with a change for some seats. Seats that differ alike are in one exception, and those that do not differ in none. */
export function withException(offer: SeatOffer, seats: Iterable<string>, change: ExceptionChange): SeatOffer {
  const facts = factsOfSeats(offer);
  for (const seat of seats) facts.set(seat, changed(facts.get(seat) ?? {}, change));
  return { ...offer, exceptions: grouped(facts) };
}

/** An offer for another version of its plan: what is gone from the plan is gone from the offer. */
export function carryOffer(
  offer: SeatOffer,
  plan: FloorPlan,
): { offer: SeatOffer; lostSeats: number; lostCategories: number } {
  const seats = new Set(
    plan.sections.flatMap(({ rows }) => rows.flatMap((row) => row.seats.map(({ id }) => id))),
  );
  const categories = new Set<string | null>([null, ...plan.categories.map(({ id }) => id)]);
  const facts = factsOfSeats(offer);
  const present = new Map([...facts].filter(([seat]) => seats.has(seat)));
  const groups = offer.groups.filter(({ category }) => categories.has(category));
  return {
    offer: { ...offer, groups, exceptions: grouped(present) },
    lostSeats: facts.size - present.size,
    lostCategories: offer.groups.length - groups.length,
  };
}

function factsOfSeats({ exceptions }: SeatOffer): Map<string, Facts> {
  return new Map(exceptions.flatMap(({ seats, ...facts }) => seats.map((seat) => [seat, facts] as const)));
}

function changed(before: Facts, change: ExceptionChange): Facts {
  const { group, code, is_closed, channel } = { ...before, ...change };
  return {
    ...(group != null && { group }),
    ...(code != null && { code }),
    ...(is_closed != null && { is_closed }),
    ...(channel != null && { channel }),
  };
}

/** In the order of their first seats, so that the same offer is always written alike. */
function grouped(facts: ReadonlyMap<string, Facts>): OfferException[] {
  const byFacts = new Map<string, OfferException>();
  for (const [seat, { group, code, is_closed, channel }] of facts) {
    const key = JSON.stringify([group, code, is_closed, channel]);
    if (key === nothing) continue;
    const exception = byFacts.get(key);
    if (exception) exception.seats.push(seat);
    else {
      const rest = changed({}, { group, code, is_closed, channel });
      byFacts.set(key, { seats: [seat], ...rest });
    }
  }
  return [...byFacts.values()];
}

const nothing = JSON.stringify([undefined, undefined, undefined, undefined]);
