import type { Collection } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';

/** The versions of a collection's records: their table, their column of the record, and the record's field with the newest number. */
export function versionsOf({ name: collection, versioned }: Collection) {
  if (!versioned) throw new Error(`The records of ${collection} have no versions.`);
  return { table: name(tableName(versioned.in)), as: versioned.as, number: versioned.number };
}
