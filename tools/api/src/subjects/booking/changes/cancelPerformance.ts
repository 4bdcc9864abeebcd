import { etagOf, type TenantCode } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJob } from '../../../engine/jobs/queue';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { refundCancelled } from './change.jobs';

const hashcodeRow = v.object({ hashcode: v.string() });
const cancellationRow = v.object({ hashcode: v.string(), is_running: v.boolean() });

/** Orders of a performance (`$2`) that are not over. The orders are `o`. */
export const openOrdersSql = `o.tenant = $1 AND o.performance = $2::uuid AND (o.status = 'unpaid'
  OR EXISTS (SELECT FROM tickets t WHERE t.tenant = o.tenant AND t."order" = o.hashcode AND t.status = 'valid')
  OR EXISTS (SELECT FROM merchandise_lines l WHERE l.tenant = o.tenant AND l."order" = o.hashcode AND l.status = 'sold' AND l.handed_over_at IS NULL))`;

/**
 * Cancels a performance and ends its sale: its orders are paid back by a job. One that was cancelled before is paid back alike. With the
 * performance locked, no order is placed that the job would not know.
 */
export function createCancelPerformance(context: RecordContext): Handler<'cancelPerformance'> {
  const collection = context.target('performances');
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, registry.performances, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const { tenant } = actor;
      const at = { actor, hashcode: target };
      const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const status = String(stored['status']);
      if (status === 'running' || status === 'finished')
        throw refusedAction(sentences.performanceNotCancellable(), {}, 409);
      const last = await lastCancellation(transaction, tenant, target);
      if (last?.is_running) throw refusedAction(sentences.refundsRunning(), {}, 409);
      const { values } = step('performances', 'cancel');
      const statement = updateSql(collection, context.target, actor, target, values);
      const [row] = await transaction.rows(writtenRow, statement);
      if (!row) throw notFound();
      await closeSale(transaction, tenant, target);
      const [made] = await transaction.rows(hashcodeRow, {
        text: `INSERT INTO sale_cancellations (tenant, performance, reason, with_fees, "user") VALUES ($1, $2::uuid, $3, $4, $5::uuid)
          RETURNING hashcode`,
        values: [tenant, target, input.reason, input.with_fees, actor.user],
      });
      if (!made) throw new Error('An insert returns its row.');
      await transaction.query({
        text: `INSERT INTO cancelled_orders (tenant, cancellation, "order") SELECT $1, $3::uuid, o.hashcode FROM orders o WHERE ${openOrdersSql}`,
        values: [tenant, target, made.hashcode],
      });
      await addJob(transaction, refundCancelled, { tenant, cancellation: made.hashcode });
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

/** Tries the orders that failed once more, and those that are left where the job ended early. */
export function createRetryRefunds(context: RecordContext): Handler<'retryRefunds'> {
  const collection = context.target('performances');
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, registry.performances, call, async (transaction) => {
      const { actor, target, ifMatch } = call;
      const { tenant } = actor;
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const last = await lastCancellation(transaction, tenant, target);
      if (!last) throw refusedAction(sentences.nothingCancelled(), {}, 409);
      const { hashcode: cancellation } = last;
      await transaction.query({
        text: `UPDATE cancelled_orders SET status = 'waiting', message = NULL WHERE tenant = $1 AND cancellation = $2::uuid AND status = 'failed'`,
        values: [tenant, cancellation],
      });
      await transaction.query({
        text: `UPDATE sale_cancellations SET ended = NULL WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, cancellation],
      });
      await addJob(transaction, refundCancelled, { tenant, cancellation });
      const [row] = await transaction.rows(readRow, readOne(actor, target));
      if (!row) throw notFound();
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

async function lastCancellation(transaction: Transaction, tenant: TenantCode, performance: string) {
  const [last] = await transaction.rows(cancellationRow, {
    text: `SELECT hashcode, ended IS NULL AS is_running FROM sale_cancellations
      WHERE tenant = $1 AND performance = $2::uuid ORDER BY started DESC LIMIT 1`,
    values: [tenant, performance],
  });
  return last ?? null;
}

/** Nothing of the performance is on sale any more, also where it is restored later. */
async function closeSale(transaction: Transaction, tenant: TenantCode, performance: string): Promise<void> {
  const seats = step('seatMaps', 'close');
  const tickets = step('generalAdmissionDefinitions', 'close', { from: ['on_sale', 'paused'] });
  for (const text of [
    `UPDATE seat_maps SET ${seats.set} WHERE tenant = $1 AND performance = $2::uuid AND ${seats.when}`,
    `UPDATE general_admission_definitions SET ${tickets.set} WHERE tenant = $1 AND performance = $2::uuid AND ${tickets.when}`,
  ])
    await transaction.query({ text, values: [tenant, performance] });
}
