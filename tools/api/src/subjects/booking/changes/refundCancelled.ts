import { problemText, type TenantCode } from '@callboard/api-contract';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { TenantDatabase, Transaction } from '../../../engine/database/TenantDatabase';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { addJob } from '../../../engine/jobs/queue';
import { ApiProblem } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { endOrder } from '../sale/endOrder';
import { releaseHolds } from '../sale/releaseHolds';
import { addOrderLink, lockOrder, presentOrder } from '../sale/saleOrders';
import { takeTicketsBack } from '../sale/takeTicketsBack';
import { refundCancelled } from './change.jobs';
import { cancelledMail } from './changeMails';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings'>;
type Payload = InferOutput<typeof refundCancelled.payload>;

const cancellationRow = v.object({
  performance: v.string(),
  reason: v.string(),
  with_fees: v.boolean(),
  user: v.nullable(v.string()),
});
type Cancellation = v.InferOutput<typeof cancellationRow>;
const orderRow = v.object({ order: v.string() });

/** As many orders as one run pays back: less than it has time for. */
const maxOfRun = 50;
const pauseMs = 3_000;

/**
 * Pays the orders of a cancelled performance back: those that were paid online by their provider. What came by cash or transfer no one has
 * handed over yet: it is due, and the office pays it. Each order is one transaction with its mark, so that a process that is killed has paid
 * it back or not, and the next run goes on with those that are left. One that fails is marked with the reason, and the others go on.
 */
export function createRefundCancelled(tools: Tools): JobHandler<Payload> {
  return async ({ tenant, cancellation }, { signal }) => {
    const database = tools.database.forTenant(tenant);
    const [found] = await database.rows(cancellationRow, {
      text: `SELECT performance, reason, with_fees, "user" FROM sale_cancellations WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, cancellation],
    });
    if (!found) return;
    const { user: actor } = found;
    await database.write({ actor }, (transaction) =>
      releaseHolds(transaction, tenant, { performance: found.performance }),
    );
    let count = 0;
    while (count < maxOfRun && !signal.aborted) {
      if (!(await refundNext(tools, database, { tenant, cancellation }, found))) break;
      count += 1;
    }
    // Where all that is left is another run's, there is no hurry.
    const startAfter = new Date(Date.now() + (count < maxOfRun ? pauseMs : 0));
    await database.write({ actor }, async (transaction) => {
      const ended = await transaction.query({
        text: `UPDATE sale_cancellations SET ended = coalesce(ended, now()) WHERE tenant = $1 AND hashcode = $2::uuid
          AND NOT EXISTS (SELECT FROM cancelled_orders WHERE tenant = $1 AND cancellation = $2::uuid AND status = 'waiting') RETURNING 1`,
        values: [tenant, cancellation],
      });
      if (ended.length === 0)
        await addJob(transaction, refundCancelled, { tenant, cancellation }, { startAfter });
    });
  };
}

/** Pays the next order back. Returns false where none is left that no other run works on. */
async function refundNext(
  tools: Tools,
  database: TenantDatabase,
  { tenant, cancellation }: Payload,
  facts: Cancellation,
): Promise<boolean> {
  let order: string | undefined;
  try {
    await database.write({ actor: facts.user }, async (transaction) => {
      const [next] = await transaction.rows(orderRow, {
        text: `SELECT "order" FROM cancelled_orders WHERE tenant = $1 AND cancellation = $2::uuid AND status = 'waiting'
          ORDER BY "order" LIMIT 1 FOR UPDATE SKIP LOCKED`,
        values: [tenant, cancellation],
      });
      order = next?.order;
      if (order === undefined) return;
      const refunded = await endOneOrder(transaction, tools, tenant, order, facts);
      await transaction.query({
        text: `UPDATE cancelled_orders SET status = 'done', refunded = $4 WHERE tenant = $1 AND cancellation = $2::uuid AND "order" = $3::uuid`,
        values: [tenant, cancellation, order, refunded],
      });
    });
  } catch (error) {
    if (order === undefined) throw error;
    const message = (error instanceof ApiProblem ? problemText(error.body) : null) ?? unknownError;
    await database.query({
      text: `UPDATE cancelled_orders SET status = 'failed', message = $4
        WHERE tenant = $1 AND cancellation = $2::uuid AND "order" = $3::uuid AND status = 'waiting'`,
      values: [tenant, cancellation, order, message.slice(0, 500)],
    });
  }
  return order !== undefined;
}

const unknownError = 'It could not be refunded. Try again.';

/** Ends one order, in any state by then, and mails its buyer. */
async function endOneOrder(
  transaction: Transaction,
  { mails, settings }: Tools,
  tenant: TenantCode,
  hashcode: string,
  { reason, with_fees, user }: Cancellation,
): Promise<number> {
  const order = await lockOrder(transaction, tenant, hashcode);
  if (!order) return 0;
  const isUnpaid = order.status === 'unpaid';
  if (isUnpaid) await endOrder(transaction, tenant, hashcode, 'cancelled');
  const refund = isUnpaid
    ? { parts: [], amount: 0 }
    : await takeTicketsBack(transaction, tenant, order, { reason, withFees: with_fees, user, isDue: true });
  // Its buyer or the office was faster.
  if (!isUnpaid && refund.parts.length === 0) return 0;
  if (order.email !== null) {
    const token = await addOrderLink(transaction, tenant, hashcode);
    const shown = await presentOrder(transaction, tenant, order);
    const { amount } = refund;
    const facts = { token, language: order.language, reason, amount, wasPaid: !isUnpaid };
    await mails.queue(transaction, tenant, cancelledMail(settings, tenant, shown, facts));
  }
  return refund.amount;
}
