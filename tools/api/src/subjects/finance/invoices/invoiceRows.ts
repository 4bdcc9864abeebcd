import type { TenantCode } from '@callboard/api-contract';
import {
  entryInvoiceSchema,
  invoiceDetailSchema,
  invoiceStatuses,
  invoiceSummarySchema,
  type EntryInvoice,
  type InvoiceDetail,
  type InvoiceSummary,
} from '@callboard/api-contract/finance';
import type { TransitionName } from '@callboard/api-contract/states';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { step } from '../../../engine/records/step';
import { todayOf } from '../../../engine/todayOf';

const number = v.number();
const lockedRow = v.object({
  hashcode: v.string(),
  organisation: v.string(),
  event: v.nullable(v.string()),
  status: v.picklist(invoiceStatuses),
  number: v.nullable(v.string()),
  email: v.nullable(v.string()),
  due_on: v.nullable(v.string()),
  currency: v.string(),
  total: number,
  paid: number,
  credited: number,
  tax_rate: number,
  bill_to: v.string(),
  reminders: number,
});
/** An invoice as it is stored. */
export type StoredInvoice = v.InferOutput<typeof lockedRow>;

/** Holds an invoice for a change; null where there is none. */
export async function lockInvoice(
  transaction: Transaction,
  tenant: TenantCode,
  hashcode: string,
): Promise<StoredInvoice | null> {
  const [row] = await transaction.rows(lockedRow, {
    text: `SELECT hashcode, organisation, event, status, number, email, due_on, currency, total, paid, credited, tax_rate, bill_to, reminders
      FROM invoices WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE`,
    values: [tenant, hashcode],
  });
  return row ?? null;
}

const lineRow = v.object({
  hashcode: v.string(),
  entry: v.string(),
  text: v.string(),
  amount: number,
  paid: number,
  fee_paid: number,
  credited: number,
});
/** A line as it is stored. */
export type StoredLine = v.InferOutput<typeof lineRow>;

/** The lines of an invoice, in their order. */
export function readLines(queries: Queries, tenant: TenantCode, invoice: string): Promise<StoredLine[]> {
  return queries.rows(lineRow, {
    text: `SELECT hashcode, entry, text, amount, paid, fee_paid, credited FROM invoice_lines
      WHERE tenant = $1 AND invoice = $2::uuid ORDER BY nth`,
    values: [tenant, invoice],
  });
}

const summaryParts = `'hashcode', i.hashcode, 'number', i.number, 'status', i.status, 'email', i.email, 'issued_on', i.issued_on,
  'due_on', i.due_on, 'currency', i.currency, 'total', i.total, 'paid', i.paid, 'credited', i.credited, 'reminders', i.reminders,
  'reminded_at', i.reminded_at, 'organisation', json_build_object('hashcode', i.organisation, 'title', i.bill_to),
  'event', (SELECT json_build_object('hashcode', v.hashcode, 'title', v.qed_title) FROM events v
    WHERE v.tenant = i.tenant AND v.hashcode = i.event)`;

/** How many invoices one answer has at most. */
const maxListed = 1_000;

/** The invoices of some statuses, those that are due first before others. */
export async function readInvoices(
  queries: Queries,
  tenant: TenantCode,
  statuses: readonly string[],
): Promise<InvoiceSummary[]> {
  const rows = await queries.rows(v.object({ invoice: invoiceSummarySchema }), {
    text: `SELECT json_build_object(${summaryParts}) AS invoice FROM invoices i
      WHERE i.tenant = $1 AND i.status = ANY ($2::text[]) ORDER BY i.due_on, i.created, i.hashcode LIMIT ${maxListed}`,
    values: [tenant, statuses],
  });
  return rows.map(({ invoice }) => invoice);
}

/** An invoice with all that came of it; null where there is none. */
export async function readInvoice(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<InvoiceDetail | null> {
  const [row] = await queries.rows(v.object({ invoice: invoiceDetailSchema }), {
    text: `SELECT json_build_object(${summaryParts}, 'tax', i.tax, 'tax_rate', i.tax_rate, 'today', $3::text,
        'lines', (SELECT json_agg(json_build_object('hashcode', l.hashcode, 'entry', l.entry, 'text', l.text, 'amount', l.amount,
            'paid', l.paid, 'credited', l.credited) ORDER BY l.nth)
          FROM invoice_lines l WHERE l.tenant = i.tenant AND l.invoice = i.hashcode),
        'payments', coalesce((SELECT json_agg(json_build_object('hashcode', p.hashcode, 'method', p.method, 'amount', p.amount,
            'over', p.over, 'paid_on', p.paid_on, 'reference', p.reference, 'is_taken_back', p.taken_back_at IS NOT NULL,
            'by', (SELECT u.name FROM users u WHERE u.tenant = p.tenant AND u.hashcode = p.received_by)) ORDER BY p.received_at)
          FROM invoice_payments p WHERE p.tenant = i.tenant AND p.invoice = i.hashcode), '[]'),
        'credit_notes', coalesce((SELECT json_agg(json_build_object('hashcode', c.hashcode, 'number', c.number, 'issued_on', c.issued_on,
            'total', c.total, 'released', c.released, 'reason', c.reason) ORDER BY c.number)
          FROM credit_notes c WHERE c.tenant = i.tenant AND c.invoice = i.hashcode), '[]'),
        'reminded', coalesce((SELECT json_agg(json_build_object('level', r.level, 'at', r.sent_at) ORDER BY r.level)
          FROM invoice_reminders r WHERE r.tenant = i.tenant AND r.invoice = i.hashcode), '[]'),
        'credit', coalesce((SELECT sum(s.amount) FROM school_credits s WHERE s.tenant = i.tenant
          AND s.organisation = i.organisation AND s.currency = i.currency), 0)::float8) AS invoice
      FROM invoices i WHERE i.tenant = $1 AND i.hashcode = $2::uuid`,
    values: [tenant, hashcode, todayOf(tenant)],
  });
  return row?.invoice ?? null;
}

/** The issued invoices that the fee of an entry is on, newest first. */
export async function readEntryInvoices(
  queries: Queries,
  tenant: TenantCode,
  entry: string,
): Promise<EntryInvoice[]> {
  const rows = await queries.rows(v.object({ invoice: entryInvoiceSchema }), {
    text: `SELECT json_build_object(${summaryParts}) AS invoice FROM invoices i
      WHERE i.tenant = $1 AND i.number IS NOT NULL AND i.hashcode IN (
        SELECT l.invoice FROM invoice_lines l WHERE l.tenant = $1 AND l.entry = $2::uuid)
      ORDER BY i.number DESC LIMIT 20`,
    values: [tenant, entry],
  });
  return rows.map(({ invoice }) => invoice);
}

/** Writes what of an invoice came: what is paid and credited of it, with the transition that follows. */
export async function writeSums(
  transaction: Transaction,
  tenant: TenantCode,
  invoice: string,
  transition: TransitionName<'invoices'>,
): Promise<void> {
  await transaction.query({
    text: `UPDATE invoices i SET paid = s.paid, credited = s.credited, ${step('invoices', transition).set}
      FROM (SELECT sum(paid) AS paid, sum(credited) AS credited FROM invoice_lines WHERE tenant = $1 AND invoice = $2::uuid) s
      WHERE i.tenant = $1 AND i.hashcode = $2::uuid`,
    values: [tenant, invoice],
  });
}
