import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type Receipt, type SaleOrder } from '@callboard/api-contract/booking';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import type { MailFile } from '../../../engine/mail/Mail';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { addJob } from '../../../engine/jobs/queue';
import { endOrder } from './endOrder';
import { readReceipt } from './readReceipt';
import { receiptPdf } from './receiptPdf';
import { expireOrder } from './sale.jobs';
import { orderMail, type Language } from './saleMails';
import { addOrderLink, lockOrder, presentOrder, readOrder } from './saleOrders';
import { ticketsPdf } from './ticketsPdf';

/** Ends an order that was not paid in time; one that was paid, or that has more time now, stays. */
export function createExpireOrder({
  database,
}: Pick<ActionTools, 'database'>): JobHandler<{ tenant: TenantCode; order: string }> {
  return async ({ tenant, order }) => {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const found = await lockOrder(transaction, tenant, order);
      if (found?.status !== 'unpaid') return;
      if (found.seconds_left === 0) return endOrder(transaction, tenant, order, 'expired');
      // The clock of the database decides.
      const startAfter = new Date(Date.now() + (found.seconds_left ?? 0) * 1_000 + 1_000);
      await addJob(transaction, expireOrder, { tenant, order }, { startAfter });
    });
  };
}

/**
 * Mails a paid order with its tickets as a PDF. The mail is queued once, however often the job is tried: what the buyer typed is in it only
 * because money came.
 */
export function createMailTickets({
  database,
  mails,
  settings,
}: Pick<ActionTools, 'database' | 'mails' | 'settings'>): JobHandler<{
  tenant: TenantCode;
  order: string;
  mail: string;
}> {
  return async ({ tenant, order: hashcode, mail }) => {
    const queries = database.forTenant(tenant);
    const stored = await readOrder(queries, tenant, hashcode);
    if (!stored?.email || (await mails.isQueued(tenant, mail))) return;
    const { language } = stored;
    const order = await presentOrder(queries, tenant, stored);
    const receipt = order.total > 0 ? await readReceipt(queries, tenant, order) : null;
    const files = [
      ...(await ticketFiles(tenant, order, language)),
      ...(receipt ? [await receiptFile(receipt, language)] : []),
    ];
    await queries.write({ actor: null }, async (transaction) => {
      const token = await addOrderLink(transaction, tenant, hashcode);
      const letter = orderMail(settings, tenant, order, token, language);
      await mails.queue(transaction, tenant, { ...letter, files }, mail);
    });
  };
}

/** None where there are too many: a mail server would refuse them. */
async function ticketFiles(tenant: TenantCode, order: SaleOrder, language: Language): Promise<MailFile[]> {
  const valid = order.tickets.filter(({ code }) => code !== null).length;
  if (valid === 0 || valid > saleLimits.ticketsInMail) return [];
  const content = await ticketsPdf(tenant, order, language);
  if (content.length > saleLimits.lettersOfPdfInMail) return [];
  return [{ filename: `${order.number}.pdf`, contentType: 'application/pdf', content }];
}

async function receiptFile(receipt: Receipt, language: Language): Promise<MailFile> {
  const content = await receiptPdf(receipt, [], 'a4', language);
  return { filename: `${receipt.number}-receipt.pdf`, contentType: 'application/pdf', content };
}
