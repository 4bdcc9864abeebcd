import type { Collection, CollectionName } from '@callboard/api-contract';
import { collectionNames } from '@callboard/api-contract/collections';
import { name } from './quote';
import { tableName } from './tableNames';

/** The table of a collection, by its name or its declaration, as SQL spells it. */
export function tableOf(collection: CollectionName | Pick<Collection, 'name'>): string {
  return name(tableName(typeof collection === 'string' ? collection : collection.name));
}

const collectionOf = new Map(collectionNames.map((each) => [tableName(each), each]));

/** The collection whose records a table has; null for a table that is none. */
export function collectionOfTable(table: string): CollectionName | null {
  return collectionOf.get(table) ?? null;
}
