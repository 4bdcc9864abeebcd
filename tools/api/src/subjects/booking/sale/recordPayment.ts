import type { TenantCode } from '@callboard/api-contract';
import type { PaymentProvider } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { shiftOf } from '../box-office/shiftOf';
import { confirmPaymentsOf, type Confirmed } from './confirmPayment';

const methodRow = v.object({ hashcode: v.string(), kind: v.string(), is_online: v.boolean() });
type Method = v.InferOutput<typeof methodRow>;

/** Money that staff received, and wrote down. */
export interface ReceivedPayment {
  /** The hashcode of the method. */
  method: string;
  /** On the statement of the bank, or the slip of the card machine. */
  reference: string | null;
  user: string;
  /** A bank's file has it: it is of no shift. @default false */
  isImported?: boolean;
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
 * Writes down that all that is due of an order was received: the order is paid.
 *
 * @returns what became of it
 * @throws ApiProblem where the method takes no money by hand, or the reference was written down before
 */
export async function recordPayment(
  transaction: Transaction,
  tenant: TenantCode,
  order: PaidOrder & { due: number },
  received: ReceivedPayment,
): Promise<Confirmed> {
  return recordPayments(transaction, tenant, order, [{ ...received, amount: order.due }]);
}

/**
 * Writes down that all that is due of an order was received in one way or several: the order is paid.
 *
 * @throws ApiProblem as `recordPayment` does
 */
export async function recordPayments(
  transaction: Transaction,
  tenant: TenantCode,
  order: PaidOrder,
  received: readonly (ReceivedPayment & { amount: number })[],
): Promise<Confirmed> {
  const payments: string[] = [];
  for (const { amount, ...each } of received)
    payments.push((await writePayment(transaction, tenant, order, each, amount)).payment);
  const confirmed = await confirmPaymentsOf(transaction, tenant, payments);
  if (!confirmed) throw new Error('A payment that was just written is there.');
  return confirmed;
}

/** Subject of a payment: an order, or a gift voucher that is sold. */
interface PaidFor {
  order: string | null;
  gift_voucher: string | null;
  number: string;
  currency: string;
}

/**
 * Writes money of an order down that is not confirmed yet, with its method.
 *
 * @throws ApiProblem where the method takes no money by hand, or the reference was written down before
 */
export async function writePayment(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode: order, number, currency }: PaidOrder,
  received: ReceivedPayment,
  amount: number,
): Promise<{ payment: string; provider: PaymentProvider }> {
  const paid = { order, gift_voucher: null, number, currency };
  const written = await insertPayment(transaction, tenant, paid, received, amount);
  await transaction.query({
    text: 'UPDATE orders SET payment_method = $3::uuid WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, order, received.method],
  });
  return written;
}

/**
 * Writes money down that is not confirmed yet; an amount below zero goes back.
 *
 * @throws ApiProblem as `writePayment` does
 */
export async function insertPayment(
  transaction: Transaction,
  tenant: TenantCode,
  { order, gift_voucher, number, currency }: PaidFor,
  {
    method: hashcode,
    reference,
    user,
    isImported = false,
    reason = null,
  }: ReceivedPayment & { reason?: string | null },
  amount: number,
): Promise<{ payment: string; provider: PaymentProvider }> {
  const [method] = await transaction.rows(methodRow, {
    text: `SELECT hashcode, kind, is_online FROM payment_methods WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active'`,
    values: [tenant, hashcode],
  });
  const provider = method && providerOf(method);
  if (!provider) throw refusedAction(sentences.paymentMethodUnknown());
  const shift = isImported ? null : await shiftOf(transaction, tenant, { user, provider, currency });
  const payment = randomUUID();
  const written = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `INSERT INTO payments (tenant, hashcode, name, "order", gift_voucher, payment_method, provider, amount, currency, reference, status, reason,
        received_by, shift)
      VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6::uuid, $7, $8, $9, $10, 'pending', $11, $12::uuid, $13::uuid)
      ON CONFLICT (tenant, provider, reference) DO NOTHING RETURNING hashcode`,
    values: [
      tenant,
      payment,
      number,
      order,
      gift_voucher,
      hashcode,
      provider,
      amount,
      currency,
      reference ?? `${provider}-${payment}`,
      reason,
      user,
      shift,
    ],
  });
  if (written.length === 0) throw refusedAction(sentences.paymentKnown(), {}, 409);
  return { payment, provider };
}
