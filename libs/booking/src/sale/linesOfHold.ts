import type { Hold, SaleOffer } from '@callboard/api-contract/booking';
import { companionSeats, missingOfGroups, missingOfSets } from '@callboard/domain/booking';

/** A ticket that a buyer is about to order. */
export interface TicketLine {
  /** Identifies the line in the form: the seat, or the general-admission ticket and a number. */
  key: string;
  place: string;
  seat?: string;
  definition?: string;
  /** Source of its price: the price group or the general-admission ticket. */
  of: string;
  /** The price types that it can have, in the order of the office. */
  types: ReturnType<typeof priceTypesOf>;
  /** '' where one of several is still to be selected. */
  priceType: string;
  /** Null where it has no price. */
  amount: number | null;
  /** How many more tickets of its price type make a whole set of it, or its least number. */
  missing: number;
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
  const companions = companionSeats(hold.seats);
  const seats = hold.seats.map(({ seat, place, group }) => {
    const types = priceTypesOf(offer, group, 1, companions.has(seat));
    return lineOf({ key: seat, place, seat, of: group, types }, selection);
  });
  const lines = [...seats, ...hold.general.flatMap((places) => generalLines(offer, places, selection))];
  const types = lines.map(({ priceType }) => priceType);
  const ofSets = missingOfSets(types, offer.price_types);
  const ofGroups = missingOfGroups(types, offer.price_types);
  return lines.map((line) => ({
    ...line,
    missing: Math.max(ofSets.get(line.priceType) ?? 0, ofGroups.get(line.priceType) ?? 0),
  }));
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
    const types = priceTypesOf(offer, definition, most);
    const line = lineOf({ key, place, definition, of: definition, types }, selection);
    lines.push(line);
    most -= peopleOf(offer, line.priceType);
  }
  return lines;
}

function lineOf(
  facts: Pick<TicketLine, 'key' | 'place' | 'seat' | 'definition' | 'of' | 'types'>,
  { selected, needsSelection }: Selection,
): TicketLine {
  const { types } = facts;
  // A companion ticket from the house needs no selection.
  const companion = types.find((type) => type.is_companion);
  // A set and a group are decisions about several tickets, and a code is one's own.
  const single =
    types.find((each) => each.set_size === null && each.min_count === null && !each.needs_code) ?? types[0];
  const usual = companion ?? (needsSelection && types.length > 1 ? undefined : single);
  const type = types.find(({ hashcode }) => hashcode === selected[facts.key]) ?? usual;
  return {
    ...facts,
    priceType: type?.hashcode ?? '',
    amount: type?.amount ?? null,
    missing: 0,
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
 * @param isCompanion whether it can have the price of a companion
 */
function priceTypesOf({ price_types, prices }: Prices, of: string, most: number, isCompanion = false) {
  return price_types.flatMap((type) => {
    const price = prices.find((one) => one.of === of && one.price_type === type.hashcode);
    if (!price || type.people > most || (type.is_companion && !isCompanion)) return [];
    const { amount, fee, tax } = price;
    return [{ ...type, amount, fee, tax }];
  });
}

/** Total price of the tickets. */
export function totalOf(lines: readonly TicketLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** The lines that get a price type where it is selected for one: a whole set or group of it, as far as there are lines. */
export function keysOfSet(lines: readonly TicketLine[], line: TicketLine, priceType: string): string[] {
  const type = line.types.find(({ hashcode }) => hashcode === priceType);
  const size = type?.set_size ?? 1;
  const others = lines.filter(
    (other) =>
      other.key !== line.key &&
      other.priceType !== priceType &&
      other.types.some(({ hashcode }) => hashcode === priceType),
  );
  const have = lines.filter((other) => other.key !== line.key && other.priceType === priceType).length;
  const wanted = Math.max(size - 1 - (have % size), (type?.min_count ?? 0) - 1 - have);
  return [line.key, ...others.slice(0, Math.max(0, wanted)).map(({ key }) => key)];
}

/** True if a line can be ordered: it has a price, and so has the rest of its set. */
export function isWholeLine(line: TicketLine): boolean {
  return !isOpenLine(line) && line.missing === 0;
}

/** True if a price type is still to be selected. */
export function isOpenLine({ priceType, amount }: TicketLine): boolean {
  return priceType === '' && amount === null;
}
