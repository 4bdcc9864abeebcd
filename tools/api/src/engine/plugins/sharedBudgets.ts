import { createHash } from 'node:crypto';
import type { Queries, SharedDatabase, Statement } from '../database/TenantDatabase';
import * as v from 'valibot';

/** Budgets of callers that all processes share. */
export interface SharedBudgets {
  /** Adds what callers spent here and answers in how many milliseconds the budget of each is full again, by hexadecimal key. */
  report(spent: readonly Spent[]): Promise<ReadonlyMap<string, number>>;
  /** Takes one call, unless the budget is used up. */
  take(call: Spent, burstMs: number): Promise<{ isTaken: boolean; fullInMs: number }>;
}

/** Calls of one caller, as the time in which the budget for them grows again. */
interface Spent {
  key: Buffer;
  milliseconds: number;
}

// A budget is the moment at which it is full again: each call moves it on. So additions of several processes need no order.
const report = `
  INSERT INTO rate_limits AS r (key_hash, full_at)
  SELECT key, now() + ms * interval '1 millisecond' FROM unnest($1::bytea[], $2::float8[]) AS s (key, ms) ORDER BY key
  ON CONFLICT (key_hash) DO UPDATE SET full_at = greatest(r.full_at, now()) + (excluded.full_at - now())
  RETURNING encode(key_hash, 'hex') AS key, extract(epoch FROM full_at - now())::float8 * 1000 AS full_in`;

// By the clock and not by `now()`: a call that waited for another began before it, and would find the budget used up a moment early.
const take = `
  WITH taken AS (
    INSERT INTO rate_limits AS r (key_hash, full_at) VALUES ($1, clock_timestamp() + $2::float8 * interval '1 millisecond')
    ON CONFLICT (key_hash) DO UPDATE SET full_at = greatest(r.full_at, clock_timestamp()) + $2::float8 * interval '1 millisecond'
      WHERE greatest(r.full_at, clock_timestamp()) + $2::float8 * interval '1 millisecond'
        <= clock_timestamp() + $3::float8 * interval '1 millisecond'
    RETURNING full_at
  )
  SELECT true AS is_taken, extract(epoch FROM full_at - clock_timestamp())::float8 * 1000 AS full_in FROM taken
  UNION ALL
  SELECT false, extract(epoch FROM full_at - clock_timestamp())::float8 * 1000 FROM rate_limits
  WHERE key_hash = $1 AND NOT EXISTS (SELECT FROM taken)`;

/** A caller waits for this: a database that takes longer is treated as absent. */
const timeoutMs = 1_000;

/** Stores the budgets in PostgreSQL, in a table that a crash can empty. */
export function createSharedBudgets(database: Pick<SharedDatabase, 'rows'>): SharedBudgets {
  return {
    async report(spent) {
      const values = [spent.map(({ key }) => key), spent.map(({ milliseconds }) => milliseconds)];
      const rows = await database.rows(v.object({ key: v.string(), full_in: v.number() }), {
        text: report,
        values,
        timeoutMs,
      });
      return new Map(rows.map(({ key, full_in }) => [key, full_in]));
    },
    take: (call, burstMs) => takeShared(database, call, burstMs, timeoutMs),
  };
}

/** The key of what is counted for a caller: the table has no addresses of people. */
export const budgetKey = (caller: string): Buffer => createHash('sha256').update(caller).digest();

/** Takes one call from a budget that all processes share, unless it is used up; in a transaction, until that is rolled back. */
export async function takeShared(
  queries: Pick<Queries, 'rows'>,
  { key, milliseconds }: Spent,
  burstMs: number,
  timeoutMs?: number,
): Promise<{ isTaken: boolean; fullInMs: number }> {
  const [row] = await queries.rows(v.object({ is_taken: v.boolean(), full_in: v.number() }), {
    text: take,
    values: [key, milliseconds, burstMs],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  // No row: another process used up the budget while this statement began.
  return { isTaken: row?.is_taken ?? false, fullInMs: row?.full_in ?? burstMs };
}

/** A full budget is the same as none. */
export const forgetFullBudgets: Statement = {
  text: 'DELETE FROM rate_limits WHERE full_at <= now()',
  values: [],
};
