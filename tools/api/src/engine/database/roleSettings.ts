import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from './checkedRows';
import { literal } from './quote';

const settingsLock = 4_202_110_008;

export const statementMs = 5_000;
/** A little longer than the database lets a statement run: what is silent by then is not slow but gone. */
export const answerMs = 1_000;

/**
 * What holds for each connection of the application, as PostgreSQL shows it. The role has it and not the connection: a pool of
 * connections passes no options on.
 *
 * Our statements are short and their tables are in memory: compiling them, sharing them out, or reading whole tables to spare index pages
 * costs more than it gains.
 */
const settings: Readonly<Record<string, string>> = {
  statement_timeout: `${statementMs / 1_000}s`,
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  TimeZone: 'UTC',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // How near a word must be to one of a search: 0.6, the default, finds no word of six letters that has a wrong one.
  'pg_trgm.word_similarity_threshold': '0.4',
};

/** Gives the application's role its settings on this database. It can do so itself, also where another user made it. */
export async function setRoleSettings(app: pg.Client): Promise<void> {
  // Processes that start together would change the same row.
  await app.query(`BEGIN; SELECT pg_advisory_xact_lock(${settingsLock})`);
  const others = await otherSettings(app);
  const [row] = await checkedRows(
    app,
    v.object({ alter: v.string() }),
    `SELECT format('ALTER ROLE %I IN DATABASE %I SET', current_user, current_database()) AS alter`,
  );
  for (const key of others) await app.query(`${row?.alter} ${key} = ${literal(settings[key] ?? '')}`);
  await app.query('COMMIT');
}

/** The settings that this connection has otherwise. Likeness of words has one where its extension is. */
export async function otherSettings(app: pg.Client): Promise<string[]> {
  const { rowCount } = await app.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`);
  // A setting of an extension is known once the extension is loaded.
  if (rowCount) await app.query('SELECT show_limit()');
  const found = await checkedRows(
    app,
    v.object({ key: v.string(), value: v.nullable(v.string()) }),
    'SELECT key, current_setting(key, true) AS value FROM unnest($1::text[]) key',
    [Object.keys(settings)],
  );
  return found.filter(({ key, value }) => value !== null && value !== settings[key]).map(({ key }) => key);
}
