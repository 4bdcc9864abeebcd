import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { PaymentProvider } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJob } from '../../../engine/jobs/queue';
import { refusedAction } from '../../../engine/problems';
import { giftProvider } from './saleMoney';
import type { StoredOrder } from './saleOrders';
import { checkSeconds, checkPayment } from './payment.jobs';

/** Next call to the provider of an order's payment. */
export interface OpenPayment {
  payment: string;
  step: 'begin' | 'proceed' | 'find';
}

const lastRow = v.object({ hashcode: v.string(), status: v.string(), reference: v.nullable(v.string()) });

/**
 * Opens a payment of an order, or goes on with the one that is open: what is recorded here is there before its provider is called, and a
 * job checks it, so that a crash in between loses nothing. Null where the order is paid.
 *
 * @throws ApiProblem 409 where the order is over
 */
export async function openPayment(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  provider: PaymentProvider,
  { code }: Pick<ParsedInputOf<'payOrder'>, 'code'>,
): Promise<OpenPayment | null> {
  if (order.status === 'paid') return null;
  if (order.status !== 'unpaid') throw refusedAction(sentences.orderOver(), {}, 409);
  if (order.method?.kind !== 'card') throw refusedAction(sentences.paymentMethodUnknown());
  const [last] = await transaction.rows(lastRow, {
    text: `SELECT hashcode, status, reference FROM payments WHERE tenant = $1 AND "order" = $2::uuid AND amount > 0 AND provider <> '${giftProvider}'
      ORDER BY created DESC, instance_id DESC LIMIT 1`,
    values: [tenant, order.hashcode],
  });
  if (last?.status === 'needs_step')
    return { payment: last.hashcode, step: code === undefined ? 'begin' : 'proceed' };
  // A second payment could be paid twice: the open one is requested again, or begun again where its provider never answered.
  if (last?.status === 'pending')
    return { payment: last.hashcode, step: last.reference === null ? 'begin' : 'find' };
  const payment = randomUUID();
  await transaction.query({
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency)
      VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8)`,
    values: [
      tenant,
      payment,
      order.number,
      order.hashcode,
      order.method.hashcode,
      provider,
      order.due,
      order.currency,
    ],
  });
  const startAfter = new Date(Date.now() + checkSeconds(0) * 1_000);
  await addJob(transaction, checkPayment, { tenant, payment, checks: 0 }, { startAfter });
  return { payment, step: 'begin' };
}
