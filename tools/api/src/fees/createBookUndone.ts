import type { Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import type { RecordContext } from '../records/recordContext';
import type { UndoFollowUp } from '../records/undoCheck';
import { bookFee } from './bookFee';

/** Books the fees of entries once changes of them are undone: each is where it was before. */
export function createBookUndone(context: RecordContext, { name }: Collection): UndoFollowUp {
  return async (transaction, { tenant }, { changeSet, first, last }) => {
    if (!context.hasFeature(tenant, 'ticketing')) return;
    const changed = await transaction.rows(v.object({ record: v.string() }), {
      text: `SELECT DISTINCT record FROM changes WHERE tenant = $1 AND change_set = $2::uuid AND collection = $3
        AND sequence BETWEEN $4 AND $5`,
      values: [tenant, changeSet, name, first, last],
    });
    for (const { record } of changed) await bookFee(context, transaction, tenant, record);
  };
}
