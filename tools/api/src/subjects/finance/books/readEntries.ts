import type { CollectionName, TenantCode } from '@callboard/api-contract';
import { bookedEntrySchema, type BookedEntry } from '@callboard/api-contract/finance';
import * as v from 'valibot';
import { literal } from '../../../engine/database/quote';
import { tableOf } from '../../../engine/database/tableOf';
import type { Queries } from '../../../engine/database/TenantDatabase';

const entryRow = v.object({ entry: bookedEntrySchema });

/** An account as JSON. */
export const accountSql = (alias: string): string =>
  `json_build_object('hashcode', ${alias}.hashcode, 'code', ${alias}.code, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

/** Sources of entries of the books. */
const sources = ['boxOfficeShifts', 'entries', 'invoices', 'orders', 'organizationStructures'] as const;

/** The title of the source of an entry, where it is of this collection. */
function sourceSql(collection: CollectionName): string {
  return `(SELECT s.qed_title FROM ${tableOf(collection)} s WHERE s.tenant = e.tenant
    AND s.hashcode = CASE WHEN e.source_collection = ${literal(collection)} THEN e.source_record::uuid END)`;
}

/** An entry of the books with its lines as JSON: `e` is its row. */
export const entrySql = `json_build_object('hashcode', e.hashcode, 'booked_on', e.booked_on, 'text', e.text, 'currency', e.currency, 'total', e.total,
    'created', e.created, 'reason', e.reason, 'reverses', e.reverses,
    'event', (SELECT json_build_object('hashcode', v.hashcode, 'title', v.qed_title) FROM events v
      WHERE v.tenant = e.tenant AND v.hashcode = e.event),
    'source', CASE WHEN e.source_record IS NOT NULL THEN json_build_object('collection', e.source_collection, 'hashcode', e.source_record,
      'title', coalesce(${sources.map(sourceSql).join(', ')})) END,
    'reversed_by', (SELECT r.hashcode FROM accounting_entries r WHERE r.tenant = e.tenant AND r.reverses = e.hashcode),
    'lines', (SELECT json_agg(json_build_object('hashcode', l.hashcode, 'debit', l.debit, 'credit', l.credit, 'account', ${accountSql('a')},
        'tax', (SELECT json_build_object('hashcode', t.hashcode, 'title', t.qed_title) FROM taxes t
          WHERE t.tenant = l.tenant AND t.hashcode = l.tax)) ORDER BY l.debit = 0, a.code)
      FROM accounting_debit_credits l JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account
      WHERE l.tenant = e.tenant AND l.entry = e.hashcode))`;

/** One entry of the books; null where there is none. */
export async function readEntry(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<BookedEntry | null> {
  const [row] = await queries.rows(entryRow, {
    text: `SELECT ${entrySql} AS entry FROM accounting_entries e WHERE e.tenant = $1 AND e.hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  return row?.entry ?? null;
}

/** How many entries the day book shows at a time. */
const pageSize = 20;

/** Search terms of the day book. */
export interface DayBookTerms {
  from?: string | undefined;
  to?: string | undefined;
  account?: string | undefined;
  search?: string | undefined;
  after?: string | undefined;
}

const pageRow = v.object({ count: v.number(), entries: v.array(bookedEntrySchema) });

/** A page of the day book, newest first. */
export async function readDayBook(
  queries: Queries,
  tenant: TenantCode,
  { from, to, account, search, after }: DayBookTerms,
) {
  const skipped = Number(after ?? 0);
  const [page] = await queries.rows(pageRow, {
    text: `WITH found AS MATERIALIZED (
        SELECT e.hashcode FROM accounting_entries e
        WHERE e.tenant = $1 AND ($2::date IS NULL OR e.booked_on >= $2) AND ($3::date IS NULL OR e.booked_on <= $3)
          AND ($4::uuid IS NULL OR EXISTS (SELECT FROM accounting_debit_credits l
            WHERE l.tenant = e.tenant AND l.entry = e.hashcode AND l.account = $4))
          AND ($5::text IS NULL OR e.search_text LIKE '%' || regexp_replace(callboard_plain($5), '([\\\\%_])', '\\\\\\1', 'g') || '%')
        ORDER BY e.booked_on DESC, e.instance_id DESC)
      SELECT (SELECT count(*)::int FROM found) AS count, coalesce((SELECT json_agg(${entrySql} ORDER BY e.booked_on DESC, e.instance_id DESC)
        FROM accounting_entries e WHERE e.tenant = $1 AND e.hashcode IN (
          SELECT p.hashcode FROM accounting_entries p JOIN found f ON f.hashcode = p.hashcode WHERE p.tenant = $1
          ORDER BY p.booked_on DESC, p.instance_id DESC OFFSET $6 LIMIT ${pageSize})), '[]') AS entries`,
    values: [tenant, from ?? null, to ?? null, account ?? null, search?.trim() || null, skipped],
  });
  const { count, entries } = page ?? { count: 0, entries: [] };
  const shown = skipped + entries.length;
  return { entries, count, next: shown < count ? String(shown) : null };
}
