import { limits, type Collection } from '@callboard/api-contract';
import { atATime } from '../atATime';
import type { Transaction } from '../database/TenantDatabase';
import { busy } from '../problems';
import type { TenantActor } from './actor';
import type { RecordContext } from './recordContext';

const maxWaiting = 50;
/** Past that the caller gives up before the work is done. */
const maxWaitMs = limits.timeoutMs * 0.8;
const lockSeconds = 20;
/** Together with the tenant and the collection it names the lock; no other lock of ours has two numbers. */
const bulkLock = 4_202_110;

const queues = new Map<string, ReturnType<typeof atATime>>();

/**
 * Runs a bulk change in a transaction of its own, one at a time for each collection of a tenant: each holds the records that it
 * has changed until its last item, and others would wait for them in vain. They wait here instead, without a connection; those of
 * other processes wait for the lock.
 */
export async function takeBulkTurn<T>(
  { database }: RecordContext,
  actor: TenantActor,
  collection: Collection,
  work: (transaction: Transaction) => Promise<T>,
): Promise<{ value: T; changeSet: string }> {
  const key = `${actor.tenant} ${collection.name}`;
  const queue = queues.get(key) ?? atATime(1);
  queues.set(key, queue);
  if (queue.countWaiting() >= maxWaiting) throw busy(5);
  const came = performance.now();
  return queue.inTurn(async () => {
    if (performance.now() - came > maxWaitMs) throw busy(5);
    return database
      .forTenant(actor.tenant)
      .write({ actor: actor.user, statementSeconds: lockSeconds }, async (transaction) => {
        await transaction.query({ text: `SET LOCAL lock_timeout = '${lockSeconds}s'`, values: [] });
        await transaction.query({
          text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))',
          values: [bulkLock, key],
        });
        return work(transaction);
      });
  });
}
