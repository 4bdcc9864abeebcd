import { etagOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler } from '../../../engine/calls/handler';
import { actionRefused } from '../../../engine/records/actionRefused';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';

/** Opens submitted answers again with what staff want changed; a subscriber notifies who gave them. */
export function createRequestAnswerChange(context: RecordContext): Handler<'requestAnswerChange'> {
  const collection = context.target('formInstances');
  const readOne = createReadOne(collection, context.target);

  return async (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const returned = step('formInstances', 'request_change');
      const values = { ...returned.values, comment: input.comment };
      const statement = updateSql(collection, context.target, actor, target, values, returned.from);
      const [row] = await transaction.rows(writtenRow, statement);
      if (!row) throw actionRefused(sentences.nothingToReview());
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}
