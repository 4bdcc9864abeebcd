import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { bookSale } from './bookSale';
import { bookingOf } from './confirmPayment';
import type { BookedMerchandise } from './merchandiseLines';
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
  /** What no provider pays back is due: the office has not paid it. @default false */
  isDue?: boolean;
}

const paidRow = v.object({
  provider: v.nullable(v.string()),
  origin: v.nullable(v.string()),
  credit: v.number(),
});
type Paid = v.InferOutput<typeof paidRow>;

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
  const booked = await bookingOf(transaction, tenant, order);
  const parts = partsOf(await readPaid(transaction, tenant, order.hashcode), amount, isByHand);
  let taxLeft = tax;
  let due = 0;
  for (const [index, part] of parts.entries()) {
    // The last part has what rounding leaves, and the merchandise: only tickets are exchanged.
    const isLast = index === parts.length - 1;
    const ownTax = isLast ? taxLeft : Math.round((tax * part.amount) / amount);
    const goods = isLast
      ? merchandise.map((each) => ({ ...each, amount: -each.amount, tax: -each.tax }))
      : [];
    taxLeft -= ownTax;
    const isOnline = online.includes(part.provider) && !isByHand;
    if (isDue && !isOnline) {
      due += part.amount;
      await bookSale(transaction, tenant, {
        ...booked,
        amount: -part.amount,
        tax: -ownTax,
        merchandise: goods,
        instead: 'due_back',
      });
      continue;
    }
    await writeRefund(transaction, tenant, order, {
      amount: part.amount,
      provider: part.provider,
      method: order.method?.hashcode ?? null,
      isOnline,
      reason,
      user,
    });
    const isOtherMoney = isOnline && order.method?.kind !== 'card';
    const account = isOtherMoney ? { account: null, isCash: false } : {};
    await bookSale(transaction, tenant, {
      ...booked,
      ...account,
      amount: -part.amount,
      tax: -ownTax,
      merchandise: goods,
    });
  }
  if (due > 0)
    await transaction.query({
      text: 'UPDATE orders SET refunded = refunded - $3, to_refund = to_refund + $3 WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, order.hashcode, due],
    });
  return due;
}

/** How an order was paid: by itself, and by the tickets that were exchanged for its own. */
async function readPaid(transaction: Transaction, tenant: TenantCode, order: string): Promise<Paid> {
  const [paid] = await transaction.rows(paidRow, {
    text: `${exchangeChainSql('$2::uuid')}
      SELECT (SELECT provider FROM payments WHERE tenant = $1 AND "order" = $2::uuid AND status = 'confirmed' AND amount > 0
          AND provider <> 'exchange' ORDER BY created LIMIT 1) AS provider,
        (SELECT p.provider FROM payments p JOIN chain c ON c.hashcode = p."order" WHERE p.tenant = $1 AND p."order" <> $2::uuid
          AND p.status = 'confirmed' AND p.amount > 0 AND p.provider IN ${onlineSql} ORDER BY p.created LIMIT 1) AS origin,
        (SELECT coalesce(sum(amount) FILTER (WHERE provider = 'exchange' OR (amount < 0 AND provider IN ${onlineSql} AND status <> 'declined')), 0)::int
          FROM payments WHERE tenant = $1 AND "order" = $2::uuid) AS credit`,
    values: [tenant, order],
  });
  return paid ?? { provider: null, origin: null, credit: 0 };
}

interface Part {
  provider: string;
  amount: number;
}

/** The ways by which an amount goes back. */
function partsOf({ provider, origin, credit }: Paid, amount: number, isByHand: boolean): Part[] {
  const own = provider ?? 'cash';
  if (isByHand || origin === null || online.includes(own)) return [{ provider: own, amount }];
  const byOrigin = Math.min(amount, Math.max(0, credit));
  return [
    { provider: origin, amount: byOrigin },
    { provider: own, amount: amount - byOrigin },
  ].filter((part) => part.amount > 0);
}
