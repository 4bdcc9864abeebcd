import type { TenantCode } from '@callboard/api-contract';
import type { InvoicePreview } from '@callboard/api-contract/finance';
import { taxWithin } from '@callboard/domain/finance';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';

const owedRow = v.object({
  entry: v.string(),
  title: v.string(),
  event: v.string(),
  event_title: v.string(),
  organisation: v.nullable(v.string()),
  school: v.nullable(v.string()),
  email: v.nullable(v.string()),
  currency: v.string(),
  amount: v.number(),
});
/** Fee that an entry owes, and that no open invoice asks for. */
export type OwedFee = v.InferOutput<typeof owedRow>;

/** Which fees are looked for. */
export interface OwedTerms {
  event?: string | undefined;
  organisation?: string | undefined;
  entries?: readonly string[] | undefined;
}

/** The fees that are owed and on no open invoice, by school and entry. */
export function readOwedFees(
  queries: Queries,
  tenant: TenantCode,
  { event, organisation, entries }: OwedTerms,
): Promise<OwedFee[]> {
  const table = 'entries';
  return queries.rows(owedRow, {
    text: `SELECT n.hashcode AS entry, n.qed_title AS title, n.event, e.qed_title AS event_title, n.organisation, o.name AS school,
        p.email, coalesce(n.fee_currency, 'NZD') AS currency, n.fee_owed AS amount
      FROM ${table} n JOIN events e ON e.tenant = n.tenant AND e.hashcode = n.event
      LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
      LEFT JOIN individuals p ON p.tenant = n.tenant AND p.hashcode = n.contact
      WHERE n.tenant = $1 AND n.fee_owed > 0 AND ($2::uuid IS NULL OR n.event = $2) AND ($3::uuid IS NULL OR n.organisation = $3)
        AND ($4::uuid[] IS NULL OR n.hashcode = ANY ($4))
        AND NOT EXISTS (SELECT FROM invoice_lines l WHERE l.tenant = n.tenant AND l.entry = n.hashcode AND l.is_open)
      ORDER BY o.name, n.organisation, e.starts_on, n.name, n.hashcode LIMIT 5000`,
    values: [tenant, event ?? null, organisation ?? null, entries ?? null],
  });
}

/** The text of an invoice's line. */
export function lineText({ title, event_title }: OwedFee): string {
  return `Entry fee: ${title}, ${event_title}`.slice(0, 500);
}

/** The same as the invoices that schools would get. */
export function previewsOf(fees: readonly OwedFee[], rate: number): InvoicePreview[] {
  const previews = new Map<string, InvoicePreview>();
  for (const fee of fees) {
    if (fee.organisation === null) continue;
    const key = `${fee.organisation} ${fee.currency}`;
    const organisation = { hashcode: fee.organisation, title: fee.school ?? '' };
    const preview = previews.get(key) ?? {
      organisation,
      email: null,
      currency: fee.currency,
      total: 0,
      tax: 0,
      fees: [],
    };
    preview.email ??= fee.email;
    preview.total += fee.amount;
    preview.tax += taxWithin([fee.amount], rate);
    preview.fees.push({ entry: fee.entry, text: lineText(fee), amount: fee.amount });
    previews.set(key, preview);
  }
  return [...previews.values()];
}

/** The rate of the tax within entry fees on a day, in per cent; 0 where there is none. */
export async function feeTaxRate(queries: Queries, tenant: TenantCode, day: string): Promise<number> {
  const [row] = await queries.rows(v.object({ rate: v.number() }), {
    text: `SELECT t.rate FROM bookkeeping_accounts a JOIN taxes t ON t.tenant = a.tenant AND t.hashcode = a.tax AND t.status = 'active'
        AND (t.valid_from IS NULL OR t.valid_from <= $2::date) AND (t.valid_until IS NULL OR t.valid_until >= $2::date)
      WHERE a.tenant = $1 AND a.purpose = 'entry_fees'`,
    values: [tenant, day],
  });
  return row?.rate ?? 0;
}
