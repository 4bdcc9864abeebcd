import type { Hold, SaleOffer } from '@callboard/api-contract/booking';

/** A ticket that a buyer is about to order. */
export interface TicketLine {
  /** Identifies the line in the form: the seat, or the general-admission ticket and a number. */
  key: string;
  place: string;
  seat?: string;
  definition?: string;
  /** What its price depends on: the price group or the general-admission ticket. */
  of: string;
  /** How many people it can be for: more than one where a ticket for a group fits. */
  most: number;
  /** '' where one of several is still to be selected. */
  priceType: string;
  /** Null where it has no price. */
  amount: number | null;
  /** Parts of the amount. */
  fee: number;
  tax: number;
}

type Prices = Pick<SaleOffer, 'prices' | 'price_types'>;

/**
 * The tickets of a hold, each with its selected price type, else the first that has a price.
 *
 * @param needsSelection of several price types none is taken by itself: a student would pay the price of an adult
 */
export function linesOfHold(
  hold: Pick<Hold, 'seats' | 'general'>,
  offer: Prices & Pick<SaleOffer, 'general'>,
  selected: Readonly<Record<string, string>>,
  needsSelection = false,
): readonly TicketLine[] {
  const selection = { selected, needsSelection };
  const seats = hold.seats.map(({ seat, place, group }) =>
    lineOf(offer, { key: seat, place, seat, of: group, most: 1 }, selection),
  );
  return [...seats, ...hold.general.flatMap((places) => generalLines(offer, places, selection))];
}

interface Selection {
  /** The price type of each line, by its key. */
  selected: Readonly<Record<string, string>>;
  needsSelection: boolean;
}

/** A ticket for a group takes several places: there are as many lines as the places need. */
function generalLines(
  offer: Prices & Pick<SaleOffer, 'general'>,
  { definition, quantity }: Hold['general'][number],
  selection: Selection,
): TicketLine[] {
  const place = offer.general.find(({ hashcode }) => hashcode === definition)?.name ?? '';
  const lines: TicketLine[] = [];
  let most = quantity;
  while (most > 0) {
    const key = `${definition} ${lines.length}`;
    const line = lineOf(offer, { key, place, definition, of: definition, most }, selection);
    lines.push(line);
    most -= peopleOf(offer, line.priceType);
  }
  return lines;
}

function lineOf(
  offer: Prices,
  facts: Pick<TicketLine, 'key' | 'place' | 'seat' | 'definition' | 'of' | 'most'>,
  { selected, needsSelection }: Selection,
): TicketLine {
  const types = priceTypesOf(offer, facts.of, facts.most);
  const usual = needsSelection && types.length > 1 ? undefined : types[0];
  const type = types.find(({ hashcode }) => hashcode === selected[facts.key]) ?? usual;
  return {
    ...facts,
    priceType: type?.hashcode ?? '',
    amount: type?.amount ?? null,
    fee: type?.fee ?? 0,
    tax: type?.tax ?? 0,
  };
}

function peopleOf({ price_types }: Prices, priceType: string): number {
  return Math.max(1, price_types.find(({ hashcode }) => hashcode === priceType)?.people ?? 1);
}

/**
 * The price types that a price group or a general-admission ticket is sold at, in the order of the office.
 *
 * @param most for how many people a ticket can be
 */
export function priceTypesOf({ price_types, prices }: Prices, of: string, most = 1) {
  return price_types.flatMap((type) => {
    const price = prices.find((one) => one.of === of && one.price_type === type.hashcode);
    if (!price || type.people > most) return [];
    const { amount, fee, tax } = price;
    return [{ ...type, amount, fee, tax }];
  });
}

/** What the tickets cost together. */
export function totalOf(lines: readonly TicketLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** Whether a price type is still to be selected. */
export function isOpenLine({ priceType, amount }: TicketLine): boolean {
  return priceType === '' && amount === null;
}
