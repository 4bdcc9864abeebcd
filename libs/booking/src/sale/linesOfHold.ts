import type { Hold, SaleOffer } from '@callboard/api-contract/sale';

/** A ticket that a buyer is about to order. */
export interface TicketLine {
  /** Identifies the line in the form: the seat, or the general-admission ticket and a number. */
  key: string;
  place: string;
  seat?: string;
  definition?: string;
  /** What its price depends on: the price group or the general-admission ticket. */
  of: string;
  priceType: string;
  /** Null where it has no price. */
  amount: number | null;
}

/** The tickets of a hold, each with its selected price type, else the first that has a price. */
export function linesOfHold(
  hold: Pick<Hold, 'seats' | 'general'>,
  offer: Pick<SaleOffer, 'prices' | 'price_types' | 'general'>,
  selected: Readonly<Record<string, string>>,
): readonly TicketLine[] {
  const places = [
    ...hold.seats.map(({ seat, place, group }) => ({ key: seat, place, seat, of: group })),
    ...hold.general.flatMap(({ definition, quantity }) =>
      Array.from({ length: quantity }, (_, index) => ({
        key: `${definition} ${index}`,
        place: offer.general.find(({ hashcode }) => hashcode === definition)?.name ?? '',
        definition,
        of: definition,
      })),
    ),
  ];
  return places.map((place) => {
    const types = priceTypesOf(offer, place.of);
    const type = types.find(({ hashcode }) => hashcode === selected[place.key]) ?? types[0];
    return { ...place, priceType: type?.hashcode ?? '', amount: type?.amount ?? null };
  });
}

/** The price types that a price group or a general-admission ticket is sold at, in the order of the office. */
export function priceTypesOf({ price_types, prices }: Pick<SaleOffer, 'prices' | 'price_types'>, of: string) {
  return price_types.flatMap((type) => {
    const price = prices.find((one) => one.of === of && one.price_type === type.hashcode);
    return price ? [{ ...type, amount: price.amount }] : [];
  });
}

/** What the tickets cost together. */
export function totalOf(lines: readonly TicketLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
