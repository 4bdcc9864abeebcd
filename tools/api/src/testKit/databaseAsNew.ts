import type pg from 'pg';
import { literal } from '../engine/database/quote';

/** A database as it was: its schema and settings in one text, its sequences, and the rows of the tables that have some from the start. */
export interface AsNew {
  schema: string;
  sequences: Readonly<Record<string, number>>;
  rows: Readonly<Record<string, string>>;
}

interface State {
  schema: string;
  sequences: Record<string, number>;
  /** Tables that have, or had, rows: by how many pages. */
  pages: Record<string, number>;
}

/** A table with more pages than this is made small again, so that no later test reads through what was deleted. */
const fewPages = 32;

// A changed row of a catalogue has another transaction, and a deleted one changes the count.
const catalogues =
  `pg_attrdef pg_constraint pg_index pg_trigger pg_proc pg_policy pg_rewrite pg_extension pg_event_trigger
  pg_default_acl`.split(/\s+/);
/** Temporary tables come and go. */
const lasting = String.raw`NOT IN (SELECT oid FROM pg_namespace WHERE nspname LIKE 'pg\_%temp\_%')`;
const marks = [
  ...catalogues.map((catalogue) => markOf(catalogue)),
  markOf(`pg_class WHERE relnamespace ${lasting}`),
  markOf(`pg_type WHERE typnamespace ${lasting}`),
  markOf(`pg_attribute WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace ${lasting})`),
];

const readState = `SELECT
  concat_ws(' ', ${marks.join(', ')},
    (SELECT string_agg(concat(setrole, setconfig), ' ' ORDER BY setrole) FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()))) AS schema,
  (SELECT coalesce(jsonb_object_agg(format('%I.%I', schemaname, sequencename), last_value), '{}') FROM pg_sequences
    WHERE last_value IS NOT NULL) AS sequences,
  (SELECT coalesce(jsonb_object_agg(format('%I.%I', nspname, relname), pages), '{}') FROM (
    SELECT nspname, relname, pg_relation_size(c.oid) / 8192 AS pages FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND relpersistence <> 't' AND nspname <> 'information_schema' AND nspname !~ '^pg_') AS sizes
    WHERE pages > 0) AS pages`;

function markOf(catalogue: string): string {
  return `(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${catalogue})`;
}

/** State of a database that was just made: to bring it back to that. */
export async function readAsNew(owner: pg.Client): Promise<AsNew> {
  const { schema, sequences, pages } = await stateOf(owner);
  return { schema, sequences, rows: await rowsOf(owner, Object.keys(pages)) };
}

/**
 * Brings a database back to how it was when it was made, in a tenth of what a new one takes: the plans and connections of the
 * application stay warm.
 *
 * @returns Whether it is: false where its schema or a setting has changed, so that a new one is needed.
 */
export async function makeAsNew(owner: pg.Client, { schema, sequences, rows }: AsNew): Promise<boolean> {
  await owner.query('DISCARD ALL');
  const now = await stateOf(owner);
  if (now.schema !== schema) return false;
  const stored = await rowsOf(owner, Object.keys(rows));
  const changed = Object.entries(rows).filter(([table, content]) => stored[table] !== content);
  const emptied = Object.keys(now.pages).filter((table) => rows[table] === undefined);
  await owner.query(
    [
      'BEGIN',
      // No trigger writes a log of this, and the order of the tables does not matter.
      `SET LOCAL session_replication_role = replica; SET LOCAL lock_timeout = '10s'`,
      ...[...emptied, ...changed.map(([table]) => table)].map((table) => `DELETE FROM ${table}`),
      ...changed.map(
        ([table, content]) =>
          `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, ${literal(content)})`,
      ),
      ...Object.keys(now.sequences).map((sequence) => restart(sequence, sequences[sequence])),
      'COMMIT',
    ].join('; '),
  );
  for (const [table, pages] of Object.entries(now.pages)) {
    if (pages > fewPages) await owner.query(`VACUUM ${table}`);
  }
  return true;
}

/** A sequence that had a value has it again; one that had none begins at its start. */
function restart(sequence: string, value: number | undefined): string {
  if (value !== undefined) return `SELECT setval(${literal(sequence)}, ${value})`;
  return `SELECT setval(${literal(sequence)}, seqstart, false) FROM pg_sequence WHERE seqrelid = ${literal(sequence)}::regclass`;
}

async function stateOf(owner: pg.Client): Promise<State> {
  const { rows } = await owner.query<State>(readState);
  const [state] = rows;
  if (!state) throw new Error('The database has no state.');
  return state;
}

async function rowsOf(owner: pg.Client, tables: readonly string[]): Promise<Record<string, string>> {
  if (tables.length === 0) return {};
  const each = tables.map(
    (table) =>
      `SELECT ${literal(table)} AS name, coalesce(jsonb_agg(t ORDER BY t::text), '[]')::text AS content FROM ${table} t`,
  );
  const { rows } = await owner.query<{ name: string; content: string }>(each.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
