import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { firstStep, step } from '../../../engine/records/step';
import { restockSql, takeStock, type NewLine } from './merchandise';

/** Booking of merchandise to one account at one tax: parts of the money that moves. */
export interface BookedMerchandise {
  /** Null: the usual account of merchandise. */
  account: string | null;
  taxed_by: string | null;
  tax_rate: number | null;
  amount: number;
  /** Part of the amount. */
  tax: number;
}

/**
 * Writes the lines of a new order, and takes their pieces from the stock.
 *
 * @throws ApiProblem 409 where another buyer took the last piece
 */
export async function writeLines(
  transaction: Transaction,
  tenant: TenantCode,
  of: { order: string; performance: string; currency: string },
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await transaction.query({
    text: `INSERT INTO merchandise_lines (tenant, name, "order", performance, merchandise, quantity, refunded, restocked, currency, price, tax,
        tax_rate, taxed_by, account)
      SELECT $1, l.name, $2::uuid, $3::uuid, l.merchandise, l.quantity, 0, 0, $4, l.price, l.tax, l.tax_rate, l.taxed_by, l.account
      FROM json_to_recordset($5) AS l (name text, merchandise uuid, quantity int, price int, tax int, tax_rate int, taxed_by uuid, account uuid)`,
    values: [tenant, of.order, of.performance, of.currency, JSON.stringify(lines)],
  });
  const short = await takeStock(transaction, tenant, lines);
  if (!short) return;
  const name = lines.find(({ merchandise }) => merchandise === short.merchandise)?.name ?? '';
  throw refusedAction(sentences.merchandiseShort({ name, left: short.left }), {}, 409);
}

/** The order is paid: what was reserved is sold. */
export async function sellLines(transaction: Transaction, tenant: TenantCode, order: string): Promise<void> {
  const sold = step('merchandiseLines', 'sold');
  await transaction.query({
    text: `UPDATE merchandise_lines SET ${sold.set} WHERE tenant = $1 AND "order" = $2::uuid AND ${sold.when}`,
    values: [tenant, order],
  });
}

/** The order ended before it was paid: its pieces are for sale again. */
export async function cancelLines(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<void> {
  const cancelled = step('merchandiseLines', 'cancelled');
  await transaction.query({
    text: `WITH ended AS (UPDATE merchandise_lines SET ${cancelled.set}, restocked = quantity
        WHERE tenant = $1 AND "order" = $2::uuid AND ${cancelled.when} RETURNING merchandise, quantity AS pieces), ${restockSql('ended')}`,
    values: [tenant, order],
  });
}

const lineRow = v.object({ merchandise: v.string(), quantity: v.number() });

/** Takes the pieces of an order that ended again, as its money arrived after all: all of them, or none. */
export async function takeLinesAgain(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<boolean> {
  const again = step('merchandiseLines', 'reserved_again');
  const lines = await transaction.rows(lineRow, {
    text: `SELECT merchandise, quantity FROM merchandise_lines WHERE tenant = $1 AND "order" = $2::uuid AND ${again.when}`,
    values: [tenant, order],
  });
  if (lines.length === 0) return true;
  if (await takeStock(transaction, tenant, lines)) return false;
  await transaction.query({
    text: `UPDATE merchandise_lines SET ${again.set}, restocked = 0 WHERE tenant = $1 AND "order" = $2::uuid AND ${again.when}`,
    values: [tenant, order],
  });
  return true;
}

const bookedRow = v.object({
  account: v.nullable(v.string()),
  taxed_by: v.nullable(v.string()),
  tax_rate: v.nullable(v.number()),
  amount: v.number(),
  tax: v.number(),
});

/** Merchandise totals of an order that is about to be paid, by account and tax. */
export function dueMerchandise(
  queries: Queries,
  tenant: TenantCode,
  order: string,
): Promise<BookedMerchandise[]> {
  return queries.rows(bookedRow, {
    text: `SELECT account, taxed_by, tax_rate, sum(quantity * price)::int AS amount, sum(quantity * tax)::int AS tax FROM merchandise_lines
      WHERE tenant = $1 AND "order" = $2::uuid AND status = 'reserved' GROUP BY account, taxed_by, tax_rate ORDER BY 1, 2, 3`,
    values: [tenant, order],
  });
}

const returnedRow = v.object({
  ...bookedRow.entries,
  line: v.string(),
  name: v.string(),
  pieces: v.number(),
});

/** Merchandise that was returned. */
export interface ReturnedMerchandise {
  /** 'T-shirt × 2' */
  names: string[];
  booked: BookedMerchandise[];
}

/**
 * Takes pieces of a paid order back.
 *
 * @param wanted Which; null: all that were not handed over
 * @throws ApiProblem 409 where some were given back before
 */
export async function takeMerchandiseBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  wanted: readonly { line: string; quantity: number }[] | null,
  isRestocked: boolean,
): Promise<ReturnedMerchandise> {
  if (wanted?.length === 0) return { names: [], booked: [] };
  const rows = await transaction.rows(returnedRow, {
    text: `WITH wanted AS (SELECT line, sum(quantity)::int AS quantity FROM json_to_recordset($3) AS w (line uuid, quantity int) GROUP BY 1)
      UPDATE merchandise_lines l SET refunded = l.refunded + b.pieces, restocked = l.restocked + CASE WHEN $4 THEN b.pieces ELSE 0 END,
        ${firstStep('merchandiseLines', { refunded: 'l.refunded + b.pieces = l.quantity' }, 'l')}
      FROM (SELECT x.hashcode, CASE WHEN $3 IS NULL THEN x.quantity - x.refunded ELSE w.quantity END AS pieces
        FROM merchandise_lines x LEFT JOIN wanted w ON w.line = x.hashcode WHERE x.tenant = $1 AND x."order" = $2::uuid
          AND (w.line IS NOT NULL OR ($3 IS NULL AND x.handed_over_at IS NULL))) b
      WHERE l.tenant = $1 AND l.hashcode = b.hashcode AND l.status = 'sold' AND b.pieces BETWEEN 1 AND l.quantity - l.refunded
      RETURNING l.hashcode AS line, l.name, b.pieces, l.account, l.taxed_by, l.tax_rate, b.pieces * l.price AS amount, b.pieces * l.tax AS tax`,
    values: [tenant, order, wanted && JSON.stringify(wanted), isRestocked],
  });
  if (wanted && rows.length < new Set(wanted.map(({ line }) => line)).size)
    throw refusedAction(sentences.merchandiseNotRefundable(), {}, 409);
  if (isRestocked && rows.length > 0) {
    const back = rows.map(({ line, pieces }) => ({ line, pieces }));
    await transaction.query({
      text: `WITH ended AS (SELECT l.merchandise, b.pieces FROM json_to_recordset($2) AS b (line uuid, pieces int)
          JOIN merchandise_lines l ON l.tenant = $1 AND l.hashcode = b.line), ${restockSql('ended')}`,
      values: [tenant, JSON.stringify(back)],
    });
  }
  return {
    names: rows.map(({ name, pieces }) => piecesText(name, pieces)),
    booked: rows.map(({ account, taxed_by, tax_rate, amount, tax }) => ({
      account,
      taxed_by,
      tax_rate,
      amount,
      tax,
    })),
  };
}

/** 'T-shirt', or 'T-shirt × 2'. */
export function piecesText(name: string, pieces: number): string {
  return pieces === 1 ? name : `${name} × ${pieces}`;
}

/**
 * Marks lines of an order as handed over, or takes the mark back. What is marked already stays as it is.
 *
 * @throws ApiProblem 409 where something is not paid
 */
export async function markHandedOver(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  lines: readonly string[] | null,
  isHandedOver: boolean,
): Promise<void> {
  const marked = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `UPDATE merchandise_lines SET handed_over_at = CASE WHEN $4 THEN coalesce(handed_over_at, now()) END
      WHERE tenant = $1 AND "order" = $2::uuid AND status = 'sold' AND ($3::uuid[] IS NULL OR hashcode = ANY ($3::uuid[])) RETURNING hashcode`,
    values: [tenant, order, lines, isHandedOver],
  });
  if (lines && marked.length < new Set(lines).size)
    throw refusedAction(sentences.merchandiseNotPaid(), {}, 409);
}
