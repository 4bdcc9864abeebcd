import type { TenantCode } from '@callboard/api-contract';
import type { PaymentProvider } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { confirmPaymentOf, type Confirmed } from './confirmPayment';

const methodRow = v.object({ hashcode: v.string(), kind: v.string(), is_online: v.boolean() });
type Method = v.InferOutput<typeof methodRow>;

/** Money that staff received, and wrote down. */
export interface ReceivedPayment {
  /** The hashcode of the method. */
  method: string;
  /** On the statement of the bank, or the slip of the card machine. */
  reference: string | null;
  user: string;
}

/**
 * Who moved the money of a payment that staff write down; null where it cannot be written down. A card that is not taken online is one
 * of a card machine.
 */
export function providerOf({ kind, is_online }: Pick<Method, 'kind' | 'is_online'>): PaymentProvider | null {
  if (kind === 'cash' || kind === 'bank_transfer') return kind;
  return kind === 'card' && !is_online ? 'terminal' : null;
}

interface PaidOrder {
  hashcode: string;
  number: string;
  currency: string;
}

/**
 * Writes down that the whole sum of an order was received: the order is paid.
 *
 * @returns what became of it
 * @throws ApiProblem where the method takes no money by hand, or the reference was written down before
 */
export async function recordPayment(
  transaction: Transaction,
  tenant: TenantCode,
  order: PaidOrder & { total: number },
  received: ReceivedPayment,
): Promise<Confirmed> {
  const { payment } = await writePayment(transaction, tenant, order, received, order.total);
  const confirmed = await confirmPaymentOf(transaction, tenant, payment);
  if (!confirmed) throw new Error('A payment that was just written is there.');
  return confirmed;
}

/**
 * Writes money down that is not confirmed yet, with its method.
 *
 * @throws ApiProblem where the method takes no money by hand, or the reference was written down before
 */
export async function writePayment(
  transaction: Transaction,
  tenant: TenantCode,
  order: PaidOrder,
  { method: hashcode, reference, user }: ReceivedPayment,
  amount: number,
): Promise<{ payment: string; provider: PaymentProvider }> {
  const [method] = await transaction.rows(methodRow, {
    text: `SELECT hashcode, kind, is_online FROM payment_methods WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active'`,
    values: [tenant, hashcode],
  });
  const provider = method && providerOf(method);
  if (!provider) throw refusedAction(sentences.paymentMethodUnknown());
  const payment = randomUUID();
  const written = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status, received_by)
      VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, 'pending', $10::uuid)
      ON CONFLICT (tenant, provider, reference) DO NOTHING RETURNING hashcode`,
    values: [
      tenant,
      payment,
      order.number,
      order.hashcode,
      hashcode,
      provider,
      amount,
      order.currency,
      reference ?? `${provider}-${payment}`,
      user,
    ],
  });
  if (written.length === 0) throw refusedAction(sentences.paymentKnown(), {}, 409);
  await transaction.query({
    text: 'UPDATE orders SET payment_method = $3::uuid WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, order.hashcode, hashcode],
  });
  return { payment, provider };
}
