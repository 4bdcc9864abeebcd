import type { Collection } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { conflict } from '../problems';

type Reliance = NonNullable<Collection['reliedOnBy']>[number];

/**
 * Locks, before the records themselves, what decides whether others rest on them: until the end of the transaction none comes to rest
 * there unnoticed. Parts are written with their whole locked, so it is the whole; other records come to rest on one by a change of their own,
 * so it is these.
 */
export async function lockReliance(
  transaction: Pick<Transaction, 'query'>,
  collection: Collection,
  tenant: string,
  records: readonly string[],
  changed: readonly string[] | null = null,
): Promise<void> {
  for (const { from, on } of reliancesOf(collection, changed).map((reliance) => lockOf(reliance))) {
    // A record that rests on itself, such as a stage that is judged, is locked with the others.
    if (from === collection.name && on['hashcode'] === 'hashcode') continue;
    await transaction.query({
      text: `SELECT FROM ${name(tableName(from))} o WHERE o.tenant = $1 AND EXISTS (
          SELECT FROM ${name(tableName(collection.name))} t
          WHERE t.tenant = $1 AND t.hashcode = ANY ($2::uuid[]) AND ${pairsSql(on)})
        ORDER BY o.hashcode FOR NO KEY UPDATE`,
      values: [tenant, records],
    });
  }
}

/** The records whose lock everyone takes who lets something rest on a record, by what they have in common with it. */
function lockOf({ collection, same }: Reliance): { from: string; on: Reliance['same'] } {
  const { partOf, fields } = collectionNamed(collection);
  const whole = partOf ? fields[partOf] : undefined;
  const here = partOf ? same[partOf] : undefined;
  return whole?.kind === 'reference' && here !== undefined
    ? { from: whole.to, on: { hashcode: here } }
    : { from: collection, on: same };
}

/**
 * Refuses to delete records on which others rest, for admins too; where `changed` is given, to change what those were made by. What
 * `lockReliance` locks is locked.
 */
export async function refuseRelied(
  transaction: Pick<Transaction, 'query'>,
  collection: Collection,
  tenant: string,
  records: readonly string[],
  changed: readonly string[] | null = null,
): Promise<void> {
  for (const reliance of reliancesOf(collection, changed)) {
    const relying = await transaction.query({
      text: `SELECT FROM ${name(tableName(collection.name))} t JOIN ${relyingSql(reliance)}
        WHERE t.tenant = $1 AND t.hashcode = ANY ($2::uuid[]) LIMIT 1`,
      values: [tenant, records],
    });
    if (relying.length === 0) continue;
    const facts = { records: collectionNamed(reliance.collection).label.many };
    throw conflict(changed === null ? sentences.reliedOnRemove(facts) : sentences.reliedOnFixed(facts));
  }
}

/** Reliances that prevent records from being deleted, or some of their fields from being changed. */
function reliancesOf({ reliedOnBy = [] }: Collection, changed: readonly string[] | null): Reliance[] {
  return reliedOnBy.filter(
    ({ fixes }) => changed === null || changed.some((field) => fixes?.includes(field)),
  );
}

/** The records `o` that rest on a record `t`. */
function relyingSql({ collection, same, meets }: Reliance): string {
  const met = meets ? [`o.${name(meets.field)} IN (${meets.in.map(literal).join(', ')})`] : [];
  return `${name(tableName(collection))} o ON ${['o.tenant = t.tenant', pairsSql(same), ...met].join(' AND ')}`;
}

function pairsSql(same: Reliance['same']): string {
  return Object.entries(same)
    .map(([there, here]) => `o.${name(there)} = t.${name(here)}`)
    .join(' AND ');
}
