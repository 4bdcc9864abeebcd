import pg from 'pg';
import { name } from '../../../database/quote';

/** Every row of every table as PostgreSQL writes it, calculated columns too, by the name of its table, which can lie in parts. */
export async function rowsOf(url: string): Promise<Map<string, string[]>> {
  return onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ schema: string; table: string }>(
      `SELECT nspname AS schema, relname AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p') AND NOT relispartition`,
    );
    const found = new Map<string, string[]>();
    for (const { schema, table } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text COLLATE "C" AS row FROM ${name(schema)}.${name(table)} t ORDER BY 1`,
      );
      found.set(
        `${schema}.${table}`,
        rows.map(({ row }) => row),
      );
    }
    return found;
  });
}

/** How many rows there are, and which are in one of them only. */
export function compareRows(one: Map<string, string[]>, other: Map<string, string[]>) {
  const differing: string[] = [];
  let compared = 0;
  for (const table of new Set([...one.keys(), ...other.keys()])) {
    const [first, second] = [one.get(table) ?? [], other.get(table) ?? []];
    compared += first.length;
    for (let at = 0; at < Math.max(first.length, second.length); at += 1)
      if (first[at] !== second[at]) differing.push(`${table}: ${first[at]} | ${second[at]}`);
  }
  return { tables: one.size, compared, differing };
}

/** Parts of a database besides rows: columns, constraints, indexes, policies, triggers, sequences. Roles have the name of no database. */
export async function shapeOf(url: string): Promise<string[]> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `WITH own AS (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))
        SELECT concat_ws(' ', 'table', c.oid::regclass, c.relkind, c.relrowsecurity, c.relforcerowsecurity) AS line
          FROM pg_class c WHERE c.relnamespace IN (SELECT oid FROM own) AND c.relkind <> 'S'
        UNION ALL SELECT concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull)
          FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
          WHERE c.relnamespace IN (SELECT oid FROM own) AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v')
        UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
          FROM pg_constraint WHERE connamespace IN (SELECT oid FROM own) AND conrelid <> 0
        UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')
        UNION ALL SELECT concat_ws(' ', 'policy', tablename, policyname, permissive, cmd, qual, with_check) FROM pg_policies
        UNION ALL SELECT concat_ws(' ', 'trigger', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger
          WHERE NOT tgisinternal
        UNION ALL SELECT concat_ws(' ', 'sequence', schemaname, sequencename, last_value) FROM pg_sequences
          WHERE schemaname IN ('public', 'pgboss')
        ORDER BY 1`,
    );
    return rows.map(({ line }) => line);
  });
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}
