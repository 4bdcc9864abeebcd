import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { mailConfirmed } from './mailOrder';
import { recordPayment, type ReceivedPayment } from './recordPayment';
import type { StoredOrder } from './saleOrders';

/**
 * Writes down that an order was paid, books it, and mails the tickets, or that the money goes back.
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
  const confirmed = await recordPayment(transaction, tenant, order, received);
  await mailConfirmed(transaction, tools, tenant, confirmed);
  return confirmed.isNew;
}
