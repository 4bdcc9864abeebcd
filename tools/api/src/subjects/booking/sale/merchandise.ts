import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { saleLimits, type SaleMerchandise } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { isSoldWith, maxPieces, piecePrice } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';

/** With which tickets merchandise is sold. */
export interface SoldTogether {
  event: string | null;
  currency: string;
}

const merchandiseRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  group: v.nullable(v.string()),
  event: v.nullable(v.string()),
  status: v.string(),
  price: v.number(),
  currency: v.nullable(v.string()),
  stock: v.nullable(v.number()),
  most_in_order: v.nullable(v.number()),
  account: v.nullable(v.string()),
  taxed_by: v.nullable(v.string()),
  tax: v.nullable(v.object({ rate: v.number(), is_inclusive: v.boolean() })),
});
type MerchandiseRow = v.InferOutput<typeof merchandiseRow>;

/** A line that an order is about to have. */
export interface NewLine {
  merchandise: string;
  name: string;
  quantity: number;
  /** Of one piece. */
  price: number;
  tax: number;
  tax_rate: number | null;
  taxed_by: string | null;
  account: string | null;
}

/** Merchandise sold with the tickets of an event, in the order of its groups. */
async function readMerchandise(
  queries: Queries,
  tenant: TenantCode,
  together: SoldTogether,
): Promise<MerchandiseRow[]> {
  const rows = await queries.rows(merchandiseRow, {
    text: `SELECT m.hashcode, m.name, g.name AS "group", m.event, m.status, m.price, m.currency, m.stock, m.most_in_order, g.account,
        t.hashcode AS taxed_by, CASE WHEN t.hashcode IS NOT NULL THEN json_build_object('rate', t.rate, 'is_inclusive', t.is_inclusive) END AS tax
      FROM merchandise m
        LEFT JOIN merchandise_groups g ON g.tenant = m.tenant AND g.hashcode = m."group"
        LEFT JOIN taxes t ON t.tenant = g.tenant AND t.hashcode = g.tax AND t.status = 'active'
      WHERE m.tenant = $1 AND m.status IN ('on_sale', 'sold_out') AND g.status IS DISTINCT FROM 'retired' AND (m.event IS NULL OR m.event = $2::uuid)
      ORDER BY g.name NULLS LAST, m.name, m.hashcode LIMIT ${maxMerchandise}`,
    values: [tenant, together.event],
  });
  return rows.filter((row) => isSoldWith(row, together));
}

/** As many kinds as one page shows. */
const maxMerchandise = 60;

/** The merchandise that buyers are shown with the tickets of an event. */
export async function offeredMerchandise(
  queries: Queries,
  tenant: TenantCode,
  together: SoldTogether,
): Promise<SaleMerchandise[]> {
  const rows = await readMerchandise(queries, tenant, together);
  return rows.map((row) => ({
    hashcode: row.hashcode,
    name: row.name,
    group: row.group,
    ...piecePrice(row),
    most: maxPieces(row, saleLimits.merchandiseUsually),
  }));
}

/**
 * The lines of an order at the prices of now. Nothing is taken from the stock yet.
 *
 * @throws ApiProblem 409 where it is not sold with these tickets, or not so many of it
 */
export async function pricedLines(
  queries: Queries,
  tenant: TenantCode,
  together: SoldTogether,
  wanted: ParsedInputOf<'placeOrder'>['merchandise'],
): Promise<NewLine[]> {
  if (wanted.length === 0) return [];
  const rows = await readMerchandise(queries, tenant, together);
  const sums = new Map<string, number>();
  for (const { merchandise, quantity } of wanted)
    sums.set(merchandise, (sums.get(merchandise) ?? 0) + quantity);
  return [...sums].map(([hashcode, quantity]) => {
    const row = rows.find((each) => each.hashcode === hashcode);
    if (!row) throw refusedAction(sentences.merchandiseUnknown(), {}, 409);
    const { name } = row;
    const most = row.most_in_order ?? saleLimits.merchandiseUsually;
    if (quantity > most) throw refusedAction(sentences.merchandiseTooMany({ name, most }));
    const left = maxPieces(row, saleLimits.merchandiseUsually);
    if (quantity > left) throw refusedAction(sentences.merchandiseShort({ name, left }), {}, 409);
    return {
      merchandise: hashcode,
      name,
      quantity,
      ...piecePrice(row),
      tax_rate: row.tax?.rate ?? null,
      taxed_by: row.taxed_by,
      account: row.account,
    };
  });
}

const shortRow = v.object({ merchandise: v.string(), left: v.number() });

/**
 * Takes pieces from the stock: all of them, or none. They are locked in the order of the merchandise, so that two orders never wait for
 * each other in a circle, and what is left is what the lock found.
 *
 * @returns what there is too little of; null where all of it was taken
 */
export async function takeStock(
  transaction: Transaction,
  tenant: TenantCode,
  lines: readonly { merchandise: string; quantity: number }[],
): Promise<v.InferOutput<typeof shortRow> | null> {
  const [short] = await transaction.rows(shortRow, {
    text: `WITH wanted AS (SELECT merchandise, sum(quantity)::int AS quantity
        FROM json_to_recordset($2) AS w (merchandise uuid, quantity int) GROUP BY 1),
      locked AS MATERIALIZED (SELECT hashcode, stock FROM merchandise WHERE tenant = $1 AND hashcode IN (SELECT merchandise FROM wanted)
        ORDER BY hashcode FOR NO KEY UPDATE),
      short AS MATERIALIZED (SELECT l.hashcode, l.stock FROM locked l JOIN wanted w ON w.merchandise = l.hashcode WHERE l.stock < w.quantity),
      taken AS (UPDATE merchandise m SET stock = m.stock - w.quantity FROM wanted w
        WHERE m.tenant = $1 AND m.hashcode = w.merchandise AND NOT EXISTS (SELECT FROM short))
      SELECT hashcode AS merchandise, stock AS left FROM short ORDER BY hashcode LIMIT 1`,
    values: [tenant, JSON.stringify(lines.map(({ merchandise, quantity }) => ({ merchandise, quantity })))],
  });
  return short ?? null;
}

/** Puts pieces of orders that ended back into the stock. `ended` is a query that answers `merchandise` and `pieces`. */
export const restockSql = (ended: string) => `locked AS MATERIALIZED (SELECT hashcode FROM merchandise
    WHERE tenant = $1 AND hashcode IN (SELECT merchandise FROM ${ended}) ORDER BY hashcode FOR NO KEY UPDATE)
  UPDATE merchandise m SET stock = m.stock + e.pieces
    FROM (SELECT merchandise, sum(pieces)::int AS pieces FROM ${ended} GROUP BY 1) e JOIN locked l ON l.hashcode = e.merchandise
    WHERE m.tenant = $1 AND m.hashcode = e.merchandise AND m.stock IS NOT NULL AND e.pieces > 0`;
