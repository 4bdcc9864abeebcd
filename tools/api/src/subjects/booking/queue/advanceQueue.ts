import type { TenantCode } from '@callboard/api-contract';
import { saleLimits } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import type { TenantDatabase, Transaction } from '../../../engine/database/TenantDatabase';
import { isQueued, isTurnOver, saleOfQueue, type QueueReading } from './queueRows';

const numberRow = v.object({ number: v.number() });
const stateRow = v.object({ last_number: v.number(), last_called: v.number(), size: v.number() });
const countRow = v.object({ inside: v.number() });

/** True if a place waits for what moving the queue on can give it: a number, or its turn. */
export function canAdvance(reading: QueueReading): boolean {
  const { place, inside } = reading;
  if (!isQueued(reading) || place?.status !== 'waiting') return false;
  if (saleOfQueue(reading).state !== 'open') return false;
  return place.number === null || inside < reading.queue_size;
}

/** The queues that this process moves on now. */
const moving = new Set<string>();

/**
 * Moves a queue on: draws the lots of those who came before the opening, gives numbers to those who came after it, and lets the next ones
 * in. One caller does it at a time, over all processes; the others do not wait, and find out when they ask again.
 *
 * @returns whether this caller did it
 */
export async function advanceQueue(
  database: TenantDatabase,
  tenant: TenantCode,
  performance: string,
): Promise<boolean> {
  const key = `${tenant} ${performance}`;
  if (moving.has(key)) return false;
  moving.add(key);
  try {
    const { value } = await database.write({ actor: null }, (transaction) =>
      moveOn(transaction, tenant, performance),
    );
    return value;
  } finally {
    moving.delete(key);
  }
}

async function moveOn(transaction: Transaction, tenant: TenantCode, performance: string): Promise<boolean> {
  const values = [tenant, performance];
  const [state] = await transaction.rows(stateRow, {
    name: 'lock-queue',
    text: `SELECT q.last_number, q.last_called, p.queue_size AS size FROM sale_queues q
      JOIN performances p ON p.tenant = q.tenant AND p.hashcode = q.performance
      WHERE q.tenant = $1 AND q.performance = $2::uuid AND p.queue_size IS NOT NULL AND p.queue_lifted_at IS NULL
      FOR UPDATE OF q SKIP LOCKED`,
    values,
  });
  if (!state) return false;
  await endTurns(transaction, values, state.last_called);
  const numbered = await numberPlaces(transaction, values, state.last_number);
  const [{ inside } = { inside: 0 }] = await transaction.rows(countRow, {
    name: 'count-inside',
    text: `SELECT count(*)::int AS inside FROM queue_places WHERE tenant = $1 AND performance = $2::uuid AND status = 'admitted'`,
    values,
  });
  const free = Math.max(0, state.size - inside);
  const admitted = free === 0 ? [] : await admitNext(transaction, values, free);
  const lastCalled = admitted.reduce((last, { number }) => Math.max(last, number), state.last_called);
  await transaction.query({
    name: 'store-queue',
    text: `UPDATE sale_queues SET last_number = $3, last_called = $4,
        full_from = CASE WHEN $5::boolean AND full_since IS NOT NULL THEN full_from ELSE $4 END,
        full_since = CASE WHEN $5::boolean THEN coalesce(full_since, clock_timestamp()) END
      WHERE tenant = $1 AND performance = $2::uuid`,
    values: [...values, state.last_number + numbered, lastCalled, admitted.length === free],
  });
  return true;
}

/**
 * Ends turns: those whose time is over, and those that were left. A buyer who left without a word waits again, with their number and the
 * rest of their time, so that a page that only lost its network is the next one. A place counts as let in until it is ended here, so that
 * there are never too many: also where its time is being extended just now.
 */
async function endTurns(
  transaction: Transaction,
  values: readonly string[],
  lastCalled: number,
): Promise<void> {
  await transaction.query({
    name: 'end-turns',
    text: `WITH over AS MATERIALIZED (SELECT o.hashcode FROM queue_places o
        WHERE o.tenant = $1 AND o.performance = $2::uuid AND o.status = 'admitted' AND ${isTurnOver('o')} FOR UPDATE SKIP LOCKED)
      UPDATE queue_places p SET status = CASE WHEN p.until <= clock_timestamp() THEN 'expired' ELSE 'waiting' END
      FROM over o WHERE p.tenant = $1 AND p.hashcode = o.hashcode`,
    values,
  });
  await transaction.query({
    name: 'end-left-turns',
    text: `WITH over AS MATERIALIZED (SELECT hashcode FROM queue_places
        WHERE tenant = $1 AND performance = $2::uuid AND status = 'waiting' AND number <= $3 AND until <= clock_timestamp() FOR UPDATE SKIP LOCKED)
      UPDATE queue_places p SET status = 'expired' FROM over o WHERE p.tenant = $1 AND p.hashcode = o.hashcode`,
    values: [...values, lastCalled],
  });
}

/** As many places as one transaction gives numbers to: the lots of all in one would take longer than a statement can. */
const numbersAtATime = 2_000;

/**
 * Gives numbers to the next places that have none: to the early ones by lot, then to the others in the order of arrival. The first few
 * early places of each network draw together, then the next few of each: private windows by the dozen win little. Those who have their
 * numbers already count as of their network, so that the order is the same however many transactions draw it.
 */
async function numberPlaces(
  transaction: Transaction,
  values: readonly string[],
  last: number,
): Promise<number> {
  const numbered = await transaction.rows(numberRow, {
    name: 'number-places',
    text: `WITH early AS (
        SELECT hashcode, number, arrival, lot,
          (row_number() OVER (PARTITION BY network ORDER BY lot) - 1) / ${saleLimits.queueLotsOfNetwork} AS round
        FROM queue_places WHERE tenant = $1 AND performance = $2::uuid AND is_early AND (status = 'waiting' OR number IS NOT NULL)
          AND EXISTS (SELECT FROM queue_places WHERE tenant = $1 AND performance = $2::uuid AND status = 'waiting' AND number IS NULL AND is_early)),
      new AS (
        SELECT hashcode, round, lot, arrival FROM early WHERE number IS NULL
        UNION ALL
        SELECT hashcode, NULL, NULL, arrival FROM queue_places
          WHERE tenant = $1 AND performance = $2::uuid AND status = 'waiting' AND number IS NULL AND NOT is_early),
      sorted AS (SELECT hashcode, row_number() OVER (ORDER BY round, lot, arrival) AS nth FROM new ORDER BY nth LIMIT ${numbersAtATime})
      UPDATE queue_places p SET number = $3::int + s.nth FROM sorted s WHERE p.tenant = $1 AND p.hashcode = s.hashcode
      RETURNING p.number`,
    values: [...values, last],
  });
  return numbered.reduce((most, { number }) => Math.max(most, number), last) - last;
}

/** Lets in the lowest numbers whose browsers are there. One that is silent keeps its number, and is next when it is back. */
async function admitNext(transaction: Transaction, values: readonly string[], count: number) {
  return transaction.rows(numberRow, {
    name: 'admit-next',
    // Selected once: as a condition it can be run again for each row, and lets in as many each time.
    text: `WITH next AS MATERIALIZED (SELECT hashcode FROM queue_places
        WHERE tenant = $1 AND performance = $2::uuid AND status = 'waiting' AND number IS NOT NULL
          AND seen_at > clock_timestamp() - interval '${saleLimits.queuePresentSeconds} seconds'
          AND (until IS NULL OR seen_at > clock_timestamp() - interval '${saleLimits.queueTurnSilentSeconds} seconds')
        ORDER BY number LIMIT $3 FOR UPDATE)
      UPDATE queue_places p SET status = 'admitted', admitted_at = coalesce(admitted_at, clock_timestamp()),
        until = coalesce(until, clock_timestamp() + interval '${saleLimits.queueSelectMinutes} minutes')
      FROM next n WHERE p.tenant = $1 AND p.hashcode = n.hashcode
      RETURNING p.number`,
    values: [...values, count],
  });
}
