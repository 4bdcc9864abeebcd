import * as v from 'valibot';
import { emit } from '../../engine/events/emit';
import type { MergePart } from '../../engine/merging/mergeParts';

const tagRow = v.object({ tag: v.string() });

/** The tags of a merged record are put on the one that stays too. */
export const mergedTags: MergePart = {
  move: async (transaction, { tenant, collection, remaining, other }) => {
    const added = await transaction.rows(tagRow, {
      text: `INSERT INTO record_tags (tenant, collection, record, tag)
        SELECT g.tenant, g.collection, $4::uuid, g.tag FROM record_tags g
        WHERE g.tenant = $1 AND g.collection = $2 AND g.record = $3::uuid ON CONFLICT DO NOTHING RETURNING tag`,
      values: [tenant, collection.name, other, remaining],
    });
    if (added.length > 0)
      await emit(transaction, tenant, 'tags.changed', { collection: collection.name, records: [remaining] });
    return { added_tags: added.map(({ tag }) => tag) };
  },
  giveBack: async (transaction, { tenant, collection, remaining }, { added_tags }) => {
    const removed = await transaction.query({
      text: `DELETE FROM record_tags WHERE tenant = $1 AND collection = $2 AND record = $3::uuid AND tag = ANY ($4::uuid[])
        RETURNING 1`,
      values: [tenant, collection, remaining, added_tags],
    });
    if (removed.length > 0)
      await emit(transaction, tenant, 'tags.changed', { collection, records: [remaining] });
  },
};
