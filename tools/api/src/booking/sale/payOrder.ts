import type { ParsedInputOf, TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import { addJob } from '../../jobs/queue';
import { refusedAction } from '../../problems';
import { confirmPaymentOf, markPaid } from './confirmPayment';
import { simulatedProvider } from './providers';
import { confirmPayment } from './sale.jobs';
import type { StoredOrder } from './saleOrders';

/** What paying came to: whether the tickets are valid since now. */
export interface PayOutcome {
  isNew: boolean;
}

const waitingRow = v.object({ hashcode: v.string(), status: v.string(), reference: v.nullable(v.string()) });

/**
 * Pays an order online, or goes on with a payment that waits for the buyer. Paying an order that is paid changes nothing.
 *
 * @throws ApiProblem 409 where the order is over
 */
export async function payOrder(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  input: ParsedInputOf<'payOrder'>,
): Promise<PayOutcome> {
  if (order.status === 'paid') return { isNew: false };
  if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
  if (order.method?.kind !== 'card') throw refusedAction(sentences.paymentMethodUnknown());
  const [last] = await transaction.rows(waitingRow, {
    text: `SELECT hashcode, status, reference FROM payments WHERE tenant = $1 AND "order" = $2::uuid ORDER BY created DESC, instance_id DESC LIMIT 1`,
    values: [tenant, order.hashcode],
  });
  // The provider has not answered yet: a second attempt could be paid twice.
  if (last?.status === 'pending') return { isNew: false };
  const waits = last?.status === 'needs_step' ? last : null;
  const answer = simulatedProvider.pay(input, waits?.reference ?? null);
  const payment = waits?.hashcode ?? randomUUID();
  const status = answer.status === 'confirmed' ? 'pending' : answer.status;
  if (waits) {
    await transaction.query({
      text: 'UPDATE payments SET status = $3 WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, payment, status],
    });
  } else {
    await transaction.query({
      text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status)
        VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, $10)`,
      values: [
        tenant,
        payment,
        order.number,
        order.hashcode,
        order.method.hashcode,
        simulatedProvider.name,
        order.total,
        order.currency,
        answer.reference,
        status,
      ],
    });
  }
  for (const seconds of answer.confirmsAfter)
    await addJob(
      transaction,
      confirmPayment,
      { tenant, payment },
      { startAfter: new Date(Date.now() + seconds * 1_000) },
    );
  if (answer.status !== 'confirmed') return { isNew: false };
  const confirmed = await confirmPaymentOf(transaction, tenant, payment);
  return { isNew: confirmed?.isNew ?? false };
}

/** An order of complimentary tickets is paid as it is placed. */
export function payNothing(transaction: Transaction, tenant: TenantCode, order: string): Promise<void> {
  return markPaid(transaction, tenant, order, 0);
}
