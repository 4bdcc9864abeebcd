import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../database/TenantDatabase';
import type { ActionTools } from '../../sessions/actions/userAction';
import { mailOrder } from './mailOrder';
import { recordPayment, type ReceivedPayment } from './recordPayment';
import type { StoredOrder } from './saleOrders';

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
  received: ReceivedPayment,
): Promise<boolean> {
  const isNew = await recordPayment(transaction, tenant, order, received);
  if (isNew) await mailOrder(transaction, tools, tenant, order.hashcode);
  return isNew;
}
