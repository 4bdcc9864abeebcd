import type { TenantCode } from '@callboard/api-contract';
import { creditedLinesSchema } from '@callboard/api-contract/finance';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';

const lineSchema = v.object({ text: v.string(), amount: v.number() });
const shared = {
  number: v.string(),
  bill_to: v.string(),
  email: v.nullable(v.string()),
  issued_on: v.string(),
  currency: v.string(),
  total: v.number(),
  tax: v.number(),
  tax_rate: v.number(),
  supplier: v.string(),
  gst_number: v.string(),
  supplier_address: v.nullable(v.string()),
  bank_account: v.nullable(v.string()),
};
const invoiceRow = v.object({
  ...shared,
  due_on: v.string(),
  paid: v.number(),
  credited: v.number(),
  lines: v.array(lineSchema),
});
const noteRow = v.object({
  ...shared,
  invoice: v.string(),
  invoiced_on: v.string(),
  released: v.number(),
  reason: v.string(),
  lines: creditedLinesSchema,
});

/** An invoice as it was issued, with what came of it until now. */
export type InvoiceDocument = v.InferOutput<typeof invoiceRow>;
/** A credit note as it was issued. */
export type CreditNoteDocument = v.InferOutput<typeof noteRow>;

const fromInvoice = 'i.email, i.tax_rate, i.supplier, i.gst_number, i.supplier_address, i.bank_account';

/** An issued invoice; null where there is none. */
export async function readInvoiceDocument(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<InvoiceDocument | null> {
  const [row] = await queries.rows(invoiceRow, {
    text: `SELECT i.number, i.bill_to, ${fromInvoice}, i.issued_on, i.due_on, i.currency, i.total, i.tax, i.paid, i.credited,
        (SELECT json_agg(json_build_object('text', l.text, 'amount', l.amount) ORDER BY l.nth)
          FROM invoice_lines l WHERE l.tenant = i.tenant AND l.invoice = i.hashcode) AS lines
      FROM invoices i WHERE i.tenant = $1 AND i.hashcode = $2::uuid AND i.number IS NOT NULL`,
    values: [tenant, hashcode],
  });
  return row ?? null;
}

/** A credit note; null where there is none. */
export async function readNoteDocument(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<CreditNoteDocument | null> {
  const [row] = await queries.rows(noteRow, {
    text: `SELECT c.number, c.bill_to, ${fromInvoice}, c.issued_on, c.currency, c.total, c.tax, c.released, c.reason, c.lines,
        i.number AS invoice, i.issued_on AS invoiced_on
      FROM credit_notes c JOIN invoices i ON i.tenant = c.tenant AND i.hashcode = c.invoice
      WHERE c.tenant = $1 AND c.hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  return row ?? null;
}
