import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/TenantDatabase';
import type { ActionTools } from '../../sessions/actions/userAction';
import { confirmPaymentOf } from './confirmPayment';
import { mailOrder } from './mailOrder';
import type { StoredOrder } from './saleOrders';

/** Money that the office has: at the bank, or in hand. */
export interface ReceivedMoney {
  method: { hashcode: string; kind: 'bank_transfer' | 'cash' };
  amount: number;
  reference: string | null;
  user: string;
}

/**
 * Writes down that an order was paid, books it, and mails the tickets.
 *
 * @returns whether its tickets are valid since now: of an order that ended the seats can be gone, and the money is due back
 */
export async function receiveMoney(
  transaction: Transaction,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  order: StoredOrder,
  { method, amount, reference, user }: ReceivedMoney,
): Promise<boolean> {
  const payment = randomUUID();
  await transaction.query({
    text: `INSERT INTO payments (tenant, hashcode, name, "order", payment_method, provider, amount, currency, reference, status, received_by)
      VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, 'pending', $10::uuid)`,
    values: [
      tenant,
      payment,
      order.number,
      order.hashcode,
      method.hashcode,
      method.kind,
      amount,
      order.currency,
      reference ?? `${method.kind}-${payment}`,
      user,
    ],
  });
  await transaction.query({
    text: 'UPDATE orders SET payment_method = $3::uuid WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, order.hashcode, method.hashcode],
  });
  const confirmed = await confirmPaymentOf(transaction, tenant, payment);
  if (!confirmed?.isNew) return false;
  await mailOrder(transaction, tools, tenant, order.hashcode);
  return true;
}
