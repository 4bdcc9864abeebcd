import type { Collection } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';

/** Condition that a record of an alias names another by a reference, or has joined it (`joinedBy`). */
export function joinedSql(
  { name: own, fields }: Collection,
  field: string,
  alias: string,
  value: string,
): string {
  const declared = fields[field];
  const joined = declared?.kind === 'reference' ? declared.joinedBy : undefined;
  if (!joined || !isCollectionName(joined.collection)) throw new Error(`No record joins ${own} by ${field}.`);
  return `(${alias}.${name(field)} = ${value} OR ${alias}.hashcode IN (SELECT j.${name(joined.by)} FROM ${name(tableName(joined.collection))} j
    WHERE j.tenant = ${alias}.tenant AND j.${name(field)} = ${value}))`;
}
