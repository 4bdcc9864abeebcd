import * as v from 'valibot';
import { canReadField } from './access';
import type { Collection } from './defineCollection';
import { kindOf, type Field } from './fields/kinds';
import { fieldNamed, isFilterable } from './filters';
import type { ActorRoles } from './roles';

/** The lengths of time that days and instants are grouped by. A week begins on Monday. */
export const periods = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Aggregates of a number. */
export const measureKinds = ['sum', 'average', 'min', 'max'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** Grouping of records: by a field, and of a day or an instant by the period. Written `status` or `created:month`. */
export interface Grouping {
  field: string;
  period?: Period | undefined;
}

/** A number over the records of a group. Written `fee_owed:sum`. */
export interface Measure {
  field: string;
  kind: MeasureKind;
}

/** One amount for each currency, which is null of plain numbers; none where no record has a value. */
const amounts = v.array(v.object({ currency: v.nullable(v.string()), value: v.number() }));

const groupValue = { value: v.nullable(v.string()), label: v.string() };
const figures = {
  count: v.number(),
  /** In the order of the request. */
  measures: v.optional(v.array(amounts), []),
};

/**
 * How many records share a value, and measures of their numbers: `GET {path}/counts?by=status&of=fee_owed:sum`, with the filters and
 * the search of a list. A reference is labelled with its title, a period with its first day; null stands for none.
 */
export const countsResponseSchema = v.object({
  by: v.string(),
  /** Most first; periods in their order. With a second field, a row for each pair. */
  results: v.array(v.object({ ...groupValue, second: v.optional(v.object(groupValue)), ...figures })),
  /** The groups that are not listed, because there are too many. */
  rest: v.optional(v.object({ groups: v.number(), count: v.number() }), { groups: 0, count: 0 }),
  /** Over all groups. */
  total: v.optional(v.object(figures)),
});
export type CountsResponse = v.InferOutput<typeof countsResponseSchema>;
/** The amounts of one measure. */
export type Amounts = v.InferOutput<typeof amounts>;

/** How a field can group records: by its values, by periods, or not at all. */
export function groupingOf(field: Field): 'values' | 'periods' | null {
  if (!isFilterable(field) || field.isPersonal) return null;
  if (kindOf(field).isCounted) return 'values';
  return field.kind === 'date' || field.kind === 'datetime' ? 'periods' : null;
}

/** Checks whether a field is a number of which sums mean something. */
export function isMeasurable(field: Field): boolean {
  return (field.kind === 'integer' || field.kind === 'duration') && !field.isPersonal;
}

/** A grouping as it is written; null for one that the collection lacks or these roles cannot read. */
export function parseGrouping(written: string, collection: Collection, roles: ActorRoles): Grouping | null {
  const [name = '', suffix, ...more] = written.split(':');
  const field = fieldNamed(collection, name);
  const period = periods.find((known) => known === suffix);
  if (!field || !canReadField(collection, name, roles) || more.length > 0) return null;
  if (groupingOf(field) === 'periods') return period ? { field: name, period } : null;
  return groupingOf(field) === 'values' && suffix === undefined ? { field: name } : null;
}

/** The opposite of `parseGrouping`. */
export function groupingText({ field, period }: Grouping): string {
  return period ? `${field}:${period}` : field;
}

/** A measure as it is written; null for one that the collection lacks or these roles cannot read, or cannot read the currency of. */
export function parseMeasure(written: string, collection: Collection, roles: ActorRoles): Measure | null {
  const [name = '', suffix, ...more] = written.split(':');
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
  const kind = measureKinds.find((known) => known === suffix);
  if (!field || !kind || more.length > 0 || !isMeasurable(field) || !canReadField(collection, name, roles))
    return null;
  const currency = currencyFieldOf(field);
  return currency === undefined || canReadField(collection, currency, roles) ? { field: name, kind } : null;
}

/** The opposite of `parseMeasure`. */
export function measureText({ field, kind }: Measure): string {
  return `${field}:${kind}`;
}

/** The name of the field with the currency of an amount; undefined of any other number. */
export function currencyFieldOf(field: Field): string | undefined {
  return field.kind === 'integer' ? field.currency : undefined;
}
