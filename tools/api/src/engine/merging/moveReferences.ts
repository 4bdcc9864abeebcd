import type { Collection, TenantCode } from '@callboard/api-contract';
import { referencesTo, type NamingField } from '@callboard/api-contract/records';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries, Transaction } from '../database/TenantDatabase';

/** Two records of a collection: all references to `other` name the other after a merge. */
export interface MergePair {
  tenant: TenantCode;
  collection: Collection;
  remaining: string;
  other: string;
}

const countRow = v.object({ collection: v.string(), field: v.string(), count: v.number() });

/** How often each field of the contract names the other record. */
export async function countReferences(
  queries: Queries,
  collections: readonly Collection[],
  { tenant, collection, other }: MergePair,
): Promise<v.InferOutput<typeof countRow>[]> {
  const counts = referencesTo(collection.name, collections).map(
    ({ collection: { name: from }, field }) =>
      `SELECT ${literal(from)} AS collection, ${literal(field)} AS field, count(*)::int AS count
        FROM ${name(tableName(from))} WHERE tenant = $1 AND ${name(field)} = $2::uuid`,
  );
  return queries.rows(countRow, {
    text: `SELECT * FROM (${counts.join(' UNION ALL ')}) c WHERE count > 0 ORDER BY count DESC, collection, field`,
    values: [tenant, other],
  });
}

/**
 * Makes every field of the contract that names the other record name the one that stays, in one statement. A table has one update for
 * all of its fields, since a statement changes a row once. The record that stays never names itself.
 */
export async function moveReferences(
  transaction: Transaction,
  collections: readonly Collection[],
  { tenant, collection, remaining, other }: MergePair,
): Promise<void> {
  const byTable = grouped(referencesTo(collection.name, collections), (reference) => reference.collection);
  const updates = [...byTable].map(
    ([from, references], index) => `moved_${index} AS (${updateSql(from, references, collection)})`,
  );
  await transaction.query({
    text: `WITH ${updates.join(', ')} SELECT 1`,
    values: [tenant, other, remaining],
  });
}

function updateSql(from: Collection, references: readonly NamingField[], target: Collection): string {
  const columns = references.map(({ field }) => name(field));
  const moved = from === target ? 'CASE WHEN hashcode = $3::uuid THEN NULL ELSE $3::uuid END' : '$3::uuid';
  const changes = columns.map(
    (column) => `${column} = CASE WHEN ${column} = $2::uuid THEN ${moved} ELSE ${column} END`,
  );
  const named = columns.map((column) => `${column} = $2::uuid`);
  return `UPDATE ${name(tableName(from.name))} SET ${changes.join(', ')} WHERE tenant = $1 AND (${named.join(' OR ')})`;
}
