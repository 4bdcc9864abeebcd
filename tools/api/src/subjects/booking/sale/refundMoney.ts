import type { TenantCode } from '@callboard/api-contract';
import { refundParts } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { forChange, giftVouchersBy } from '../gift-vouchers/giftVoucherRows';
import { returnToGiftVoucher } from '../gift-vouchers/returnToGiftVoucher';
import { bookSale } from './bookSale';
import { bookingOf } from './confirmPayment';
import type { BookedMerchandise } from './merchandiseLines';
import { giftProvider, purposeOf, type SaleMoney } from './saleMoney';
import type { StoredOrder } from './saleOrders';
import { writeRefund } from './writeRefund';

/** Money that is paid back. */
export interface RefundedMoney {
  amount: number;
  /** Part of the amount. */
  tax: number;
  /** Parts of the amount and of the tax. */
  merchandise: readonly BookedMerchandise[];
  reason: string;
  user: string | null;
  /** The office pays it back itself: nothing is sent to the provider. */
  isByHand: boolean;
  /** True if the office still has to pay what no provider pays back. @default false */
  isDue?: boolean;
}

const wayRow = v.object({
  provider: v.string(),
  method: v.nullable(v.string()),
  account: v.nullable(v.string()),
  /** The gift voucher that paid; null: money did. */
  gift_voucher: v.nullable(v.string()),
  /** By the order itself, not by those whose tickets were exchanged for its own. */
  is_own: v.boolean(),
  /** The amount that came by it and was not paid back. */
  left: v.number(),
});
type Way = v.InferOutput<typeof wayRow>;
const creditRow = v.object({ credit: v.number() });

/** Providers that pay back what they took, as SQL. */
const onlineSql = `('simulated', 'stripe')`;
const online = ['simulated', 'stripe'];

/** The orders whose money is in an order, itself and those whose tickets were exchanged for its own, as `chain`; `$1` is the tenant. */
export const exchangeChainSql = (
  order: string,
) => `WITH RECURSIVE chain AS (SELECT o.hashcode, o.exchange_of FROM orders o WHERE o.tenant = $1 AND o.hashcode = ${order}
  UNION SELECT o.hashcode, o.exchange_of FROM chain c JOIN orders o ON o.tenant = $1 AND o.hashcode = c.exchange_of)`;

/**
 * Records and books money that goes back to the buyer of an order. What came through a provider goes back through it, by a job after
 * this transaction; what the provider refuses, the office owes. Tickets that were exchanged are paid back by the provider of the first ones.
 *
 * @returns what no one has paid back: it is due
 */
export async function refundMoney(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { amount, tax, merchandise, reason, user, isByHand, isDue = false }: RefundedMoney,
): Promise<number> {
  if (amount === 0) return 0;
  const parts = partsOf(await readPaid(transaction, tenant, order.hashcode), amount, isByHand);
  const money: SaleMoney[] = [];
  for (const { way, amount: part } of parts) {
    const { provider, method, account, gift_voucher: giftVoucher } = way;
    const isOnline = online.includes(provider) && !isByHand;
    if (giftVoucher !== null) {
      await giveBack(transaction, tenant, order, { amount: part, giftVoucher, reason, user });
      money.push({ purpose: purposeOf(provider), account, amount: -part });
      continue;
    }
    if (isDue && !isOnline) {
      money.push({ purpose: 'due_back', account: null, amount: -part });
      continue;
    }
    await writeRefund(transaction, tenant, order, { amount: part, provider, method, isOnline, reason, user });
    money.push({ purpose: purposeOf(provider), account, amount: -part });
  }
  await bookSale(transaction, tenant, {
    ...(await bookingOf(transaction, tenant, order)),
    money,
    tax: -tax,
    merchandise: merchandise.map((each) => ({ ...each, amount: -each.amount, tax: -each.tax })),
  });
  const due = -money
    .filter(({ purpose }) => purpose === 'due_back')
    .reduce((sum, each) => sum + each.amount, 0);
  if (due > 0)
    await transaction.query({
      text: 'UPDATE orders SET refunded = refunded - $3, to_refund = to_refund + $3 WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, order.hashcode, due],
    });
  return due;
}

/** Returns the amount that a gift voucher paid to it: no one hands money out for it. */
async function giveBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  {
    amount,
    giftVoucher,
    reason,
    user,
  }: Pick<RefundedMoney, 'amount' | 'reason' | 'user'> & { giftVoucher: string },
): Promise<void> {
  const [voucher] = await giftVouchersBy(transaction, tenant, [giftVoucher], forChange);
  if (!voucher) throw new Error('A gift voucher that paid is there.');
  await returnToGiftVoucher(transaction, tenant, voucher, { amount, order: order.hashcode, reason, user });
  await writeRefund(transaction, tenant, order, {
    amount,
    provider: giftProvider,
    method: null,
    giftVoucher,
    isOnline: false,
    reason,
    user,
  });
}

/** How an order was paid: by itself, and by the tickets that were exchanged for its own. */
interface Paid {
  /** In the order in which they paid. */
  ways: readonly Way[];
  /** The amount that came from other orders by an exchange. */
  credit: number;
}

async function readPaid(transaction: Transaction, tenant: TenantCode, order: string): Promise<Paid> {
  const ways = await transaction.rows(wayRow, {
    text: `${exchangeChainSql('$2::uuid')}, paid AS (
        SELECT p.provider, p.gift_voucher, p."order" = $2::uuid AS is_own, sum(p.amount)::int AS "left",
          (array_agg(p.payment_method ORDER BY p.created) FILTER (WHERE p.amount > 0))[1] AS method,
          min(p.created) FILTER (WHERE p.amount > 0 AND p.status = 'confirmed') AS since
        FROM payments p JOIN chain c ON c.hashcode = p."order" WHERE p.tenant = $1 AND p.provider <> 'exchange'
          AND (p.status = 'confirmed' OR (p.amount < 0 AND p.status <> 'declined')) GROUP BY 1, 2, 3)
      SELECT q.provider, q.gift_voucher, q.is_own, q."left", q.method, m.account FROM paid q
        LEFT JOIN payment_methods m ON m.tenant = $1 AND m.hashcode = q.method
      WHERE q.since IS NOT NULL ORDER BY q.since, q.provider`,
    values: [tenant, order],
  });
  const [row] = await transaction.rows(creditRow, {
    text: `SELECT coalesce(sum(amount) FILTER (WHERE provider = 'exchange'
        OR (amount < 0 AND (provider IN ${onlineSql} OR provider = '${giftProvider}') AND status <> 'declined')), 0)::int AS credit
      FROM payments WHERE tenant = $1 AND "order" = $2::uuid`,
    values: [tenant, order],
  });
  return { ways, credit: row?.credit ?? 0 };
}

const byCash: Way = {
  provider: 'cash',
  method: null,
  account: null,
  gift_voucher: null,
  is_own: true,
  left: 0,
};

/** The ways by which an amount goes back: those by which it came. */
function partsOf({ ways, credit }: Paid, amount: number, isByHand: boolean): { way: Way; amount: number }[] {
  const isOnline = ({ provider }: Way) => online.includes(provider);
  const isGift = ({ gift_voucher }: Way) => gift_voucher !== null;
  const others = ways.filter((way) => !way.is_own);
  const own = ways.filter((way) => way.is_own);
  const first = own.find((way) => !isGift(way));
  const origins = others.filter((way) => isGift(way) || (isOnline(way) && !isByHand));
  const byHand = first ?? others.find((way) => !isOnline(way) && !isGift(way)) ?? byCash;
  if (origins.length === 0 || (first && isOnline(first))) return spread(own, byHand, amount);
  const byOrigin = Math.min(amount, Math.max(0, credit));
  const rest = origins.find((way) => !isGift(way)) ?? byHand;
  return [
    ...(byOrigin > 0 ? spread(origins, rest, byOrigin) : []),
    ...(amount > byOrigin ? spread(own, byHand, amount - byOrigin) : []),
  ];
}

/** Refunds the rest, which came by none of the ways, by `first`: never to a gift voucher, which gets back what it paid at most. */
function spread(ways: readonly Way[], first: Way, amount: number): { way: Way; amount: number }[] {
  return refundParts([first, ...ways.filter((way) => way !== first)], amount);
}
