import type { Collection, CollectionName } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { reachOf, type Reach } from '@callboard/api-contract/reach';
import { literal, name } from './quote';
import { tableName } from './tableNames';

type Placed = Extract<Reach, { kind: 'place' }>;

export function placedReach(collection: CollectionName): Placed {
  const reach = reachOf[collection];
  if (reach.kind !== 'place') throw new Error(`${collection} have no place.`);
  return reach;
}

export function targetOf({ name: collection, fields }: Collection, field: string): CollectionName {
  const declared = fields[field];
  const target = declared?.kind === 'reference' ? declared.to : undefined;
  if (target === undefined || !isCollectionName(target))
    throw new Error(`${collection}.${field} is no reference.`);
  return target;
}

/** Of `organisation.region`: the collection that the first leads to, and the field of that. */
export function partOf(collection: CollectionName, path: string): [CollectionName, string] {
  const [field = '', part = ''] = path.split('.');
  const other = targetOf(collectionNamed(collection), field);
  if (targetOf(collectionNamed(other), part) !== 'regions') throw new Error(`${path} leads to no region.`);
  return [other, part];
}

/** Of `participants.individual`: the collection that names, and by which field. */
export function namingOf(path: string): [CollectionName, string] {
  const [other = '', field = ''] = path.split('.');
  if (!isCollectionName(other)) throw new Error(`There is no collection ${other}.`);
  targetOf(collectionNamed(other), field);
  return [other, field];
}

export function partFunction(other: CollectionName, field: string): string {
  return `callboard_placed_${tableName(other)}_${field}`;
}

export function namingFunction(path: string): string {
  const [other, field] = namingOf(path);
  return `callboard_named_by_${tableName(other)}_${field}`;
}

/** The same of those records alone that are changed too. */
export function changingFunction(path: string): string {
  return `${namingFunction(path)}_to_change`;
}

/** Where a reference leads: to regions themselves, or to records that have a place. */
export function placeOf(collection: CollectionName, field: string): CollectionName {
  const target = targetOf(collectionNamed(collection), field);
  if (target === 'regions' || reachOf[target].kind === 'place') return target;
  throw new Error(`${collection}.${field} leads to ${target}, which have no place.`);
}

export function listOf(words: readonly string[]): string {
  return `ARRAY[${words.map(literal).join(', ')}]::text[]`;
}

/** A condition that one of some references is filled, and that each of those that are meets its own. */
export function eachFilled(
  fields: readonly string[],
  conditionOf: (field: string) => string,
  alias = '',
): string[] {
  const [only] = fields;
  if (only === undefined) return [];
  if (fields.length === 1) return [conditionOf(only)];
  const column = (field: string) => `${alias}${name(field)}`;
  const each = fields.map((field) => `(${column(field)} IS NULL OR ${conditionOf(field)})`);
  return [`(num_nonnulls(${fields.map(column).join(', ')}) > 0 AND ${each.join(' AND ')})`];
}
