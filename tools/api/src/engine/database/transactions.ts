import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { connectionError } from './connectionError';
import type { FanOut } from './createNatsFanOut';
import { sharedLane, type Connections } from './openConnections';
import { literal } from './quote';
import { answerMs } from './roleSettings';
import type { Queries, RowSchema, Statement, Transaction, WriteBy } from './TenantDatabase';

/** Notifies every process in another way than by PostgreSQL; null: by PostgreSQL. */
export type Publish = FanOut['publish'] | null;

/** Rows that the work sees: a tenant's, or none of any tenant. */
export interface On {
  connections: Connections;
  tenant: string | null;
  publish: Publish;
}

interface QueryOptions {
  timeoutMs?: number | undefined;
  publish?: Publish;
  /** Limits of a transaction. */
  scope?: string | null;
}

/** Sets what the policies compare with, until the end of the transaction. */
function setting(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `SET LOCAL app.${key} = ${literal(value)}`)
    .join('; ');
}

/** Start of each transaction: a connection has no tenant by itself, and without one no policy lets a row through. */
export function beginning(tenant: string | null, values: Readonly<Record<string, string>> = {}): string {
  const all = { ...(tenant !== null && { tenant }), ...values };
  return Object.keys(all).length === 0 ? 'BEGIN' : `BEGIN; ${setting(all)}`;
}

const laneOf = ({ tenant }: On): string => tenant ?? sharedLane;

/** Runs single statements, each on any connection that is free, within the scope of the current call. */
export function queriesOn(on: On, scopeNow: () => string | null = () => null): Queries {
  return queriesBy(on, (statement) =>
    retried(() =>
      on.connections.use(laneOf(on), async (client) => {
        const run = runnerOn(client, on.connections.isDirect);
        if (on.tenant === null) return run(statement);
        const scope = statement.scope ?? scopeNow();
        return inOneTrip(client, beginning(on.tenant, scope === null ? {} : { scope }), () => run(statement));
      }),
    ),
  );
}

/** Sends the beginning, the statement and the end together: the statement is as fast as one alone. */
async function inOneTrip<T>(client: pg.PoolClient, begin: string, run: () => Promise<T>): Promise<T> {
  const begun = client.query(begin);
  const rows = run();
  const ended = client.query('COMMIT');
  return (
    Promise.all([rows, begun, ended])
      .then(([found]) => found)
      // A failed transaction has ended too before the connection is the next one's.
      .finally(() => ended.catch(() => undefined))
  );
}

/**
 * What runs SQL in a transaction, one statement after the other: none runs in the scope of another's. One with a scope of its own leaves
 * that of the transaction as it was.
 */
function queriesIn(client: pg.PoolClient, isDirect: boolean, options: QueryOptions): Queries {
  const run = runnerOn(client, isDirect, options.timeoutMs);
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
      await client.query(setting({ scope }));
      const found = await run(statement);
      await client.query(setting({ scope: options.scope ?? '' }));
      return found;
    });
  });
}

type Run = ReturnType<typeof runnerOn>;

export function runnerOn(client: pg.PoolClient, isDirect: boolean, timeoutMs?: number) {
  // Its type lacks this, which each query can have: see Client.query.
  const timeout = timeoutMs ? { query_timeout: timeoutMs } : {};
  return async ({ text, values, name, timeoutMs: own }: Statement) => {
    const { rows } = await client.query({
      text,
      // pg does not change the values that it is given.
      values: values as unknown[],
      ...(name && isDirect && { name }),
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

/** Tries work again, up to three times, that a deadlock or a serialisation failure ended. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > 3 || !isWorthRetrying(error)) throw error;
      await pause(randomInt(5, 20 * attempt));
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

/** BEGIN, work, COMMIT. */
export function transact<T>(
  on: On,
  work: (transaction: Transaction) => Promise<T>,
  begin = beginning(on.tenant),
  options: Omit<QueryOptions, 'publish'> = {},
): Promise<T> {
  return retried(() =>
    on.connections.use(laneOf(on), (client) => attemptOnce(client, on, work, { begin, ...options })),
  );
}

async function attemptOnce<T>(
  client: pg.PoolClient,
  { connections, publish }: On,
  work: (transaction: Transaction) => Promise<T>,
  { begin, timeoutMs, scope = null }: QueryOptions & { begin: string },
): Promise<T> {
  // As PostgreSQL does: what is notified in a transaction is sent when it commits.
  const notifications: [channel: string, payload: string][] = [];
  const collect =
    publish && ((channel: string, payload: string) => void notifications.push([channel, payload]));
  // Sent together with the first statement, which fails where this does.
  const begun = client.query(begin);
  begun.catch(() => undefined);
  try {
    const value = await work(queriesIn(client, connections.isDirect, { timeoutMs, publish: collect, scope }));
    await begun;
    // Checks that were deferred take their time here, as its statements can.
    await runnerOn(client, connections.isDirect, timeoutMs)({ text: 'COMMIT', values: [] });
    for (const notification of notifications) publish?.(...notification);
    return value;
  } catch (error) {
    // Where the connection is lost the database rolls back by itself, and a silent one would be waited for twice.
    if (!connectionError(error)) await client.query('ROLLBACK').catch(() => undefined);
    throw await begun.then(
      () => error,
      (first: unknown) => first,
    );
  }
}

/** Like `transact`, telling the change log who writes, and the policies what that is limited to. */
export async function write<T>(
  on: On,
  by: WriteBy & { scope?: string | null },
  work: (transaction: Transaction) => Promise<T>,
): Promise<{ value: T; changeSet: string }> {
  const { changeSet = randomUUID(), statementSeconds: seconds, scope = null } = by;
  const begin = beginning(on.tenant, {
    actor: by.actor ?? '',
    change_set: changeSet,
    ...(scope !== null && { scope }),
  });
  const patience = seconds === undefined ? '' : `; SET LOCAL statement_timeout = '${seconds}s'`;
  const timeoutMs = seconds === undefined ? undefined : seconds * 1_000 + answerMs;
  return { value: await transact(on, work, begin + patience, { timeoutMs, scope }), changeSet };
}
