import { etagOf } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import { notFound } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readSaleQueue } from './readSaleQueue';

const liftedRow = v.object({ lifted: v.string() });

/** The queue of a performance for the office. */
export function createQueueHandlers(context: RecordContext) {
  const collection = context.target('performances');
  const readOne = createReadOne(collection, context.target);

  return {
    saleQueue: async ({ input: { performance }, session }) => {
      const queries = context.database.forTenant(session.tenant);
      const rows = await queries.rows(readRow, readOne(actorOf(session), performance));
      if (rows.length === 0 || !context.hasFeature(session.tenant, 'ticketing')) throw notFound();
      return readSaleQueue(queries, session.tenant, performance);
    },

    setSaleQueue: (call) =>
      writeOnce(context, registry.performances, call, async (transaction) => {
        const { actor, target, ifMatch, input } = call;
        if (!context.hasFeature(actor.tenant, 'ticketing')) throw notFound();
        const at = { actor, hashcode: target };
        await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
        const isLifted = input.is_lifted && input.queue_size !== null;
        const [known] = await transaction.rows(liftedRow, {
          text: `SELECT to_json(coalesce(queue_lifted_at, clock_timestamp()))#>>'{}' AS lifted FROM performances
            WHERE tenant = $1 AND hashcode = $2::uuid`,
          values: [actor.tenant, target],
        });
        const queue_lifted_at = isLifted ? (known?.lifted ?? null) : null;
        const values = { queue_size: input.queue_size, queue_lifted_at };
        const statement = updateSql(collection, context.target, actor, target, values);
        const [row] = await transaction.rows(writtenRow, statement);
        if (!row) throw notFound();
        return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
      }),
  } satisfies Partial<AllHandlers>;
}
