import * as v from 'valibot';
import type { MergePart } from '../../engine/merging/mergeParts';

const movedRow = v.object({ comments: v.array(v.string()), followers: v.array(v.string()) });

/** Comments and followers go to the record that stays. The followers of the other remain with it too: Undo brings it back. */
export const mergedComments: MergePart = {
  move: async (transaction, { tenant, collection, remaining, other }) => {
    const [moved] = await transaction.rows(movedRow, {
      text: `WITH moved AS (
          UPDATE comments SET record = $4::uuid WHERE tenant = $1 AND collection = $2 AND record = $3::uuid RETURNING hashcode),
        added AS (
          INSERT INTO record_followers (tenant, collection, record, "user")
          SELECT f.tenant, f.collection, $4::uuid, f."user" FROM record_followers f
          WHERE f.tenant = $1 AND f.collection = $2 AND f.record = $3::uuid ON CONFLICT DO NOTHING RETURNING "user")
        SELECT ARRAY(SELECT hashcode FROM moved) AS comments, ARRAY(SELECT "user" FROM added) AS followers`,
      values: [tenant, collection.name, other, remaining],
    });
    return moved ?? {};
  },
  giveBack: async (transaction, { tenant, collection, record, remaining }, { comments, followers }) => {
    await transaction.query({
      text: 'UPDATE comments SET record = $2::uuid WHERE tenant = $1 AND hashcode = ANY ($3::uuid[])',
      values: [tenant, record, comments],
    });
    await transaction.query({
      text: `DELETE FROM record_followers WHERE tenant = $1 AND collection = $2 AND record = $3::uuid AND "user" = ANY ($4::uuid[])`,
      values: [tenant, collection, remaining, followers],
    });
  },
};
