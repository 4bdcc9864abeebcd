import type { Collection } from '@callboard/api-contract';
import { name } from './quote';
import { tableName } from './tableNames';

/** One foreign key: its own columns and the target's, both beginning with the tenant. */
export interface ForeignKey {
  name: string;
  columns: readonly string[];
  target: string;
  targetColumns: readonly string[];
}

/**
 * A foreign key for each reference; `within` adds the shared reference to it, so that the database itself keeps both in step. What a
 * target can join is left to a trigger.
 */
export function foreignKeysOf(collection: Collection): ForeignKey[] {
  const table = tableName(collection.name);
  return Object.entries(collection.fields).flatMap(([field, declared]) => {
    if (declared.kind !== 'reference') return [];
    const target = tableName(declared.to);
    const plain: ForeignKey = {
      name: `${table}_${field}_fkey`,
      columns: ['tenant', field],
      target,
      targetColumns: ['tenant', 'hashcode'],
    };
    if (!declared.within || declared.canJoin) return [plain];
    const shared: ForeignKey = {
      name: `${table}_${field}_within_fkey`,
      columns: ['tenant', declared.within, field],
      target,
      targetColumns: ['tenant', declared.within, 'hashcode'],
    };
    // With an empty shared reference the longer key holds nothing, and the plain one has to.
    return collection.fields[declared.within]?.required ? [shared] : [plain, shared];
  });
}

export function referenceSql(collection: Collection): string[] {
  const table = name(tableName(collection.name));
  return foreignKeysOf(collection).flatMap((key) => {
    const own = key.columns.map(name).join(', ');
    const other = key.targetColumns.map(name).join(', ');
    const add = `ALTER TABLE ${table} ADD CONSTRAINT ${name(key.name)} FOREIGN KEY (${own}) REFERENCES ${name(key.target)} (${other});`;
    if (key.targetColumns.length === 2) return [add];
    const index = name(`${key.target}_${key.targetColumns[1]}_within`);
    return [`CREATE UNIQUE INDEX IF NOT EXISTS ${index} ON ${name(key.target)} (${other});`, add];
  });
}
