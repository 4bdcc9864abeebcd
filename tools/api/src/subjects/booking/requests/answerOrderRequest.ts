import { etagOf } from '@callboard/api-contract';
import { orderRequestKinds } from '@callboard/api-contract/booking';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { addOrderLink, lockOrder, presentOrder } from '../sale/saleOrders';
import { moveToEmail } from '../sale/transferOrder';
import { requestMail } from './requestMails';

const orderRow = v.object({ order: v.string() });
const answeredRow = v.object({ kind: v.picklist(orderRequestKinds), new_email: v.nullable(v.string()) });

/** The office answers what a buyer requested: done, or refused with a sentence. The buyer gets a mail, for another email at that one. */
export function createAnswerOrderRequest(
  context: RecordContext,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
): Handler<'answerOrderRequest'> {
  const collection = context.target('orderRequests');
  const readOne = createReadOne(collection, context.target);
  return (call) =>
    writeOnce(context, registry.orderRequests, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const { tenant } = actor;
      const { outcome, answer } = input;
      // The order first, as wherever something of an order changes.
      const [found] = await transaction.rows(orderRow, {
        text: 'SELECT "order" FROM order_requests WHERE tenant = $1 AND hashcode = $2::uuid',
        values: [tenant, target],
      });
      const order = found && (await lockOrder(transaction, tenant, found.order));
      if (!order) throw notFound();
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const answered = step('orderRequests', outcome);
      const [request] = await transaction.rows(answeredRow, {
        text: `UPDATE order_requests SET ${answered.set}, answer = $3 WHERE tenant = $1 AND hashcode = $2::uuid AND ${answered.when}
          RETURNING kind, new_email`,
        values: [tenant, target, answer],
      });
      if (!request) throw refusedAction(sentences.requestNotOpen(), {}, 409);
      const { kind, new_email: email } = request;
      if (outcome === 'done' && email !== null) {
        await moveToEmail(transaction, tools, tenant, order, email, 'email');
        // They are the same buyer's, who goes on seeing them.
        await transaction.query({
          text: `UPDATE order_requests SET email = lower($3) WHERE tenant = $1 AND "order" = $2::uuid AND email = lower($4)`,
          values: [tenant, order.hashcode, email, order.email],
        });
      }
      const now = await lockOrder(transaction, tenant, order.hashcode);
      if (now?.email) {
        const token = await addOrderLink(transaction, tenant, order.hashcode);
        const facts = { token, kind, outcome, answer, language: now.language };
        const shown = await presentOrder(transaction, tenant, now);
        await tools.mails.queue(transaction, tenant, requestMail(tools.settings, tenant, shown, facts));
      }
      const [row] = await transaction.rows(readRow, readOne(actor, target));
      if (!row) throw notFound();
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}
