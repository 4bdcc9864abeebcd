import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';
import type { MergePair } from './moveReferences';

/** Gives the comments and followers of a merged record to the one that stays, and notes which, for Undo. */
export async function moveComments(
  transaction: Transaction,
  { tenant, collection, other }: MergePair,
): Promise<void> {
  // The followers of the other remain with it too: Undo brings it back.
  await transaction.query({
    text: `WITH merged AS (
        SELECT kept AS remaining FROM merged_records WHERE tenant = $1 AND collection = $2 AND record = $3::uuid),
      moved AS (
        UPDATE comments c SET record = m.remaining FROM merged m
        WHERE c.tenant = $1 AND c.collection = $2 AND c.record = $3::uuid RETURNING c.hashcode),
      added AS (
        INSERT INTO record_followers (tenant, collection, record, "user")
        SELECT f.tenant, f.collection, m.remaining, f."user" FROM record_followers f, merged m
        WHERE f.tenant = $1 AND f.collection = $2 AND f.record = $3::uuid ON CONFLICT DO NOTHING RETURNING "user")
      UPDATE merged_records SET comments = ARRAY(SELECT hashcode FROM moved), followers = ARRAY(SELECT "user" FROM added)
      WHERE tenant = $1 AND collection = $2 AND record = $3::uuid`,
    values: [tenant, collection.name, other],
  });
}

/** Gives the comments and followers back that the merge of a record moved. */
export async function giveCommentsBack(
  transaction: Transaction,
  tenant: TenantCode,
  { collection, record }: { collection: string; record: string },
): Promise<void> {
  const merged = 'm.tenant = $1 AND m.collection = $2 AND m.record = $3::uuid';
  const values = [tenant, collection, record];
  await transaction.query({
    text: `UPDATE comments c SET record = m.record FROM merged_records m
      WHERE ${merged} AND c.tenant = m.tenant AND c.hashcode = ANY (m.comments)`,
    values,
  });
  await transaction.query({
    text: `DELETE FROM record_followers f USING merged_records m
      WHERE ${merged} AND f.tenant = m.tenant AND f.collection = m.collection AND f.record = m.kept AND f."user" = ANY (m.followers)`,
    values,
  });
}
