import { randomInt, randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { connectionError } from './connectionError';
import type { FanOut } from './createNatsFanOut';
import { literal } from './quote';
import type { Queries, RowSchema, Statement, Transaction, WriteBy } from './TenantDatabase';

const int8 = 20;
const date = 1082;
const types = {
  // Sequences and counts stay far below 2^53, and days are no instants.
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    return oid === date ? String : pg.types.getTypeParser(oid, format);
  },
};

const statementMs = 5_000;
// A little longer than the database lets a statement run: what is silent by then is not slow but gone.
const answerMs = 1_000;
const timeouts = `-c statement_timeout=${statementMs} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000`;
const endMs = 1_000;
// Our statements are short and their tables are in memory: compiling them, sharing them out, or reading whole tables to spare
// index pages costs more than it gains.
// How near a word must be to one of a search: 0.6, the default, finds no word of six letters that has a wrong one.
const spelling = '-c pg_trgm.word_similarity_threshold=0.4';
const planning = '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1';

/** Connections, and a way to end them that does not depend on the other side. */
type Pool = pg.Pool & { close: () => Promise<void> };

interface PoolOptions {
  tenant: string | null;
  /** How many connections are open together. */
  size: number;
  /** How long a call waits for one. */
  connectionMs: number;
}

/** Connections of the application; with a tenant, they see that tenant's rows alone. */
export function openPool(address: string, { tenant, size, connectionMs }: PoolOptions): Pool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: address,
    options: `${tenant ? `-c app.tenant=${tenant} ` : ''}${timeouts} ${planning} ${spelling}`,
    max: size,
    connectionTimeoutMillis: connectionMs,
    query_timeout: statementMs + answerMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    application_name: `callboard ${tenant ?? 'shared'}`,
    // pg's own type is narrower than what it accepts: only this method is called.
    types,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction fails at the next one; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(pool, {
    async close() {
      // A database that answers nothing does not close its side either.
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, endMs);
      await pool.end();
      await Promise.all(
        [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
      );
      clearTimeout(timer);
    },
  });
}

/** Notifies every process in another way than by PostgreSQL; null: by PostgreSQL. */
export type Publish = FanOut['publish'] | null;

interface QueryOptions {
  timeoutMs?: number | undefined;
  publish?: Publish;
  /** What a transaction is limited to. */
  scope?: string | null;
}

/** Sets what the policies compare with, for the transaction. */
const setScope = (scope: string): string => `SELECT set_config('app.scope', ${literal(scope)}, true)`;

/** Runs SQL on any free connection of a pool, within the scope of the current call. */
export function queriesOn(
  pool: pg.Pool,
  options: QueryOptions = {},
  scopeNow: () => string | null = () => null,
): Queries {
  const run = runnerOn(pool, options);
  return queriesBy(options, async (statement) => {
    const scope = statement.scope ?? scopeNow();
    if (scope === null) return run(statement);
    return transact(
      pool,
      `BEGIN; ${setScope(scope)}`,
      (transaction) => transaction.query({ ...statement, scope: null }),
      options,
    );
  });
}

/**
 * What runs SQL in a transaction, one statement after the other: none runs in the scope of another's. One with a scope of its own leaves
 * that of the transaction as it was.
 */
function queriesIn(client: pg.PoolClient, options: QueryOptions): Queries {
  const run = runnerOn(client, options);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return queriesBy(options, async (statement) => {
    const { scope = null } = statement;
    if (scope === null) return inTurn(() => run(statement));
    return inTurn(async () => {
      await client.query(setScope(scope));
      const found = await run(statement);
      await client.query(setScope(options.scope ?? ''));
      return found;
    });
  });
}

type Run = ReturnType<typeof runnerOn>;

function runnerOn(on: pg.Pool | pg.PoolClient, { timeoutMs }: QueryOptions) {
  // Its type lacks this, which each query can have: see Client.query.
  const timeout = timeoutMs ? { query_timeout: timeoutMs } : {};
  return async ({ text, values, name, timeoutMs: own }: Statement) => {
    const { rows } = await on.query({
      text,
      // pg does not change the values that it is given.
      values: values as unknown[],
      ...(name && { name }),
      ...timeout,
      ...(own && { query_timeout: own }),
    });
    return rows;
  };
}

function queriesBy({ publish = null }: QueryOptions, run: Run): Queries {
  return {
    query: run,
    async notify(channel, payload) {
      if (publish) publish(channel, payload);
      else await run({ text: 'SELECT pg_notify($1, $2)', values: [channel, payload] });
    },
    rows: async <Schema extends RowSchema>(schema: Schema, statement: Statement) => {
      const rows = await run(statement);
      return rows.map((row) => v.parse(schema, row));
    },
  };
}

/** BEGIN, work, COMMIT; a deadlock or a serialisation failure is tried again up to three times. */
export async function transact<T>(
  pool: pg.Pool,
  begin: string,
  work: (transaction: Transaction) => Promise<T>,
  options: QueryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, begin, work, options);
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
  { timeoutMs, publish = null, scope = null }: QueryOptions,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // As PostgreSQL does: what is notified in a transaction is sent when it commits.
  const notifications: [channel: string, payload: string][] = [];
  const collect =
    publish && ((channel: string, payload: string) => void notifications.push([channel, payload]));
  try {
    await client.query(begin);
    const value = await work(queriesIn(client, { timeoutMs, publish: collect, scope }));
    await client.query('COMMIT');
    for (const notification of notifications) publish?.(...notification);
    return value;
  } catch (error) {
    // Where the connection is lost the database rolls back by itself, and a silent one would be waited for twice.
    if (error instanceof Error && connectionError(error)) broken = error;
    else await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

/** Like `transact`, telling the change log who writes, and the policies what that is limited to. */
export async function write<T>(
  pool: pg.Pool,
  by: WriteBy & { scope?: string | null },
  work: (transaction: Transaction) => Promise<T>,
  publish: Publish = null,
): Promise<{ value: T; changeSet: string }> {
  const { changeSet = randomUUID(), statementSeconds: seconds, scope = null } = by;
  const patience = seconds === undefined ? '' : `SET LOCAL statement_timeout = '${seconds}s'; `;
  const begin = `BEGIN; ${patience}SELECT set_config('app.actor', ${literal(by.actor ?? '')}, true), set_config('app.change_set', ${literal(changeSet)}, true)${scope === null ? '' : `; ${setScope(scope)}`}`;
  const timeoutMs = seconds === undefined ? undefined : seconds * 1_000 + answerMs;
  return { value: await transact(pool, begin, work, { timeoutMs, publish, scope }), changeSet };
}
