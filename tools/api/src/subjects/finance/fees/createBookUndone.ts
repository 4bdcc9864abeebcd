import type { Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import type { RecordContext } from '../../../engine/records/recordContext';
import type { UndoFollowUp } from '../../../engine/records/undoCheck';
import { bookFee } from './bookFee';

/**
 * Books the fees of entries once changes of them are undone: each is where it was before. What has no fee and never had one has
 * nothing to book, such as the thousands of an import that is rolled back.
 */
export function createBookUndone(context: RecordContext, { name }: Collection): UndoFollowUp {
  return async (transaction, { tenant }, { changeSet, first, last }) => {
    if (!context.hasFeature(tenant, 'ticketing')) return;
    const changed = await transaction.rows(v.object({ record: v.string() }), {
      text: `SELECT DISTINCT c.record FROM changes c WHERE c.tenant = $1 AND c.change_set = $2::uuid AND c.collection = $3
        AND c.sequence BETWEEN $4 AND $5
        AND (EXISTS (SELECT FROM entries n WHERE n.tenant = c.tenant AND n.hashcode = c.record AND n.fee IS NOT NULL)
          OR EXISTS (SELECT FROM accounting_entries e WHERE e.tenant = c.tenant AND e.source_collection = c.collection
            AND e.source_record_plain = callboard_plain(c.record::text)))`,
      values: [tenant, changeSet, name, first, last],
    });
    for (const { record } of changed) await bookFee(context, transaction, tenant, record);
  };
}
