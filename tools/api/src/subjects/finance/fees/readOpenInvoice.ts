import type { TenantCode } from '@callboard/api-contract';
import { openInvoiceSchema, type OpenInvoice } from '@callboard/api-contract/finance';
import type { Queries } from '../../../engine/database/TenantDatabase';

/** The open invoice, or the draft of one, that asks for the fee of an entry: meanwhile the fee is paid and credited there. */
export async function readOpenInvoice(
  queries: Queries,
  tenant: TenantCode,
  entry: string,
): Promise<OpenInvoice | null> {
  const [row] = await queries.rows(openInvoiceSchema, {
    text: `SELECT i.hashcode, i.number FROM invoice_lines l JOIN invoices i ON i.tenant = l.tenant AND i.hashcode = l.invoice
      WHERE l.tenant = $1 AND l.entry = $2::uuid AND l.is_open AND i.status IN ('draft', 'issued', 'part_paid')`,
    values: [tenant, entry],
  });
  return row ?? null;
}
