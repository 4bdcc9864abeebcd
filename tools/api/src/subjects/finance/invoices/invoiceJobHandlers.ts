import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { isCollectable, reminderDue } from '@callboard/domain/finance';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { forEachOf } from '../../../engine/jobs/forEachOf';
import { languageOf } from '../../../engine/mail/languageOf';
import type { Mail } from '../../../engine/mail/Mail';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { readInvoiceDocument, readNoteDocument } from './documents';
import type { InvoiceMailPayload } from './invoice.jobs';
import { creditNoteMail, invoiceMail, reminderMail } from './invoiceMails';
import { creditNotePdf, invoicePdf } from './invoicePdf';
import { lockInvoice } from './invoiceRows';
import { readInvoiceTerms } from './invoiceTerms';
import { remindInvoice } from './remindInvoice';
import { todayOf } from '../../../engine/todayOf';

type Tools = Pick<ActionTools, 'database' | 'mails'>;

/** Mails what was issued, as it is now, with its PDF. Another run of the job has the same mail, which is queued once. */
export function createMailInvoice({ database, mails }: Tools): JobHandler<InvoiceMailPayload> {
  return async (payload) => {
    const { tenant, mail } = payload;
    if (await mails.isQueued(tenant, mail)) return;
    const letter = await letterFor(database.forTenant(tenant), payload);
    if (!letter || letter.to === '') return;
    await database
      .forTenant(tenant)
      .write({ actor: null }, (transaction) => mails.queue(transaction, tenant, letter, mail));
  };
}

async function letterFor(
  queries: Queries,
  { tenant, kind, record, level }: InvoiceMailPayload,
): Promise<Mail | null> {
  const languageFor = (email: string | null) => languageOf(queries, tenant, email ?? '');
  if (kind === 'credit_note') {
    const note = await readNoteDocument(queries, tenant, record);
    return note && creditNoteMail(tenant, note, await creditNotePdf(note), await languageFor(note.email));
  }
  const invoice = await readInvoiceDocument(queries, tenant, record);
  if (!invoice) return null;
  const pdf = await invoicePdf(invoice);
  const language = await languageFor(invoice.email);
  return kind === 'invoice'
    ? invoiceMail(tenant, invoice, pdf, language)
    : reminderMail(tenant, invoice, pdf, { level: level ?? 1, language });
}

/**
 * Sends the reminders that are due, each in a transaction of its own with its mark: a run that was killed goes on where it stopped, and
 * two runs send none twice.
 */
export function createRemindOverdue({ database }: Tools): JobHandler<Readonly<Record<never, never>>> {
  return () =>
    forEachOf(tenantCodes, async (tenant) => {
      const queries = database.forTenant(tenant);
      const after = (await readInvoiceTerms(queries, tenant))?.remind_after_days ?? null;
      if (after === null) return;
      const overdue = await queries.rows(v.object({ hashcode: v.string() }), {
        text: `SELECT hashcode FROM invoices WHERE tenant = $1 AND status IN ('issued', 'part_paid') AND due_on < $2::date
          AND email IS NOT NULL ORDER BY due_on, hashcode`,
        values: [tenant, todayOf(tenant)],
      });
      await forEachOf(overdue, ({ hashcode }) => remindWhereDue(database, tenant, hashcode, after));
    });
}

async function remindWhereDue(
  database: Tools['database'],
  tenant: TenantCode,
  hashcode: string,
  after: number,
): Promise<void> {
  await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    const invoice = await lockInvoice(transaction, tenant, hashcode);
    if (!invoice || !isCollectable(invoice)) return;
    const level = reminderDue(invoice, todayOf(tenant), after);
    if (level !== null) await remindInvoice(transaction, tenant, invoice, { level, by: null });
  });
}
