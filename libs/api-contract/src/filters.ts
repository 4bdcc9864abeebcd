import type { Collection } from './defineCollection';
import { operators, type FilterKind, type Operator } from './fields/kind';
import { kindOf, type Field } from './fields/kinds';

/** Fields that every collection has besides its own, and that can be filtered and ordered by. */
export const builtInFields: Readonly<Record<'hashcode' | 'instance_id' | 'created' | 'modified', Field>> = {
  hashcode: { kind: 'text', label: 'Record ID', filter: true, serverOwned: true, display: 'id' },
  instance_id: { kind: 'integer', label: 'Number', filter: true, sort: true, serverOwned: true },
  created: { kind: 'datetime', label: 'Created', serverOwned: true },
  modified: { kind: 'datetime', label: 'Changed', serverOwned: true },
};

export function isFilterable(field: Field): boolean {
  return field.filter ?? kindOf(field).isFiltered === true;
}

export function isSortable(field: Field): boolean {
  return field.sort ?? kindOf(field).isSorted === true;
}

export function operatorsOf(field: Field): readonly Operator[] {
  const own = kindOf(field).operators;
  if (field.kind !== 'reference') return own;
  return [...own, ...(field.joinedBy ? ['joins' as const] : []), ...(field.dated ? ['since' as const] : [])];
}

export function filterKindOf(field: Field): FilterKind {
  return kindOf(field).filterKind ?? 'default';
}

/** `starts_at__gte` is the field `starts_at` and the operator `gte`; no suffix means `eq`. */
export function parseFilterKey(key: string): { field: string; operator: Operator } | null {
  const [field, suffix, ...rest] = key.split('__');
  if (!field || rest.length > 0) return null;
  if (suffix === undefined) return { field, operator: 'eq' };
  const operator = operators.find((known) => known === suffix && known !== 'eq');
  return operator ? { field, operator } : null;
}

/** A field by its name in a query: the collection's own, or a built-in one. */
export function fieldNamed(collection: Collection, name: string): Field | undefined {
  if (Object.hasOwn(collection.fields, name)) return collection.fields[name];
  return Object.entries(builtInFields).find(([builtIn]) => builtIn === name)?.[1];
}
