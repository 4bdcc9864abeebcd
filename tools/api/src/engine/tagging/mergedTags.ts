import type { Collection, TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { emit } from '../events/emit';

const changedRow = v.object({ record: v.string() });

/** Puts the tags of a merged record on the one that stays, and notes which are new there, for Undo. The other keeps its own. */
export async function addTags(
  transaction: Transaction,
  { tenant, collection, other }: { tenant: TenantCode; collection: Collection; other: string },
): Promise<void> {
  const changed = await transaction.rows(changedRow, {
    text: `WITH added AS (
        INSERT INTO record_tags (tenant, collection, record, tag)
        SELECT g.tenant, g.collection, m.kept, g.tag FROM record_tags g
        JOIN merged_records m ON m.tenant = g.tenant AND m.collection = g.collection AND m.record = g.record
        WHERE g.tenant = $1 AND g.collection = $2 AND g.record = $3::uuid ON CONFLICT DO NOTHING RETURNING record, tag)
      UPDATE merged_records SET added_tags = ARRAY(SELECT tag FROM added)
      WHERE tenant = $1 AND collection = $2 AND record = $3::uuid AND EXISTS (SELECT FROM added)
      RETURNING (SELECT record FROM added LIMIT 1) AS record`,
    values: [tenant, collection.name, other],
  });
  await announce(transaction, tenant, collection.name, changed);
}

/** Removes the tags again that the merge of a record added. */
export async function removeAddedTags(
  transaction: Transaction,
  tenant: TenantCode,
  { collection, record }: { collection: string; record: string },
): Promise<void> {
  const changed = await transaction.rows(changedRow, {
    text: `DELETE FROM record_tags g USING merged_records m
      WHERE m.tenant = $1 AND m.collection = $2 AND m.record = $3::uuid
        AND g.tenant = m.tenant AND g.collection = m.collection AND g.record = m.kept AND g.tag = ANY (m.added_tags)
      RETURNING g.record`,
    values: [tenant, collection, record],
  });
  await announce(transaction, tenant, collection, changed);
}

async function announce(
  transaction: Transaction,
  tenant: TenantCode,
  collection: string,
  changed: readonly v.InferOutput<typeof changedRow>[],
): Promise<void> {
  const [first] = changed;
  if (first) await emit(transaction, tenant, 'tags.changed', { collection, records: [first.record] });
}
