import type { PriceChain } from '@callboard/api-contract/sale';
import {
  hasPriceAt,
  priceOf,
  type PriceRow,
  type PriceTerms,
  type VoucherTerms,
} from '@callboard/domain/booking';
import { defaultCurrency } from '@callboard/domain/money';
import type { SaleFacts, SaleTerms } from './saleRows';

/** A place that is priced: a seat in its price group, or a general-admission ticket. */
export type PricedPlace = { group: string; by: 'seat' | 'category' } | { definition: string };

/** The currency that a performance is sold in. */
export function currencyOf({ groups, prices }: SaleFacts): PriceChain['currency'] {
  const terms = groups.find((group) => group.terms !== null)?.terms;
  return prices[0]?.currency ?? terms?.currency ?? defaultCurrency;
}

/** Whether seats of a price group can be bought at all. */
export function hasPrice({ prices, now }: SaleFacts, of: string): boolean {
  return hasPriceAt(rowsOf(prices), of, now);
}

/** What a place costs for one kind of ticket; null where it has no price. */
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
  // Places without seats are sold on the terms of the seats.
  const terms = (group ?? facts.groups.find((each) => each.terms !== null))?.terms ?? null;
  const rows = rowsOf(facts.prices);
  const of = group?.hashcode ?? ticket?.hashcode;
  const what = group && 'group' in place ? { group, by: place.by } : ticket && { ticket };
  if (!what || of === undefined) return null;
  const row = facts.prices.find((price) => price.of === of);
  return priceOf({
    what,
    priceType: type,
    at: facts.now,
    prices: rows,
    terms: terms && toTerms(terms),
    currency: row?.currency ?? terms?.currency ?? defaultCurrency,
    feeName: 'Booking fee',
    voucher,
  });
}

function toTerms({ fee, is_fee_inside: isFeeInside, tax }: SaleTerms): PriceTerms {
  return { fee: fee ?? 0, isFeeInside, tax };
}

function rowsOf(prices: SaleFacts['prices']): readonly PriceRow[] {
  return prices;
}
