import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import type { TenantDatabase } from '../../../engine/database/TenantDatabase';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { forEachOf } from '../../../engine/jobs/forEachOf';

/** As many places as one transaction deletes, unless a test needs fewer. */
const placesOfBatch = 1_000;

const performanceRow = v.object({ performance: v.string() });

const longAgo = (instant: string) => `${instant} < clock_timestamp() - interval '1 day'`;

/**
 * Nothing of a performance `p` was on sale for a day: it began, or each of its parts is closed. One without parts can get some yet. Until
 * then also those who ordered stay: the office sees how many they are.
 */
const isSaleOver = `(${longAgo('p.starts_at')} OR coalesce((
  SELECT bool_and(coalesce((s.status = 'closed' AND ${longAgo('s.modified')}) OR ${longAgo('s.sale_closes')}, false)) FROM (
    SELECT status, sale_closes, modified FROM seat_maps WHERE tenant = p.tenant AND performance = p.hashcode AND plan_version IS NOT NULL
    UNION ALL SELECT status, sale_closes, modified FROM general_admission_definitions WHERE tenant = p.tenant AND performance = p.hashcode) s
  ), false))`;

/** A place whose turn ended a day ago. One that waits keeps its number while the sale goes on, however long its browser is silent. */
export const isLapsed = `status IN ('admitted', 'expired', 'left') AND ${longAgo('joined_at')} AND ${longAgo('seen_at')}
  AND (until IS NULL OR ${longAgo('until')})`;

/**
 * Deletes the places of sales that are over since a day, and those that lapsed a day ago. Each batch is a transaction, so that a process
 * that is killed has deleted it or not, and the next run goes on. A row that is locked is left to the next run.
 */
export function createSweepQueues(
  database: Pick<Database, 'forTenant'>,
  batch = placesOfBatch,
): JobHandler<Readonly<Record<never, never>>> {
  return (_payload, { signal }) =>
    forEachOf(tenantCodes, async (tenant) => {
      const queries = database.forTenant(tenant);
      const over = await queries.rows(performanceRow, {
        text: `SELECT q.performance FROM sale_queues q JOIN performances p ON p.tenant = q.tenant AND p.hashcode = q.performance
          WHERE q.tenant = $1 AND ${isSaleOver}
            AND EXISTS (SELECT FROM queue_places w WHERE w.tenant = $1 AND w.performance = q.performance)`,
        values: [tenant],
      });
      await forEachOf(over, ({ performance }) =>
        deletePlaces(queries, tenant, 'performance = $3::uuid', [performance], batch, signal),
      );
      await deletePlaces(queries, tenant, isLapsed, [], batch, signal);
    });
}

/** Deletes the places of a condition, batch by batch, until none is left or the run has to end. */
async function deletePlaces(
  queries: TenantDatabase,
  tenant: TenantCode,
  condition: string,
  values: readonly string[],
  batch: number,
  signal: AbortSignal,
): Promise<void> {
  let deleted = batch;
  while (deleted === batch && !signal.aborted) {
    const rows = await queries.query({
      text: `DELETE FROM queue_places WHERE tenant = $1 AND hashcode = ANY (ARRAY(
          SELECT hashcode FROM queue_places WHERE tenant = $1 AND ${condition} LIMIT $2 FOR UPDATE SKIP LOCKED)) RETURNING 1`,
      values: [tenant, batch, ...values],
    });
    deleted = rows.length;
  }
}
