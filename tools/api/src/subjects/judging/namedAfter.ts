import type { Collection, CollectionName } from '@callboard/api-contract';
import * as v from 'valibot';
import { tableOf } from '../../engine/database/tableOf';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import type { InsertTerms } from '../../engine/records/createRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { writeVerbs } from '../../engine/records/writeVerbs';

const titleRow = v.object({ title: v.string() });

type Check = NonNullable<InsertTerms['complete']>;

/** Inserts records that have the title of the one that they name, for those who cannot read that one. */
export function insertNamedAfter(
  context: RecordContext,
  collection: Collection,
  { field, to, check }: { field: string; to: CollectionName; check?: Check },
) {
  return createInsertInTransaction(context, collection, {
    complete: async (transaction, actor, given) => {
      const { [field]: target } = given;
      if (typeof target !== 'string') return {};
      const [found] = await transaction.rows(titleRow, {
        text: `SELECT qed_title AS title FROM ${tableOf(to)} WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [actor.tenant, target],
      });
      // A target that is none is refused with the other references.
      if (!found) return {};
      await check?.(transaction, actor, given);
      return { name: found.title };
    },
  });
}

/** Records that are named after another when they are made. */
export function namedAfter(field: string, to: CollectionName): RecordOverride {
  return (context, collection, verbs) => ({
    ...verbs,
    ...writeVerbs(context, collection, { insert: insertNamedAfter(context, collection, { field, to }) }),
  });
}
