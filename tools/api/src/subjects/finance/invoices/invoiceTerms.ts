import type { TenantCode } from '@callboard/api-contract';
import { invoiceTermsSchema, type InvoiceTerms } from '@callboard/api-contract/finance';
import type { Queries } from '../../../engine/database/TenantDatabase';

/** The text about the tenant on its invoices; null before it is set. */
export async function readInvoiceTerms(queries: Queries, tenant: TenantCode): Promise<InvoiceTerms | null> {
  const [terms] = await queries.rows(invoiceTermsSchema, {
    text: `SELECT supplier, gst_number, address, bank_account, due_days, remind_after_days FROM invoice_terms WHERE tenant = $1`,
    values: [tenant],
  });
  return terms ?? null;
}

/** Sets it. Invoices that were issued before keep their text. */
export async function writeInvoiceTerms(
  queries: Queries,
  tenant: TenantCode,
  { supplier, gst_number, address, bank_account, due_days, remind_after_days }: InvoiceTerms,
): Promise<void> {
  await queries.query({
    text: `INSERT INTO invoice_terms (tenant, supplier, gst_number, address, bank_account, due_days, remind_after_days)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (tenant) DO UPDATE SET supplier = excluded.supplier,
        gst_number = excluded.gst_number, address = excluded.address, bank_account = excluded.bank_account,
        due_days = excluded.due_days, remind_after_days = excluded.remind_after_days`,
    values: [tenant, supplier, gst_number, address, bank_account, due_days, remind_after_days],
  });
}
