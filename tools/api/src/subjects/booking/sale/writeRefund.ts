import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJob } from '../../../engine/jobs/queue';
import { refusedAction } from '../../../engine/problems';
import { shiftOf } from '../box-office/shiftOf';
import { refundPayment } from './payment.jobs';
import type { StoredOrder } from './saleOrders';

/** A payment that goes back to the buyer. */
export interface RefundToWrite {
  /** Above zero. */
  amount: number;
  /** Provider that moves the money. */
  provider: string;
  /** The hashcode of the method. */
  method: string | null;
  /** The hashcode of the gift voucher that it goes back to. @default null */
  giftVoucher?: string | null;
  /** The provider pays it back by a job after this transaction; else the office did. */
  isOnline: boolean;
  /** The payment that the provider pays back. @default the first one of its provider */
  of?: string;
  /** On the statement of the bank. @default one of its own */
  reference?: string | null;
  reason: string;
  user: string | null;
}

/**
 * Writes a payment down that goes back to the buyer of an order, and queues what its provider is to do.
 *
 * @throws ApiProblem 409 where the reference was written down before
 */
export async function writeRefund(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  { amount, provider, method, giftVoucher = null, isOnline, of, reference, reason, user }: RefundToWrite,
): Promise<void> {
  const { currency } = order;
  const shift = isOnline ? null : await shiftOf(transaction, tenant, { user, provider, currency });
  const payment = randomUUID();
  const written = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status, received_at,
        reason, received_by, shift, gift_voucher)
      VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, $10, CASE WHEN $10 = 'confirmed' THEN now() END, $11, $12::uuid, $13::uuid,
        $14::uuid)
      ON CONFLICT (tenant, provider, reference) DO NOTHING RETURNING hashcode`,
    values: [
      tenant,
      payment,
      order.number,
      order.hashcode,
      method,
      provider,
      -amount,
      order.currency,
      isOnline ? null : (reference ?? `refund-${payment}`),
      isOnline ? 'pending' : 'confirmed',
      reason,
      user,
      shift,
      giftVoucher,
    ],
  });
  if (written.length === 0) throw refusedAction(sentences.paymentKnown(), {}, 409);
  if (isOnline)
    await addJob(transaction, refundPayment, { tenant, payment, ...(of !== undefined && { of }) });
}
