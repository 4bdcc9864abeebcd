import { hasRole, type TenantCode } from '@callboard/api-contract';
import { collectionAt, registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { addDays } from '@callboard/domain/calendar';
import * as v from 'valibot';
import { readOwed } from '../books/readBooks';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { notFound, refusedAction } from '../../../engine/problems';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { createInvoice, discardInvoice, issueInvoice } from './createInvoice';
import { creditInvoice } from './creditInvoice';
import { readInvoiceDocument, readNoteDocument } from './documents';
import { queueInvoiceMail } from './invoice.jobs';
import type { FeeWork } from '../../../engine/ports/books';
import { creditNotePdf, invoicePdf } from './invoicePdf';
import { readOpenInvoice } from '../fees/readOpenInvoice';
import { lockInvoice, readEntryInvoices, readInvoice, readInvoices } from './invoiceRows';
import { readInvoiceTerms, writeInvoiceTerms } from './invoiceTerms';
import { payInvoice, takeBackPayment } from './payInvoice';
import { feeTaxRate, previewsOf, readOwedFees } from './readPreviews';
import { remindInvoice } from './remindInvoice';
import { refundCredit } from './refundCredit';
import { readCredits } from './schoolCredit';
import { todayOf } from '../../../engine/todayOf';

/** Days to pay where the tenant has set none. */
const usualDays = 20;

/** Invoices to schools: what the office does with them, and what schools see of theirs. */
export function createInvoiceHandlers(context: RecordContext) {
  const { database } = context;

  /** Invoices are there where the books are. */
  function officeOf({ tenant }: Session): TenantCode {
    if (!context.hasFeature(tenant, 'ticketing')) throw notFound();
    return tenant;
  }

  /** Writes in one transaction. */
  async function write<T>(session: Session, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const tenant = officeOf(session);
    const { value } = await explained(context, registry.invoices, () =>
      database.forTenant(tenant).write({ actor: session.user }, work),
    );
    return value;
  }

  /** Writes, and answers the invoice as it is afterwards. */
  function change(session: Session, work: (work: FeeWork) => Promise<string>) {
    return write(session, async (transaction) => {
      const actor = actorOf(session);
      const hashcode = await work({ context, transaction, actor });
      const invoice = await readInvoice(transaction, actor.tenant, hashcode);
      if (!invoice) throw notFound();
      return { invoice };
    });
  }

  /** Throws unless a user reads an entry: then also the invoices that its fee is on. */
  async function assertReads(session: Session, entries: readonly string[]): Promise<void> {
    const actor = actorOf(session);
    const collection = collectionAt('entries', actor.tenant);
    const readOne = createReadOne(collection, context.target);
    for (const entry of entries) {
      const [readable] = await database
        .forTenant(actor.tenant)
        .rows(readRow, readOne(actor, entry, ['name']));
      if (readable) return;
    }
    throw notFound();
  }

  return {
    invoicePreviews: async ({ input, session }) => {
      const tenant = officeOf(session);
      const queries = database.forTenant(tenant);
      const today = todayOf(tenant);
      const fees = await readOwedFees(queries, tenant, input);
      const terms = await readInvoiceTerms(queries, tenant);
      return {
        schools: previewsOf(fees, await feeTaxRate(queries, tenant, today)),
        without_school: fees.filter(({ organisation }) => organisation === null).length,
        due_on: addDays(today, terms?.due_days ?? usualDays),
        today,
      };
    },
    receivables: async ({ session }) => {
      const tenant = officeOf(session);
      const queries = database.forTenant(tenant);
      return {
        owed: await readOwed(queries, tenant),
        invoices: await readInvoices(queries, tenant, ['issued', 'part_paid']),
        drafts: await readInvoices(queries, tenant, ['draft']),
        credits: await readCredits(queries, tenant),
        today: todayOf(tenant),
      };
    },
    invoice: async ({ input, session }) => {
      const tenant = officeOf(session);
      const invoice = await readInvoice(database.forTenant(tenant), tenant, input.invoice);
      if (!invoice) throw notFound();
      return { invoice };
    },
    invoiceTerms: async ({ session }) => {
      const tenant = officeOf(session);
      return { terms: await readInvoiceTerms(database.forTenant(tenant), tenant) };
    },
    invoicePdf: async ({ input, session }) => {
      const tenant = officeOf(session);
      const queries = database.forTenant(tenant);
      if (!isOffice(session)) {
        const lines = await queries.rows(v.object({ entry: v.string() }), {
          text: 'SELECT entry FROM invoice_lines WHERE tenant = $1 AND invoice = $2::uuid ORDER BY nth',
          values: [tenant, input.invoice],
        });
        await assertReads(
          session,
          lines.map(({ entry }) => entry),
        );
      }
      const invoice = await readInvoiceDocument(queries, tenant, input.invoice);
      if (!invoice) throw notFound();
      return { name: `${invoice.number}.pdf`, pdf: await invoicePdf(invoice) };
    },
    creditNotePdf: async ({ input, session }) => {
      const tenant = officeOf(session);
      const note = await readNoteDocument(database.forTenant(tenant), tenant, input.credit_note);
      if (!note) throw notFound();
      return { name: `${note.number}.pdf`, pdf: await creditNotePdf(note) };
    },
    entryInvoices: async ({ input: { entry }, session }) => {
      const tenant = officeOf(session);
      await assertReads(session, [entry]);
      const queries = database.forTenant(tenant);
      const invoices = await readEntryInvoices(queries, tenant, entry);
      const open = await readOpenInvoice(queries, tenant, entry);
      const isShown = open !== null && (open.number !== null || isOffice(session));
      return { invoices, open_invoice: isShown ? open : null, today: todayOf(tenant) };
    },

    invoiceFees: ({ input, session }) =>
      change(session, ({ transaction, actor }) => createInvoice(transaction, actor.tenant, input)),
    issueInvoice: ({ input, session }) =>
      change(session, async ({ transaction, actor }) => {
        await issueInvoice(transaction, actor.tenant, input);
        return input.invoice;
      }),
    discardInvoice: ({ input: { invoice }, session }) =>
      change(session, async ({ transaction, actor }) => {
        await discardInvoice(transaction, actor.tenant, invoice);
        return invoice;
      }),
    sendInvoice: ({ input: { invoice }, session }) =>
      change(session, async ({ transaction, actor }) => {
        const stored = await lockInvoice(transaction, actor.tenant, invoice);
        if (!stored?.number) throw notFound();
        if (stored.email === null) throw refusedAction(sentences.invoiceNeedsEmail(), {}, 409);
        await queueInvoiceMail(transaction, actor.tenant, { kind: 'invoice', record: stored.hashcode });
        return invoice;
      }),
    recordInvoicePayment: ({ input: { invoice, ...payment }, session }) =>
      change(session, async (work) => {
        const stored = await lockInvoice(work.transaction, work.actor.tenant, invoice);
        if (!stored) throw notFound();
        await payInvoice(work, stored, payment);
        return invoice;
      }),
    takeBackInvoicePayment: ({ input: { payment, reason }, session }) =>
      change(session, (work) => takeBackPayment(work, payment, reason)),
    remindInvoice: ({ input: { invoice, level }, session }) =>
      change(session, async ({ transaction, actor }) => {
        const stored = await lockInvoice(transaction, actor.tenant, invoice);
        if (!stored) throw notFound();
        await remindInvoice(transaction, actor.tenant, stored, { level, by: actor.user });
        return invoice;
      }),
    creditInvoice: ({ input, session }) =>
      change(session, async (work) => {
        await creditInvoice(work, input);
        return input.invoice;
      }),
    refundSchoolCredit: ({ input, session }) =>
      write(session, async (transaction) => ({
        left: await refundCredit(transaction, session.tenant, input),
      })),
    setInvoiceTerms: ({ input: terms, session }) =>
      write(session, async (transaction) => {
        await writeInvoiceTerms(transaction, session.tenant, terms);
        return { terms };
      }),
  } satisfies Partial<AllHandlers>;
}

/** True if the user runs the event: others see of invoices what is issued for their own entries. */
function isOffice({ roles }: Session): boolean {
  return hasRole(roles, ['staff']);
}
