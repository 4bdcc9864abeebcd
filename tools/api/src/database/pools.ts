import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { literal } from './quote';
import type { Schema } from './schema';
import type { Statement, Transaction, WriteBy } from './TenantDatabase';

const queryBuilder = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const int8 = 20;
const date = 1082;
const types = {
  // Sequences and counts stay far below 2^53, and days are no instants.
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    return oid === date ? String : pg.types.getTypeParser(oid, format);
  },
};

const timeouts =
  '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';
// Our statements are short and their tables are in memory: compiling them, sharing them out, or reading whole tables to spare
// index pages costs more than it gains.
const planning = '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1';

/** Connections of the application; with a tenant, they see that tenant's rows alone. */
export function openPool(address: string, tenant: string | null, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    options: `${tenant ? `-c app.tenant=${tenant} ` : ''}${timeouts} ${planning}`,
    max: size,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    application_name: `callboard ${tenant ?? 'shared'}`,
    // pg's own type is narrower than what it accepts: only this method is called.
    types,
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction fails at the next one; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const kysely = queryBuilder;

/** Runs one statement on whatever connection is free. */
export async function queryOn<Row>(
  on: pg.Pool | pg.PoolClient,
  statement: CompiledQuery<Row> | Statement,
): Promise<Row[]> {
  const { rows } = await on.query(toConfig(statement));
  return rows;
}

function toConfig(statement: CompiledQuery | Statement): pg.QueryConfig {
  if ('sql' in statement) return { text: statement.sql, values: [...statement.parameters] };
  const { text, values, name, timeoutMs } = statement;
  return {
    text,
    // pg does not change the values that it is given.
    values: values as unknown[],
    ...(name && { name }),
    // Its type lacks this, which each query may have: see Client.query.
    ...(timeoutMs && { query_timeout: timeoutMs }),
  };
}

/** BEGIN, work, COMMIT; a deadlock or a serialisation failure is tried again up to three times. */
export async function transact<T>(
  pool: pg.Pool,
  begin: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, begin, work);
    } catch (error) {
      if (attempt > 3 || !isWorthRetrying(error)) throw error;
      await pause(randomInt(5, 20 * attempt));
    }
  }
}

async function attemptOnce<T>(
  pool: pg.Pool,
  begin: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query(begin);
    const value = await work({ query: (statement) => queryOn(client, statement) });
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (fault = lost));
    throw error;
  } finally {
    client.release(fault);
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

/** Like `transact`, telling the change log who writes. */
export async function write<T>(
  pool: pg.Pool,
  by: WriteBy,
  work: (transaction: Transaction) => Promise<T>,
): Promise<{ value: T; changeSet: string }> {
  const changeSet = by.changeSet ?? randomUUID();
  const begin = `BEGIN; SELECT set_config('app.actor', ${literal(by.actor ?? '')}, true), set_config('app.change_set', ${literal(changeSet)}, true)`;
  return { value: await transact(pool, begin, work), changeSet };
}
