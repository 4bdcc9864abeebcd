import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../engine/database/TenantDatabase';
import { step } from '../engine/records/step';

/** Collections that invoicing makes, and that no route creates by itself. */
export const invoicedCollections = ['invoices', 'creditNotes'] as const;
export type InvoicedCollection = (typeof invoicedCollections)[number];

export function isInvoicedCollection(name: string): name is InvoicedCollection {
  return invoicedCollections.some((invoiced) => invoiced === name);
}

interface Invoiced {
  organisation: string;
  event: string;
  /** Makes the texts of one differ from those of another. */
  nth: number;
}

/** Writes an issued invoice of one line with a credit note of a part of it, and answers their hashcodes. */
export async function insertInvoiced(
  queries: Queries,
  tenant: TenantCode,
  { organisation, event, nth }: Invoiced,
): Promise<Readonly<Record<InvoicedCollection, string>>> {
  const [invoices, line, creditNotes] = [randomUUID(), randomUUID(), randomUUID()];
  const day = new Date(Date.UTC(2027, 0, 1 + (nth % 500))).toISOString().slice(0, 10);
  await queries.query({
    text: `INSERT INTO invoices (tenant, hashcode, organisation, bill_to, email, event, due_on, currency, lines, total, tax, tax_rate, paid,
        credited, supplier, gst_number, supplier_address, bank_account, reminders, status)
      VALUES ($1, $2, $3, $4, $5, $6, $7, 'NZD', 1, $8, $9, 15, 0, 0, 'Supplier', '123-456-789', '1 Stage Street', '12-3456', 0, 'draft')`,
    values: [
      tenant,
      invoices,
      organisation,
      `School ${nth}`,
      `school.${nth}@example.org`,
      event,
      day,
      2_000 + nth,
      260 + nth,
    ],
  });
  await queries.query({
    text: `INSERT INTO invoice_lines (tenant, hashcode, invoice, nth, entry, text, amount) VALUES ($1, $2, $3, 0, $4, 'Entry fee', $5)`,
    values: [tenant, line, invoices, randomUUID(), 2_000 + nth],
  });
  await queries.query({
    text: `UPDATE invoices SET ${step('invoices', 'issued').set}, issued_on = $3 WHERE tenant = $1 AND hashcode = $2`,
    values: [tenant, invoices, day],
  });
  await queries.query({
    text: `UPDATE invoices SET reminders = 1, reminded_at = now() WHERE tenant = $1 AND hashcode = $2`,
    values: [tenant, invoices],
  });
  const credited = JSON.stringify({ items: [{ line, text: 'Entry fee', amount: 100 + nth }] });
  await queries.query({
    text: `INSERT INTO credit_notes (tenant, hashcode, number, invoice, bill_to, issued_on, currency, lines, total, tax, released, is_owed_again,
        reason)
      VALUES ($1, $2, '-', $3, $4, $5, 'NZD', $6, $7, $8, $9, $10, $11)`,
    values: [
      tenant,
      creditNotes,
      invoices,
      `School ${nth}`,
      day,
      credited,
      100 + nth,
      13 + nth,
      nth,
      nth % 2 === 0,
      `Reason ${nth}`,
    ],
  });
  return { invoices, creditNotes };
}
