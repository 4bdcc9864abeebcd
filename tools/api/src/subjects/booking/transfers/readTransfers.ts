import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import {
  invoiceNumbersIn,
  matchTransfers,
  readBankRows,
  type BankLine,
  type BankStatement,
  type MatchedTransfer,
} from '@callboard/domain/finance';
import { orderNumbersIn } from '@callboard/domain/booking';
import { readRecords } from '@callboard/domain/cells';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { giftProvider } from '../sale/saleMoney';

const maxLines = 1_000;

const orderRow = v.object({
  hashcode: v.string(),
  number: v.string(),
  buyer: v.nullable(v.string()),
  status: v.string(),
  total: v.number(),
  currency: v.string(),
});

const invoiceRow = v.object({
  hashcode: v.string(),
  number: v.string(),
  bill_to: v.string(),
  open: v.number(),
  currency: v.string(),
});

/** A line with the order or the invoice that it names. */
export type Transfer = MatchedTransfer<v.InferOutput<typeof orderRow>, v.InferOutput<typeof invoiceRow>>;

/**
 * Reads the text of a bank's file.
 *
 * @throws ApiProblem 400 for what is none
 */
export function readStatement(file: string): BankStatement {
  const text = file.replace(/^\uFEFF/, '');
  const format = otherFormats.find(([pattern]) => pattern.test(text.slice(0, 2_000)))?.[1];
  if (format !== undefined) throw refusedAction(sentences.statementFormat({ format }));
  const statement = readBankRows(rowsOf(text));
  if (!statement) throw refusedAction(sentences.statementUnreadable());
  const { lines, others, unreadable, undecided } = statement;
  if (lines.length + others + unreadable.length + undecided.length > maxLines)
    throw refusedAction(sentences.statementTooLong({ max: maxLines }));
  return statement;
}

/** The other formats of banks, by how they begin. Every bank in New Zealand exports CSV too. */
const otherFormats: readonly [RegExp, string][] = [
  [/^\s*<(\?xml|Document)\b[^]*camt\.05/, 'CAMT'],
  [/^\s*(\{1:|:20:)/, 'MT940'],
  [/^\s*(OFXHEADER|<OFX>|<\?OFX)/, 'OFX'],
  [/^\s*!Type:/, 'QIF'],
  [/^\s*<(\?xml|Document)\b/, 'XML'],
  [/^%PDF-/, 'PDF'],
];

/** Matches of a bank's lines with the orders and invoices as they are now. */
export async function findTransfers(
  queries: Queries,
  tenant: TenantCode,
  lines: readonly BankLine[],
): Promise<Transfer[]> {
  const numbers = new Set(lines.flatMap(({ text }) => orderNumbersIn(text)));
  const orders = await queries.rows(orderRow, {
    // A transfer pays what gift vouchers do not.
    text: `SELECT o.hashcode, o.number, o.buyer, o.status, o.currency, o.total - (SELECT coalesce(sum(y.amount), 0)::int FROM payments y
        WHERE y.tenant = o.tenant AND y."order" = o.hashcode AND y.provider = '${giftProvider}' AND y.amount > 0) AS total
      FROM orders o WHERE o.tenant = $1 AND o.number = ANY ($2::text[])`,
    values: [tenant, [...numbers]],
  });
  const known = await queries.rows(v.object({ reference: v.string() }), {
    text: `SELECT reference FROM payments WHERE tenant = $1 AND provider = 'bank_transfer' AND reference = ANY ($2::text[])
      UNION SELECT bank_line FROM invoice_payments WHERE tenant = $1 AND bank_line = ANY ($2::text[]) AND taken_back_at IS NULL`,
    values: [tenant, lines.map(({ key }) => key)],
  });
  const invoices = await queries.rows(invoiceRow, {
    text: `SELECT hashcode, number, bill_to, currency, CASE WHEN status IN ('issued', 'part_paid') THEN total - paid - credited ELSE 0 END AS open
      FROM invoices WHERE tenant = $1 AND number IS NOT NULL AND (number = ANY ($2::text[])
        OR (status IN ('issued', 'part_paid') AND total - paid - credited = ANY ($3::integer[])))`,
    values: [
      tenant,
      lines.flatMap(({ text }) => invoiceNumbersIn(text)),
      lines.map(({ amount }) => amount).filter((amount) => amount <= 2_000_000_000),
    ],
  });
  return matchTransfers(lines, { orders, invoices }, new Set(known.map(({ reference }) => reference)));
}

function rowsOf(text: string): { row: number; cells: string[] }[] {
  const separator = ([',', ';', '\t'] as const).reduce((best, each) =>
    text.split(each).length > text.split(best).length ? each : best,
  );
  const read = readRecords(text, separator);
  if (!read.ok) throw refusedAction(sentences.statementUnreadable());
  return read.records;
}
