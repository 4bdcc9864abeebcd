import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { defineJob } from '../../../engine/jobs/defineJob';
import { addJob } from '../../../engine/jobs/queue';

const terms = { retries: 5, retrySeconds: 5, runSeconds: 120, concurrency: 1 } as const;

/** Offers the free seats of a performance to its waiting list. */
export const offerWaiting = defineJob({
  name: 'waiting.offer',
  payload: v.object({ tenant: v.picklist(tenantCodes), performance: v.pipe(v.string(), v.uuid()) }),
  ...terms,
});

/** Does so for every waiting list: seats whose hold expired are free without any event. */
export const sweepWaiting = defineJob({
  name: 'waiting.sweep',
  payload: v.object({}),
  ...terms,
  everyMinutes: 1,
});

const performanceRow = v.object({ performance: v.string() });

/** Seats of a hold or of an order are free since this transaction: they are offered once it is committed. */
export async function offerFreed(
  transaction: Transaction,
  tenant: TenantCode,
  freed: { hold: string } | { order: string },
): Promise<void> {
  const [table, hashcode] =
    'hold' in freed ? (['seat_holds', freed.hold] as const) : (['orders', freed.order] as const);
  const waiting = await transaction.rows(performanceRow, {
    text: `SELECT f.performance FROM ${table} f WHERE f.tenant = $1 AND f.hashcode = $2::uuid
      AND EXISTS (SELECT FROM waiting_parties w WHERE w.tenant = $1 AND w.performance = f.performance AND w.status IN ('waiting', 'offered'))`,
    values: [tenant, hashcode],
  });
  for (const { performance } of waiting) await addJob(transaction, offerWaiting, { tenant, performance });
}
