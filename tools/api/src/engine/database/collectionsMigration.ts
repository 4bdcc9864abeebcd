import type { Collection } from '@callboard/api-contract';
import { foreignKeySql, ownTableSql } from './tableSql';

/** The SQL that makes the tables of several collections, which can refer to each other. */
export function collectionsMigration(collections: readonly Collection[]): string {
  return [
    ...collections.map(ownTableSql),
    ...collections.map(foreignKeySql).filter((sql) => sql.trim() !== ''),
  ].join('\n');
}
