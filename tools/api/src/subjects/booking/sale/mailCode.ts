import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { newOrderCode } from './confirmEmail';
import { codeMail } from './saleMails';
import { addOrderLink, presentOrder, type StoredOrder } from './saleOrders';

/** Mails a stranger a new code for an order, with a link of its own. */
export async function mailCode(
  transaction: Transaction,
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  order: StoredOrder,
): Promise<void> {
  const code = await newOrderCode(transaction, tenant, order.hashcode);
  const token = await addOrderLink(transaction, tenant, order.hashcode);
  const shown = await presentOrder(transaction, tenant, order);
  const mail = codeMail(settings, tenant, shown, { token, code, language: order.language });
  await mails.queueForStranger(transaction, tenant, 'shop', mail);
}
