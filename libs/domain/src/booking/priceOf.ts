import type { PriceChain, PriceStep } from '@callboard/api-contract/booking';
import { taxed } from '../finance/taxes';
import { voucherDiscount, type VoucherTerms } from './vouchers';

interface Named {
  hashcode: string;
  name: string;
}

/** A row of prices: what one kind of ticket costs in a price group, or as a general-admission ticket, and from when until when. */
export interface PriceRow extends Named {
  /** The price group or the general-admission ticket. */
  of: string;
  price_type: string;
  price: number;
  /** Null: the usual currency of the performance. */
  currency: string | null;
  valid_from: string | null;
  valid_until: string | null;
}

/** The fee and the tax of a pricing template. */
export interface PriceTerms {
  fee: number;
  isFeeInside: boolean;
  tax: { name: string; rate: number; is_inclusive: boolean } | null;
}

export interface PriceRequest {
  /** Thing that is bought: a seat by its price group, or a general-admission ticket. */
  what: { group: Named; by: 'seat' | 'category' | 'everywhere' } | { ticket: Named };
  priceType: Named & { is_complimentary: boolean; is_companion?: boolean | null };
  /** When, as an ISO instant. */
  at: string;
  prices: readonly PriceRow[];
  /** Null: no fee and no tax. */
  terms: PriceTerms | null;
  currency: PriceChain['currency'];
  /** Name of the step of the fee. */
  feeName: string;
  /** A voucher that this order can use. */
  voucher?: VoucherTerms | undefined;
}

/**
 * What a ticket costs, with every rule that gave the price: the price group, the row of prices that is valid, the fee, the voucher, the
 * tax of what is left. Amounts are in the smallest unit and each is rounded once. A complimentary ticket has no fee, nor has a companion's
 * that the house gives for nothing.
 *
 * @returns null where no row of prices is valid: such a ticket cannot be sold
 */
export function priceOf({
  what,
  priceType,
  at,
  prices,
  terms,
  currency,
  feeName,
  voucher,
}: PriceRequest): PriceChain | null {
  const subject = 'group' in what ? what.group : what.ticket;
  const row = validPrice(prices, subject.hashcode, priceType.hashcode, at);
  if (!row) return null;
  const steps: PriceStep[] = [
    'group' in what
      ? { rule: 'group', by: what.by, name: subject.name, hashcode: subject.hashcode }
      : { rule: 'ticket', name: subject.name, hashcode: subject.hashcode },
    {
      rule: 'price',
      name: row.name,
      hashcode: row.hashcode,
      price_type: priceType.name,
      amount: row.price,
      valid_from: row.valid_from,
      valid_until: row.valid_until,
    },
  ];
  const isInside = terms?.isFeeInside ?? false;
  const isGiven = priceType.is_complimentary || (priceType.is_companion === true && row.price === 0);
  const wholeFee = isGiven ? 0 : feeOf(row.price, terms);
  // Also where nothing is charged: what the house charges stays visible.
  if (terms !== null && terms.fee > 0)
    steps.push({ rule: 'fee', name: feeName, amount: wholeFee, is_inside: isInside });
  const wholePrice = row.price + (isInside ? 0 : wholeFee);
  const discount = voucher
    ? voucherDiscount(voucher, { price: wholePrice, currency, priceType: priceType.hashcode })
    : 0;
  if (voucher && discount > 0) steps.push({ rule: 'voucher', name: voucher.code, amount: -discount });
  const price = wholePrice - discount;
  // Part of the price still, however little is left of it.
  const fee = Math.min(wholeFee, price);
  const tax = terms?.tax;
  if (!tax) return { currency, at, steps, total: price, fee, tax: 0 };
  const whole = taxed(price, { rate: tax.rate, isInclusive: tax.is_inclusive });
  steps.push({
    rule: 'tax',
    name: tax.name,
    rate: tax.rate,
    amount: whole.tax,
    is_inclusive: tax.is_inclusive,
  });
  return { currency, at, steps, total: whole.gross, fee, tax: whole.tax };
}

/** A fee inside a price is no more than the price. */
function feeOf(price: number, terms: PriceTerms | null): number {
  if (!terms) return 0;
  return terms.isFeeInside ? Math.min(terms.fee, price) : terms.fee;
}

/** The row of prices that is valid at an instant. Of several, the one that began last: an early-bird price beats the usual one. */
export function validPrice(
  prices: readonly PriceRow[],
  of: string,
  priceType: string,
  at: string,
): PriceRow | undefined {
  const now = Date.parse(at);
  const begins = ({ valid_from: from }: PriceRow) => (from === null ? -Infinity : Date.parse(from));
  return prices
    .filter(
      (row) =>
        row.of === of &&
        row.price_type === priceType &&
        begins(row) <= now &&
        (row.valid_until === null || now < Date.parse(row.valid_until)),
    )
    .reduce<PriceRow | undefined>(
      (best, row) => (best && begins(best) >= begins(row) ? best : row),
      undefined,
    );
}

/**
 * The one currency that a performance is sold in: the usual one where any price has it, else that of its prices. Prices in another one
 * are not sold, so that no order, report or refund of a performance ever has two currencies.
 */
export function saleCurrency<Currency extends string>(
  prices: readonly { currency: Currency | null }[],
  usual: Currency,
): Currency {
  const currencies = prices.map(({ currency }) => currency ?? usual).sort();
  return currencies.includes(usual) ? usual : (currencies[0] ?? usual);
}

/** The prices that are in the currency that a performance is sold in. */
export function pricesIn<Row extends Pick<PriceRow, 'currency'>>(
  rows: readonly Row[],
  currency: string,
): Row[] {
  return rows.filter((row) => (row.currency ?? currency) === currency);
}

/** True if a price group or a general-admission ticket has any price at an instant. */
export function hasPriceAt(prices: readonly PriceRow[], of: string, at: string): boolean {
  return prices.some((row) => row.of === of && validPrice(prices, of, row.price_type, at) !== undefined);
}
