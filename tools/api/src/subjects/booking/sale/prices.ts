import type { PriceChain } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import {
  hasPriceAt,
  priceOf,
  pricesIn,
  saleCurrency,
  type PriceRow,
  type PriceTerms,
  type VoucherTerms,
} from '@callboard/domain/booking';
import { addMoney, defaultCurrency, type Money } from '@callboard/domain/money';
import { refusedAction } from '../../../engine/problems';
import type { SaleFacts, SaleTerms } from './saleRows';

/** A place that is priced: a seat in its price group, or a general-admission ticket. */
export type PricedPlace = { group: string; by: 'seat' | 'category' } | { definition: string };

/** The currency that a performance is sold in: that of what it sold, so that its sums have one currency. */
export function currencyOf({ groups, general, prices, sold_in }: SaleFacts): PriceChain['currency'] {
  const terms = usualTerms(groups) ?? general.find((ticket) => ticket.terms !== null)?.terms;
  return sold_in ?? saleCurrency(prices, terms?.currency ?? defaultCurrency);
}

/**
 * Adds amounts of one order.
 *
 * @throws ApiProblem 409 where one of them is not in the currency of the order
 */
export function addPrices(amounts: readonly Money[], currency: PriceChain['currency']): number {
  const [sum, other] = addMoney([{ amount: 0, currency }, ...amounts]);
  if (!sum || other) throw refusedAction(sentences.severalCurrencies({ currency }), {}, 409);
  return sum.amount;
}

/** @returns whether a price group or a general-admission ticket can be sold at all: at a price now, on terms that name its tax */
export function hasPrice(facts: SaleFacts, of: string): boolean {
  return hasPriceAt(rowsOf(facts), of, facts.now) && termsOf(facts, of) !== null;
}

/**
 * The terms that something is sold on; null where they name neither a tax nor why there is none. Places without seats have their own, or
 * those of the seats.
 */
export function termsOf({ groups, general }: SaleFacts, of: string): SaleTerms | null {
  const group = groups.find(({ hashcode }) => hashcode === of);
  const ticket = general.find(({ hashcode }) => hashcode === of);
  const terms = group ? group.terms : (ticket?.terms ?? usualTerms(groups));
  return terms && (terms.tax ?? terms.no_tax) !== null ? terms : null;
}

function usualTerms(groups: SaleFacts['groups']): SaleTerms | null {
  return groups.find((each) => each.terms !== null)?.terms ?? null;
}

/** Price of a place for one kind of ticket; null where it has no price. */
export function priceIn(
  facts: SaleFacts,
  place: PricedPlace,
  priceType: string,
  voucher?: VoucherTerms,
): PriceChain | null {
  const type = facts.types.find(({ hashcode }) => hashcode === priceType);
  if (!type) return null;
  const group = 'group' in place ? facts.groups.find(({ hashcode }) => hashcode === place.group) : undefined;
  const ticket =
    'definition' in place ? facts.general.find(({ hashcode }) => hashcode === place.definition) : undefined;
  const of = group?.hashcode ?? ticket?.hashcode;
  const what = group && 'group' in place ? { group, by: place.by } : ticket && { ticket };
  const terms = of === undefined ? null : termsOf(facts, of);
  if (!what || !terms) return null;
  return priceOf({
    what,
    priceType: type,
    at: facts.now,
    prices: rowsOf(facts),
    terms: toTerms(terms),
    currency: currencyOf(facts),
    feeName: 'Booking fee',
    voucher,
  });
}

function toTerms({ fee, is_fee_inside: isFeeInside, tax }: SaleTerms): PriceTerms {
  return { fee: fee ?? 0, isFeeInside, tax };
}

/** A price in another currency is none: the shop would show, and an order would add, its amount as one of the sale's. */
export function rowsOf(facts: SaleFacts): readonly PriceRow[] {
  return pricesIn(facts.prices, currencyOf(facts));
}
