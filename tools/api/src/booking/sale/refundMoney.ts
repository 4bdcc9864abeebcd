import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { addJob } from '../../jobs/queue';
import { bookSale } from './bookSale';
import { bookingOf } from './confirmPayment';
import type { BookedMerchandise } from './merchandiseLines';
import type { StoredOrder } from './saleOrders';
import { refundPayment } from './payment.jobs';

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
}

const paidByRow = v.object({ provider: v.string() });
const online = ['simulated', 'stripe'];

/**
 * Records and books money that goes back to the buyer of an order. What came through a provider goes back through it, by a job after
 * this transaction; what the provider refuses, the office owes.
 */
export async function refundMoney(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { amount, tax, merchandise, reason, user, isByHand }: RefundedMoney,
): Promise<void> {
  if (amount === 0) return;
  const [paid] = await transaction.rows(paidByRow, {
    text: `SELECT provider FROM payments WHERE tenant = $1 AND "order" = $2::uuid AND status = 'confirmed' AND amount > 0 ORDER BY created LIMIT 1`,
    values: [tenant, order.hashcode],
  });
  const provider = paid?.provider ?? 'cash';
  const isOnline = online.includes(provider) && !isByHand;
  const payment = randomUUID();
  await transaction.query({
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status, received_at,
        reason, received_by)
      VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, $10, CASE WHEN $10 = 'confirmed' THEN now() END, $11, $12::uuid)`,
    values: [
      tenant,
      payment,
      order.number,
      order.hashcode,
      order.method?.hashcode ?? null,
      provider,
      -amount,
      order.currency,
      isOnline ? null : `refund-${payment}`,
      isOnline ? 'pending' : 'confirmed',
      reason,
      user,
    ],
  });
  if (isOnline) await addJob(transaction, refundPayment, { tenant, payment });
  const booked = await bookingOf(transaction, tenant, order);
  await bookSale(transaction, tenant, {
    ...booked,
    amount: -amount,
    tax: -tax,
    merchandise: merchandise.map((part) => ({ ...part, amount: -part.amount, tax: -part.tax })),
  });
}
