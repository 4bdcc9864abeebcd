import type { TenantCode } from '@callboard/api-contract';
import type { TransitionName } from '@callboard/api-contract/states';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { step } from '../../../engine/records/step';
import { bookSale } from './bookSale';
import { bookingOf, confirmPaymentOf, type Confirmed } from './confirmPayment';
import { moneyOf } from './saleMoney';
import { lockOrder } from './saleOrders';
import type { ProviderAnswer } from '../../../engine/providers/OnlineProvider';

const statusRow = v.object({
  order: v.string(),
  status: v.picklist(['pending', 'needs_step', 'confirmed', 'declined']),
  amount: v.number(),
});

/**
 * Records what a provider answered of a payment. Answers come twice and in any order, so that a state only goes forward: money that arrived
 * stays, and a payment that was declined is only changed by money that arrives after all.
 *
 * @returns what became of money that came
 */
export async function recordAnswer(
  transaction: Transaction,
  tenant: TenantCode,
  payment: string,
  { status, reference, url }: ProviderAnswer,
): Promise<Confirmed | null> {
  const values = [tenant, payment];
  const text = `SELECT "order", status, amount FROM payments WHERE tenant = $1 AND hashcode = $2::uuid`;
  const [found] = await transaction.rows(statusRow, { text, values });
  // The order first, as everything that changes a payment does: two answers wait for each other.
  if (!found || !(await lockOrder(transaction, tenant, found.order))) return null;
  const [now] = await transaction.rows(statusRow, { text, values });
  if (!now) return null;
  await transaction.query({
    text: `UPDATE payments SET reference = $3 WHERE tenant = $1 AND hashcode = $2::uuid AND (reference IS NULL OR $4 = 'confirmed')`,
    values: [...values, reference, status],
  });
  if (url !== undefined)
    await transaction.query({
      text: `INSERT INTO payment_pages (tenant, payment, url) VALUES ($1, $2::uuid, $3)
        ON CONFLICT (tenant, payment) DO UPDATE SET url = excluded.url`,
      values: [...values, url],
    });
  if (now.amount < 0) {
    await recordRefund(transaction, tenant, payment, now, status);
    return null;
  }
  if (status === 'confirmed') {
    return confirmPaymentOf(transaction, tenant, payment);
  }
  if (now.status === 'pending' || now.status === 'needs_step')
    await makeStep(transaction, tenant, payment, stepTo[status]);
  return null;
}

/** A refund can fail after it succeeded, when the bank of the buyer sends it back: then the office owes the money. */
async function recordRefund(
  transaction: Transaction,
  tenant: TenantCode,
  payment: string,
  now: v.InferOutput<typeof statusRow>,
  status: ProviderAnswer['status'],
): Promise<void> {
  if (now.status === 'declined' || now.status === status) return;
  if (status === 'confirmed') await makeStep(transaction, tenant, payment, 'confirmed');
  if (status !== 'declined') return;
  await makeStep(transaction, tenant, payment, now.status === 'confirmed' ? 'sent_back' : 'declined');
  const amount = -now.amount;
  await transaction.query({
    text: 'UPDATE orders SET refunded = refunded - $3, to_refund = to_refund + $3 WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, now.order, amount],
  });
  const order = await lockOrder(transaction, tenant, now.order);
  if (!order) return;
  const booked = await bookingOf(transaction, tenant, order);
  const money = (await moneyOf(transaction, tenant, [payment])).map((each) => ({ ...each, amount }));
  await bookSale(transaction, tenant, { ...booked, money, tax: 0, isOwedBack: true });
}

/** Next state of an open payment, by the answer of its provider. */
const stepTo = {
  pending: 'resumed',
  needs_step: 'waits',
  declined: 'declined',
} as const satisfies Record<Exclude<ProviderAnswer['status'], 'confirmed'>, TransitionName<'payments'>>;

async function makeStep(
  transaction: Transaction,
  tenant: TenantCode,
  payment: string,
  name: TransitionName<'payments'>,
): Promise<void> {
  await transaction.query({
    text: `UPDATE payments SET ${step('payments', name).set}${name === 'confirmed' ? ', received_at = now()' : ''}
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, payment],
  });
}
