import type { TenantCode } from '@callboard/api-contract';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { TenantDatabase, Transaction } from '../../../engine/database/TenantDatabase';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { addJob } from '../../../engine/jobs/queue';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { addOrderLink, lockOrder, presentOrder } from '../sale/saleOrders';
import { mailPostponed } from './change.jobs';
import { postponedMail } from './postponedMail';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings'>;
type Payload = InferOutput<typeof mailPostponed.payload>;

const currentRow = v.object({ is_current: v.boolean() });
const orderRow = v.object({ order: v.string() });

/** As many buyers as one run writes to: less than it has time for. */
const maxOfRun = 100;
const pauseMs = 3_000;

/**
 * Writes to the buyers of a performance that was moved to another time. The mail of an order is queued in the transaction that marks it, so
 * that a process that is killed has written to a buyer or not, and the next run goes on with those that are left.
 */
export function createMailPostponed(tools: Tools): JobHandler<Payload> {
  return async ({ tenant, postponement }, { signal }) => {
    const database = tools.database.forTenant(tenant);
    const [found] = await database.rows(currentRow, {
      // One that was moved once more is written about once more: the former time is of no use to anyone.
      text: `SELECT NOT EXISTS (SELECT FROM sale_postponements l WHERE l.tenant = $1 AND l.performance = s.performance AND l.started > s.started)
          AS is_current FROM sale_postponements s WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
      values: [tenant, postponement],
    });
    if (!found?.is_current) return;
    let count = 0;
    while (count < maxOfRun && !signal.aborted) {
      if (!(await writeNext(tools, database, { tenant, postponement }))) break;
      count += 1;
    }
    const waiting = await database.query({
      text: `SELECT FROM postponed_orders WHERE tenant = $1 AND postponement = $2::uuid AND status = 'waiting' LIMIT 1`,
      values: [tenant, postponement],
    });
    if (waiting.length === 0) return;
    // Where all that is left is another run's, there is no hurry.
    const startAfter = new Date(Date.now() + (count < maxOfRun ? pauseMs : 0));
    await database.write({ actor: null }, (transaction) =>
      addJob(transaction, mailPostponed, { tenant, postponement }, { startAfter }),
    );
  };
}

/** Writes to the next buyer. Returns false where none is left that no other run works on. */
async function writeNext(
  tools: Tools,
  database: TenantDatabase,
  { tenant, postponement }: Payload,
): Promise<boolean> {
  let order: string | undefined;
  try {
    await database.write({ actor: null }, async (transaction) => {
      const [next] = await transaction.rows(orderRow, {
        text: `SELECT "order" FROM postponed_orders WHERE tenant = $1 AND postponement = $2::uuid AND status = 'waiting'
          ORDER BY "order" LIMIT 1 FOR UPDATE SKIP LOCKED`,
        values: [tenant, postponement],
      });
      order = next?.order;
      if (order === undefined) return;
      await writeTo(transaction, tools, tenant, order);
      await transaction.query({
        text: `UPDATE postponed_orders SET status = 'written' WHERE tenant = $1 AND postponement = $2::uuid AND "order" = $3::uuid`,
        values: [tenant, postponement, order],
      });
    });
  } catch (error) {
    if (order === undefined) throw error;
    await database.query({
      text: `UPDATE postponed_orders SET status = 'failed' WHERE tenant = $1 AND postponement = $2::uuid AND "order" = $3::uuid AND status = 'waiting'`,
      values: [tenant, postponement, order],
    });
  }
  return order !== undefined;
}

async function writeTo(
  transaction: Transaction,
  { mails, settings }: Tools,
  tenant: TenantCode,
  hashcode: string,
): Promise<void> {
  const order = await lockOrder(transaction, tenant, hashcode);
  if (!order?.email) return;
  const shown = await presentOrder(transaction, tenant, order);
  // It ended meanwhile.
  if (!shown.tickets.some(({ status }) => status === 'valid' || status === 'reserved')) return;
  const token = await addOrderLink(transaction, tenant, hashcode);
  await mails.queue(
    transaction,
    tenant,
    postponedMail(settings, tenant, shown, { token, language: order.language }),
  );
}
