import { shareOf } from '../finance/taxes';

/** Reduction of a ticket by a voucher, and the tickets it is for. */
export interface VoucherTerms {
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  /** In the smallest unit of `currency`; a ticket of another currency is not made cheaper. */
  amount: number | null;
  currency: string | null;
  /** Null: tickets of every kind. */
  price_type: string | null;
}

/** When, where and how often a voucher can be used. */
export interface VoucherRules {
  status: string;
  /** Null: every performance. */
  performance: string | null;
  event: string | null;
  valid_from: string | null;
  valid_until: string | null;
  /** Null: any number of orders. */
  most_uses: number | null;
  uses: number;
}

/** True if one more order for a performance can use a voucher at an instant. */
export function canUseVoucher(
  voucher: VoucherRules,
  { performance, event, at }: { performance: string; event: string | null; at: string },
): boolean {
  const now = Date.parse(at);
  const isValid =
    (voucher.valid_from === null || Date.parse(voucher.valid_from) <= now) &&
    (voucher.valid_until === null || now < Date.parse(voucher.valid_until));
  const isHere =
    (voucher.performance === null || voucher.performance === performance) &&
    (voucher.event === null || voucher.event === event);
  const isLeft = voucher.most_uses === null || voucher.uses < voucher.most_uses;
  return voucher.status === 'active' && isValid && isHere && isLeft;
}

/** Reduction of a price before tax by a voucher: no more than the price. */
export function voucherDiscount(
  { kind, percent, amount, currency, price_type }: VoucherTerms,
  ticket: { price: number; currency: string; priceType: string },
): number {
  if (price_type !== null && price_type !== ticket.priceType) return 0;
  if (kind === 'percent') return shareOf(ticket.price, Math.min(percent ?? 0, 100), 100);
  const isSameMoney = currency === null || currency === ticket.currency;
  return isSameMoney ? Math.min(amount ?? 0, ticket.price) : 0;
}
