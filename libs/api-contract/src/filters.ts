import type { Collection } from './defineCollection';
import type { Field, FieldKind } from './fields/field';

export const operators = ['eq', 'in', 'gte', 'lte', 'contains', 'isnull'] as const;
export type Operator = (typeof operators)[number];

/** The three kinds of filter that the interface offers (clause 3.31). */
export type FilterKind = 'default' | 'number-range' | 'date-range';

const choices = ['eq', 'in', 'isnull'] as const satisfies readonly Operator[];
const words = ['eq', 'in', 'contains', 'isnull'] as const satisfies readonly Operator[];
const range = ['eq', 'in', 'gte', 'lte', 'isnull'] as const satisfies readonly Operator[];

const operatorsByKind: Record<FieldKind, readonly Operator[]> = {
  text: words,
  textarea: words,
  richtext: ['isnull'],
  email: words,
  phone: words,
  timezone: choices,
  integer: range,
  boolean: choices,
  date: range,
  datetime: range,
  time: range,
  duration: range,
  select: choices,
  multiselect: ['contains', 'isnull'],
  status: choices,
  reference: choices,
  document: [],
};

const filteredUnlessToldOtherwise: readonly FieldKind[] = [
  'select',
  'status',
  'reference',
  'date',
  'datetime',
  'boolean',
];
const sortedUnlessToldOtherwise: readonly FieldKind[] = ['date', 'datetime'];

/** Fields that every collection has beside its own, and that can be filtered and ordered by. */
export const builtInFields: Readonly<Record<'hashcode' | 'instance_id' | 'created' | 'modified', Field>> = {
  hashcode: { kind: 'text', label: 'Hashcode', filter: true, serverOwned: true },
  instance_id: { kind: 'integer', label: 'Number', filter: true, sort: true, serverOwned: true },
  created: { kind: 'datetime', label: 'Created', serverOwned: true },
  modified: { kind: 'datetime', label: 'Changed', serverOwned: true },
};

export function isFilterable(field: Field): boolean {
  return field.filter ?? filteredUnlessToldOtherwise.includes(field.kind);
}

export function isSortable(field: Field): boolean {
  return field.sort ?? sortedUnlessToldOtherwise.includes(field.kind);
}

export function operatorsOf(field: Field): readonly Operator[] {
  return operatorsByKind[field.kind];
}

export function filterKindOf(field: Field): FilterKind {
  if (['integer', 'time', 'duration'].includes(field.kind)) return 'number-range';
  return field.kind === 'date' || field.kind === 'datetime' ? 'date-range' : 'default';
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
