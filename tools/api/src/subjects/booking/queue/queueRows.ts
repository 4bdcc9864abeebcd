import type { TenantCode } from '@callboard/api-contract';
import { saleLimits } from '@callboard/api-contract/booking';
import { saleState, saleStateOf, type SaleState } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { announcedSql } from '../sale/readSaleFacts';

const instant = v.nullable(v.string());

/** Facts that decide if buyers of a performance queue, and how far its queue is. */
const queueRow = v.object({
  now: v.string(),
  /** Only what is announced is for buyers. */
  is_announced: v.boolean(),
  queue_size: v.nullable(v.number()),
  queue_lifted_at: instant,
  starts_at: v.string(),
  parts: v.array(
    v.object({
      status: v.picklist(['planned', 'on_sale', 'paused', 'closed']),
      sale_opens: instant,
      sale_closes: instant,
    }),
  ),
  /** The last number that was called, and how many were since it was full. */
  last_called: v.number(),
  called: v.number(),
  full_seconds: v.number(),
  /** Visitors who are let in, whose time is not over and whose browsers are there. */
  inside: v.number(),
});
export type QueueRow = v.InferOutput<typeof queueRow>;

const placeRow = v.object({
  hashcode: v.string(),
  status: v.picklist(['waiting', 'admitted', 'ordered', 'expired', 'left']),
  number: v.nullable(v.number()),
  seconds_left: v.nullable(v.number()),
});

const readRow = v.object({ ...queueRow.entries, place: v.nullable(placeRow) });
export type QueueReading = v.InferOutput<typeof readRow>;

/** SQL of whether the turn of a place that was let in is over: by its time, or because its browser is silent. */
export function isTurnOver(place: string): string {
  return `(${place}.until <= clock_timestamp()
    OR greatest(${place}.seen_at, ${place}.admitted_at) <= clock_timestamp() - interval '${saleLimits.queueTurnSilentSeconds} seconds')`;
}

const partSql = 'SELECT status, sale_opens, sale_closes';

/**
 * The queue of a performance `$2`. Its place is that of the digest `$3`, which was seen with this. One that is locked is getting its number
 * or its turn right now, by a transaction that changes thousands: no one waits for that, and the next reading is early enough.
 */
const readSql = `WITH known AS (
    SELECT hashcode, status, number, seen_at, until FROM queue_places WHERE tenant = $1 AND performance = $2::uuid AND digest = $3),
  stale AS MATERIALIZED (SELECT p.hashcode FROM queue_places p JOIN known k ON p.tenant = $1 AND p.hashcode = k.hashcode
    WHERE k.seen_at < clock_timestamp() - CASE k.status WHEN 'waiting' THEN interval '${saleLimits.queuePresentSeconds / 10} seconds'
      WHEN 'admitted' THEN interval '${saleLimits.queueTurnSilentSeconds / 10} seconds' END
    FOR UPDATE OF p SKIP LOCKED),
  seen AS (UPDATE queue_places p SET seen_at = clock_timestamp() FROM stale s WHERE p.tenant = $1 AND p.hashcode = s.hashcode)
  SELECT to_json(clock_timestamp())#>>'{}' AS now, ${announcedSql} AS is_announced, p.queue_size, to_json(p.queue_lifted_at)#>>'{}' AS queue_lifted_at,
    to_json(p.starts_at)#>>'{}' AS starts_at,
    (SELECT coalesce(json_agg(row_to_json(s)), '[]') FROM (
      ${partSql} FROM seat_maps WHERE tenant = $1 AND performance = p.hashcode AND plan_version IS NOT NULL
      UNION ALL ${partSql} FROM general_admission_definitions WHERE tenant = $1 AND performance = p.hashcode) s) AS parts,
    coalesce(q.last_called, 0) AS last_called,
    CASE WHEN q.full_since IS NULL THEN 0 ELSE q.last_called - q.full_from END AS called,
    coalesce(extract(epoch FROM clock_timestamp() - q.full_since), 0)::int AS full_seconds,
    (SELECT count(*)::int FROM queue_places i WHERE i.tenant = $1 AND i.performance = p.hashcode AND i.status = 'admitted'
      AND NOT ${isTurnOver('i')}) AS inside,
    (SELECT json_build_object('hashcode', k.hashcode, 'status', k.status, 'number', k.number,
      'seconds_left', CASE WHEN k.until IS NOT NULL THEN greatest(0, floor(extract(epoch FROM k.until - clock_timestamp())))::int END) FROM known k) AS place
  FROM performances p LEFT JOIN sale_queues q ON q.tenant = p.tenant AND q.performance = p.hashcode
  WHERE p.tenant = $1 AND p.hashcode = $2::uuid`;

/** Reads a queue with one of its places, in one statement: that of the caller. */
export async function readQueueRow(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
  digest: Buffer | null = null,
): Promise<QueueReading | null> {
  const [row] = await queries.rows(readRow, {
    name: 'read-queue',
    text: readSql,
    values: [tenant, performance, digest],
  });
  return row ?? null;
}

/** True if buyers queue: staff switched the queue on, and did not let everyone in. */
export function isQueued(
  performance: Pick<QueueRow, 'queue_size' | 'queue_lifted_at'>,
): performance is { queue_size: number; queue_lifted_at: null } {
  return performance.queue_size !== null && performance.queue_lifted_at === null;
}

/** The sale of all that is sold of a performance, and when it opens; null where no one knows. */
export function saleOfQueue({ parts, starts_at, now }: QueueRow): {
  state: SaleState;
  opensAt: string | null;
  secondsToOpening: number | null;
} {
  const state = saleStateOf(parts, starts_at, now);
  const opensAt =
    parts
      .filter((part) => saleState(part, starts_at, now) === 'coming')
      .flatMap(({ sale_opens }) => sale_opens ?? [])
      .sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
  const left = opensAt === null ? null : Math.ceil((Date.parse(opensAt) - Date.parse(now)) / 1_000);
  return { state, opensAt, secondsToOpening: left === null ? null : Math.max(0, left) };
}
