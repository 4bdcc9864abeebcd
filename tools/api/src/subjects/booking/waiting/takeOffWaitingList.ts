import { etagOf } from '@callboard/api-contract';
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
import { readFactsOf } from '../sale/readSaleFacts';
import { releaseHolds } from '../sale/releaseHolds';
import { removedMail } from './waitingMails';
import { waitingColumns, waitingRow } from './waitingRows';

const removedRow = v.object({
  ...waitingRow.entries,
  performance: v.string(),
  seat_hold: v.nullable(v.string()),
});

const removed = step('waitingParties', 'removed', { as: 'w' });

/** Staff take a party off the waiting list: what it was offered goes to the next, and the party gets a mail with the reason. */
export function createTakeOffWaitingList(
  context: RecordContext,
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
): Handler<'takeOffWaitingList'> {
  const collection = context.target('waitingParties');
  const readOne = createReadOne(collection, context.target);
  return (call) =>
    writeOnce(context, registry.waitingParties, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const { tenant } = actor;
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const [party] = await transaction.rows(removedRow, {
        text: `UPDATE waiting_parties w SET ${removed.set}, reason = $3 WHERE w.tenant = $1 AND w.hashcode = $2::uuid
          AND ${removed.when} RETURNING ${waitingColumns}, w.performance, w.seat_hold`,
        values: [tenant, target, input.reason],
      });
      if (!party) throw refusedAction(sentences.notWaiting(), {}, 409);
      if (party.seat_hold !== null) await releaseHolds(transaction, tenant, { hold: party.seat_hold });
      const [facts] = input.mail ? await readFactsOf(transaction, tenant, [party.performance]) : [];
      if (facts) {
        const { performance } = facts;
        const mail = removedMail(settings, tenant, { party, performance, reason: input.reason });
        await mails.queue(transaction, tenant, mail);
      }
      const [row] = await transaction.rows(readRow, readOne(actor, target));
      if (!row) throw notFound();
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}
