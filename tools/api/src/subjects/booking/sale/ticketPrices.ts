import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { PriceChain } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import {
  companionRefusal,
  hasPriceCode,
  missingOfGroups,
  missingOfSets,
  type VoucherTerms,
} from '@callboard/domain/booking';
import { refusedAction } from '../../../engine/problems';
import type { SaleBuyer } from './holdSeats';
import type { readPlacesOfHold } from './holds';
import { addPrices, currencyOf, priceIn } from './prices';
import type { SaleFacts } from './saleRows';
import type { SoldPlan } from './soldPlan';
import { WrongCode } from './wrongCode';

type WantedTicket = ParsedInputOf<'placeOrder'>['tickets'][number];

/** Facts that decide the prices of the tickets of an order. */
export interface TicketPricing {
  facts: SaleFacts;
  plan: SoldPlan | null;
  channel: SaleBuyer['channel'];
  voucher: VoucherTerms | undefined;
}

/** Every place of a hold has exactly one ticket, and its kind is one that can be bought here, with the others. */
export function checkTickets(
  places: Awaited<ReturnType<typeof readPlacesOfHold>>,
  tickets: readonly WantedTicket[],
  { types }: SaleFacts,
  plan: SoldPlan | null,
  { channel, code = null }: Pick<SaleBuyer, 'channel'> & { code?: string | null | undefined },
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
  const ofCompanions = new Set(types.filter((type) => type.is_companion).map(({ hashcode }) => hashcode));
  const refusal = companionRefusal(
    tickets.map(({ seat, price_type }) => ({
      kind: seat === undefined ? null : plan?.terms.get(seat)?.kind,
      isCompanion: ofCompanions.has(price_type),
    })),
  );
  if (refusal) throw refusedAction(sentences[refusal](), {}, 409);
  const wantedTypes = tickets.map(({ price_type }) => price_type);
  const tooFew = missingOfGroups(wantedTypes, types);
  const small = types.find(({ hashcode }) => tooFew.has(hashcode));
  if (small)
    throw refusedAction(sentences.groupTooSmall({ name: small.name, least: small.min_count ?? 0 }), {}, 409);
  // The office knows to whom it sells.
  const isCodeMissing = types.some(
    (type) => wantedTypes.includes(type.hashcode) && !hasPriceCode(type.code, code),
  );
  if (isCodeMissing && channel === 'online') throw new WrongCode('priceCodeWrong');
  const missing = missingOfSets(wantedTypes, types);
  const broken = types.find(({ hashcode }) => missing.has(hashcode));
  if (broken)
    throw refusedAction(sentences.setsNotWhole({ name: broken.name, size: broken.set_size ?? 0 }), {}, 409);
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

/** Total price of some tickets. */
export function totalOf(pricing: TicketPricing, tickets: readonly WantedTicket[]): number {
  const prices = tickets.map((ticket) => toChain(pricing, ticket));
  return addPrices(
    prices.map(({ total, currency }) => ({ amount: total, currency })),
    currencyOf(pricing.facts),
  );
}
