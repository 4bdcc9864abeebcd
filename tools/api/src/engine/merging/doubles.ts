import { holdsText, type Collection, type TenantCode } from '@callboard/api-contract';
import { referencesTo } from '@callboard/api-contract/records';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import { literal, name } from '../database/quote';
import { tableName, titleColumn } from '../database/tableNames';
import type { Queries, Transaction } from '../database/TenantDatabase';
import type { MergePair } from './moveReferences';
import { twins } from './mergeParts';

const doubleRow = v.object({
  collection: v.string(),
  hashcode: v.string(),
  title: v.string(),
  twin: v.string(),
  outcome: v.picklist(['dropped', 'withdrawn', 'refused']),
});

/** A record that would be the same as its twin once both name the same record, and what happens to it. */
export type Double = v.InferOutput<typeof doubleRow>;

/**
 * What both records have: rows that the rules of their collection permit once. A row without a lifecycle adds nothing to its twin
 * and is dropped; one that has a life of its own, as an entry, is for the office to clear first. A person who is in an entry
 * twice is withdrawn once, as when a member is replaced.
 */
export async function readDoubles(
  queries: Queries,
  collections: readonly Collection[],
  pair: MergePair,
): Promise<Double[]> {
  const { tenant, collection, remaining, other } = pair;
  const fields = grouped(referencesTo(collection.name, collections), (reference) => reference.collection);
  const statements = [...fields].flatMap(([from, references]) => {
    const moved = references.map(({ field }) => field);
    return keysOf(from)
      .filter((key) => key.fields.some((field) => moved.includes(field)))
      .map((key) => sameKeySql(from, key, moved));
  });
  if (collection.name === twins().collection) statements.push(twins().sql);
  if (statements.length === 0) return [];
  return queries.rows(doubleRow, {
    text: statements.join(' UNION ALL '),
    values: [tenant, other, remaining],
  });
}

/** Removes the doubles that add nothing. Only these collections have some, so that it is one statement. */
export async function dropDoubles(
  transaction: Transaction,
  tenant: TenantCode,
  doubles: readonly Double[],
): Promise<void> {
  const dropped = grouped(
    doubles.filter(({ outcome }) => outcome === 'dropped'),
    ({ collection }) => collection,
  );
  if (dropped.size === 0) return;
  const removals = [...dropped.keys()].map(
    (from, index) =>
      `gone_${index} AS (DELETE FROM ${name(tableName(from))} WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]))`,
  );
  const hashcodes = [...dropped.values()].flat().map(({ hashcode }) => hashcode);
  await transaction.query({ text: `WITH ${removals.join(', ')} SELECT 1`, values: [tenant, hashcodes] });
}

interface Key {
  fields: readonly string[];
  /** True if two rows with the same empty field are the same. */
  countsEmpty: boolean;
  unless?: readonly string[];
  whileEmpty?: string;
}

function keysOf({ naturalKey, distinct = [] }: Collection): Key[] {
  const natural = naturalKey ? [{ fields: naturalKey, countsEmpty: true }] : [];
  return [...natural, ...distinct.map((rule) => ({ ...rule, countsEmpty: false }))];
}

function sameKeySql(collection: Collection, key: Key, moved: readonly string[]): string {
  const table = name(tableName(collection.name));
  const equals = key.countsEmpty ? 'IS NOT DISTINCT FROM' : '=';
  const value = (row: string, field: string): string => {
    const column = `${row}.${name(field)}`;
    if (moved.includes(field)) return `CASE WHEN ${column} = $2::uuid THEN $3::uuid ELSE ${column} END`;
    const declared = collection.fields[field];
    return key.countsEmpty && declared && holdsText(declared) ? `lower(${column})` : column;
  };
  const same = key.fields.map((field) => `(${value('o', field)}) ${equals} (${value('k', field)})`);
  const standing = ['o', 'k'].flatMap((row) => [
    ...(key.unless ? [`${row}.status NOT IN (${key.unless.map(literal).join(', ')})`] : []),
    ...(key.whileEmpty ? [`${row}.${name(key.whileEmpty)} IS NULL`] : []),
  ]);
  const ofOther = moved.map((field) => `o.${name(field)} = $2::uuid`).join(' OR ');
  const outcome = literal(collection.lifecycle ? 'refused' : 'dropped');
  return `SELECT ${literal(collection.name)} AS collection, o.hashcode, o.${titleColumn} AS title, k.hashcode AS twin, ${outcome} AS outcome
    FROM ${table} o JOIN ${table} k ON k.tenant = o.tenant AND k.hashcode <> o.hashcode
    WHERE o.tenant = $1 AND (${ofOther}) AND ${[...same, ...standing].join(' AND ')}`;
}
