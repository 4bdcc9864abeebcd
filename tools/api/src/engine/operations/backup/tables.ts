import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';
import { name } from '../../database/quote';

/** A table as it is stored, with its columns that are not calculated from others. */
export interface StoredTable {
  /** With its schema, such as `public.users`. */
  name: string;
  quoted: string;
  columns: { name: string; type: string }[];
  /** True if its policies apply to its owner too. */
  isForced: boolean;
}

const rowSchema = v.object({
  schema: v.string(),
  table: v.string(),
  isForced: v.boolean(),
  names: v.array(v.string()),
  types: v.array(v.string()),
});

/** Every table of the installation: a table in parts is one. */
export async function storedTables(owner: pg.Client): Promise<StoredTable[]> {
  const rows = await checkedRows(
    owner,
    rowSchema,
    `SELECT n.nspname AS schema, c.relname AS table, c.relforcerowsecurity AS "isForced",
        array_agg(a.attname::text ORDER BY a.attnum) AS names,
        array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS types
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  );
  return rows.map(({ schema, table, isForced, names, types }) => ({
    name: `${schema}.${table}`,
    quoted: `${name(schema)}.${name(table)}`,
    columns: names.map((column, at) => ({ name: column, type: types[at] ?? 'text' })),
    isForced,
  }));
}
