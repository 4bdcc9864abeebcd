import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import type { Confirmed } from './confirmPayment';
import { randomUUID } from 'node:crypto';
import { addJob } from '../../../engine/jobs/queue';
import { mailCode } from './mailCode';
import { dueBackMail, orderMail } from './saleMails';
import { mailTickets } from './sale.jobs';
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
  if (stored.is_unconfirmed && stored.status === 'unpaid')
    return mailCode(transaction, { mails, settings }, tenant, stored);
  if (stored.status !== 'unpaid') {
    await addJob(transaction, mailTickets, { tenant, order: hashcode, mail: randomUUID() });
    return;
  }
  const token = await addOrderLink(transaction, tenant, hashcode);
  const order = await presentOrder(transaction, tenant, stored);
  await mails.queue(transaction, tenant, orderMail(settings, tenant, order, token, stored.language));
}

/** Mails the buyer what became of money that came: the tickets, or that it goes back. A message that came twice is mailed once. */
export async function mailConfirmed(
  transaction: Transaction,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  { order: { hashcode }, isNew, dueBack }: Confirmed,
): Promise<void> {
  if (isNew) await mailOrder(transaction, tools, tenant, hashcode);
  if (dueBack === 0) return;
  const stored = await lockOrder(transaction, tenant, hashcode);
  if (!stored?.email) return;
  const token = await addOrderLink(transaction, tenant, hashcode);
  const order = await presentOrder(transaction, tenant, stored);
  const { language } = stored;
  const mail = dueBackMail(tools.settings, tenant, order, { token, amount: dueBack, language });
  await tools.mails.queue(transaction, tenant, mail);
}
