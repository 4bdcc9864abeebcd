import { holdsText, type Collection, type Field } from '@callboard/api-contract';
import { builtInFields, isFilterable, isOrderedBy, isSortable } from '@callboard/api-contract/lists';
import { isPlain, searchedFields } from './columnSql';
import { name } from './quote';
import { plainColumn, searchColumn, tableName } from './tableNames';

/** One index of a table: all are declared by their columns, so that a test can find each. */
export interface IndexDeclaration {
  name: string;
  columns: readonly string[];
  kind: 'btree' | 'trigram' | 'elements' | 'key';
}

/** An index for each field that can be filtered or ordered by, for search, and for every reference; all begin with the tenant. */
export function indexesOf(collection: Collection): IndexDeclaration[] {
  const table = tableName(collection.name);
  const fields = [...Object.entries(builtInFields), ...Object.entries(collection.fields)];
  const byField = fields
    .filter(([field, declared]) => field !== 'hashcode' && isIndexed(collection, field, declared))
    .flatMap(([field, declared]) => fieldIndexes(collection, table, field, declared));
  const search: IndexDeclaration[] =
    searchedFields(collection).length > 0
      ? [{ name: `${table}_search`, columns: [searchColumn], kind: 'trigram' }]
      : [];
  const key: IndexDeclaration[] = collection.naturalKey
    ? [{ name: `${table}_key`, columns: collection.naturalKey, kind: 'key' }]
    : [];
  return [...byField, ...search, ...key];
}

export function indexSql(collection: Collection): string[] {
  const table = tableName(collection.name);
  return indexesOf(collection).map((index) => {
    const columns = index.columns.map(name).join(', ');
    switch (index.kind) {
      case 'btree':
        return `CREATE INDEX ${name(index.name)} ON ${name(table)} (tenant, ${columns});`;
      case 'trigram':
        return `CREATE INDEX ${name(index.name)} ON ${name(table)} USING gin (${columns} gin_trgm_ops);`;
      case 'elements':
        return `CREATE INDEX ${name(index.name)} ON ${name(table)} USING gin (${columns});`;
      case 'key':
        return `CREATE UNIQUE INDEX ${name(index.name)} ON ${name(table)} (tenant, ${keyColumns(collection)}) NULLS NOT DISTINCT;`;
      default:
        return index.kind satisfies never;
    }
  });
}

function isIndexed(collection: Collection, field: string, declared: Field): boolean {
  const isOrdering = isOrderedBy(collection, field);
  return declared.kind === 'reference' || isOrdering || isFilterable(declared) || isSortable(declared);
}

function fieldIndexes(
  collection: Collection,
  table: string,
  field: string,
  declared: Field,
): IndexDeclaration[] {
  if (declared.kind === 'multiselect') {
    return [{ name: `${table}_${field}`, columns: [field], kind: 'elements' }];
  }
  if (!isPlain(collection, declared)) {
    return [{ name: `${table}_${field}`, columns: [field, 'hashcode'], kind: 'btree' }];
  }
  const plain = plainColumn(field);
  const ordered: IndexDeclaration = {
    name: `${table}_${field}`,
    columns: [plain, 'hashcode'],
    kind: 'btree',
  };
  const parts: IndexDeclaration = { name: `${table}_${field}_parts`, columns: [plain], kind: 'trigram' };
  return isFilterable(declared) ? [ordered, parts] : [ordered];
}

function keyColumns(collection: Collection): string {
  return (collection.naturalKey ?? [])
    .map((field) => {
      const declared = collection.fields[field];
      return declared && holdsText(declared) ? `lower(${name(field)})` : name(field);
    })
    .join(', ');
}
