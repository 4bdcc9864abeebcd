import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { PriceChain } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import type { VoucherTerms } from '@callboard/domain/booking';
import { refusedAction } from '../../../engine/problems';
import type { SaleBuyer } from './holdSeats';
import type { readPlacesOfHold } from './holds';
import { addPrices, currencyOf, priceIn } from './prices';
import type { SaleFacts } from './saleRows';
import type { SoldPlan } from './soldPlan';

type WantedTicket = ParsedInputOf<'placeOrder'>['tickets'][number];

/** What decides the prices of the tickets of an order. */
export interface TicketPricing {
  facts: SaleFacts;
  plan: SoldPlan | null;
  channel: SaleBuyer['channel'];
  voucher: VoucherTerms | undefined;
}

/** Every place of a hold has exactly one ticket, and its kind is one that can be bought here. */
export function checkTickets(
  places: Awaited<ReturnType<typeof readPlacesOfHold>>,
  tickets: readonly WantedTicket[],
  { types }: SaleFacts,
): void {
  const seats = tickets.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
  const isEverySeat = new Set(seats).size === seats.length && sameSet(seats, places.seats);
  const peopleOf = new Map(types.map(({ hashcode, people }) => [hashcode, people]));
  const wanted = new Map<string, number>();
  for (const { seat, definition, price_type } of tickets) {
    if ((seat === undefined) === (definition === undefined)) throw refusedAction(sentences.wrongOrder());
    if (definition === undefined) continue;
    wanted.set(definition, (wanted.get(definition) ?? 0) + (peopleOf.get(price_type) ?? 1));
  }
  const isEveryPlace =
    wanted.size === places.general.length &&
    places.general.every(({ definition, quantity }) => wanted.get(definition) === quantity);
  if (!isEverySeat || !isEveryPlace) throw refusedAction(sentences.ticketsUnlikeHold(), {}, 409);
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return some.length === others.length && some.every((each) => known.has(each));
}

/**
 * The price of a ticket, with the rules that gave it.
 *
 * @throws ApiProblem 409 where it has none, or is not for this buyer
 */
export function toChain(
  { facts, plan, channel, voucher }: TicketPricing,
  { seat, definition, price_type }: WantedTicket,
): PriceChain {
  const type = facts.types.find(({ hashcode }) => hashcode === price_type);
  const term = seat === undefined ? undefined : plan?.terms.get(seat);
  const isForPublic = type && !type.is_complimentary && (seat === undefined || type.people === 1);
  const place = definition === undefined ? term?.group && { group: term.group, by: term.by } : { definition };
  const chain =
    type && place && (isForPublic || channel !== 'online')
      ? priceIn(facts, place, price_type, voucher)
      : null;
  if (!chain) throw refusedAction(sentences.noPriceForTicket(), {}, 409);
  return chain;
}

/** What some tickets cost together. */
export function totalOf(pricing: TicketPricing, tickets: readonly WantedTicket[]): number {
  const prices = tickets.map((ticket) => toChain(pricing, ticket));
  return addPrices(
    prices.map(({ total, currency }) => ({ amount: total, currency })),
    currencyOf(pricing.facts),
  );
}
