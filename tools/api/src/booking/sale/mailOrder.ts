import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../database/TenantDatabase';
import type { ActionTools } from '../../sessions/actions/userAction';
import { orderMail } from './saleMails';
import { addOrderLink, lockOrder, presentOrder } from './saleOrders';

/** Mails an order to its buyer as it is now, with a new link. An order without an email is not mailed. */
export async function mailOrder(
  transaction: Transaction,
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  hashcode: string,
): Promise<void> {
  const stored = await lockOrder(transaction, tenant, hashcode);
  if (!stored?.email) return;
  const token = await addOrderLink(transaction, tenant, hashcode);
  const order = await presentOrder(transaction, tenant, stored);
  await mails.queue(transaction, tenant, orderMail(settings, tenant, order, token, stored.language));
}
