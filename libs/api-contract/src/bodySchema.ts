import * as v from 'valibot';
import { writableFields } from './access';
import type { Collection } from './defineCollection';
import type { Field } from './fields/kinds';
import type { DocumentValue } from './schemas/documentSchema';
import { reasonedFields, reasonField, reasonNameOf } from './reasons';
import type { ActorRoles } from './roles';
import { fieldSchema } from './fieldSchema';
import { isObject } from './schemas/isObject';
import { words } from './schemas/words';

/** Values of a body that passed its schema. */
export type Body = Record<string, string | number | boolean | string[] | DocumentValue | null>;

/**
 * Body of a user with these roles that creates or changes a record. Unknown fields and fields that they cannot write are
 * refused by name; empty text becomes null. Rules between fields (`notBefore`) hold where both are given.
 */
export function bodySchema(
  collection: Collection,
  occasion: 'create' | 'update',
  actorRoles: ActorRoles,
): v.GenericSchema<unknown, Body> {
  const fields = writableFields(collection, actorRoles, occasion);
  const reasons = occasion === 'update' ? reasonedFields(collection, actorRoles) : [];
  const given: [string, Field][] = [
    ...fields,
    ...reasons.map((name): [string, Field] => [reasonNameOf(name), reasonField]),
  ];
  const entries = Object.fromEntries(given.map(([name, field]) => [name, entrySchema(field, occasion)]));
  const body = v.pipe(
    v.lazy((input) => v.strictObject({ ...entries, ...refusedIn(input, entries) }, words.required)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const missing = occasion === 'create' ? missingIssues(fields, dataset.value) : [];
      const twice = sameIssues(fields, dataset.value);
      for (const { field, message, value } of [...orderIssues(fields, dataset.value), ...twice, ...missing]) {
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value }],
        });
      }
    }),
  );
  // Every entry's output is one of Body's values: see fieldSchema.
  return body as unknown as v.GenericSchema<unknown, Body>;
}

/** Of the unknown fields of a body, as many as it is worth naming. */
const maxUnknownNamed = 200;

/** An entry for each field of a body that is not one of these: a strict object alone names the first. */
function refusedIn(input: unknown, entries: v.ObjectEntries): Record<string, v.NeverSchema<string>> {
  const names = isObject(input) ? Object.keys(input).filter((name) => !Object.hasOwn(entries, name)) : [];
  return Object.fromEntries(
    names.slice(0, maxUnknownNamed).map((name) => [name, v.never(words.unknownField)]),
  );
}

function entrySchema(field: Field, occasion: 'create' | 'update') {
  const value = fieldSchema(field);
  if (field.required) return occasion === 'create' ? value : v.optional(value);
  const emptyIsNull = v.pipe(
    v.nullable(value),
    v.transform((given) =>
      given === '' || (Array.isArray(given) && given.length === 0 && field.kind !== 'multiselect')
        ? null
        : given,
    ),
  );
  return v.optional(emptyIsNull);
}

/** The fields that are missing although the value of another needs them. */
function missingIssues(
  fields: readonly [string, Field][],
  values: Readonly<Record<string, unknown>>,
): { field: string; message: string; value: unknown }[] {
  return fields.flatMap(([name, { neededWhen }]) => {
    if (!neededWhen?.in.includes(String(values[neededWhen.field]))) return [];
    const value = values[name] ?? null;
    return value === null || value === '' ? [{ field: name, message: words.required, value }] : [];
  });
}

/** Message about one of two fields that break a rule between them. */
interface PairIssue {
  field: string;
  message: string;
  value: unknown;
  /** The two: each has an issue of its own where it is among the fields. */
  between: readonly [string, string];
}

/** References that name the same target as the one from which they have to differ: at both. */
function sameIssues(
  fields: readonly [string, Field][],
  values: Readonly<Record<string, unknown>>,
): PairIssue[] {
  return fields.flatMap(([name, field]) => {
    const other = field.kind === 'reference' ? field.differsFrom : undefined;
    const value = values[name] ?? null;
    if (other === undefined || value === null || value !== values[other]) return [];
    return atBoth(fields, [
      { field: name, message: words.sameTwice, value, between: [name, other] },
      { field: other, message: words.sameTwice, value, between: [name, other] },
    ]);
  });
}

/**
 * The rules between two fields that a set of values breaks, at both fields: also used once stored and given values are merged.
 */
export function orderIssues(
  fields: readonly [string, Field][],
  values: Readonly<Record<string, unknown>>,
): PairIssue[] {
  return fields.flatMap(([name, field]) => {
    if (!('notBefore' in field) || !field.notBefore) return [];
    const between = [name, field.notBefore] as const;
    const later = values[name];
    const earlier = values[field.notBefore];
    if (typeof later !== 'string' || typeof earlier !== 'string') return [];
    if (Date.parse(later) >= Date.parse(earlier)) return [];
    return atBoth(fields, [
      { field: name, message: words.minTime(earlier), value: later, between },
      { field: field.notBefore, message: words.maxTime(later), value: earlier, between },
    ]);
  });
}

/** A field that the actor cannot write has nothing to correct. */
function atBoth(fields: readonly [string, Field][], issues: PairIssue[]): PairIssue[] {
  return issues.filter(({ field }) => fields.some(([name]) => name === field));
}

/** Validation issues as the wire carries them: `{name: ['Field is required'], non_field_errors: […]}`. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  // A map, because a body can bring a field called `constructor`, which every plain object has already.
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const key = path?.[0]?.key;
    const name = typeof key === 'string' ? key : 'non_field_errors';
    errors.set(name, [...(errors.get(name) ?? []), message]);
  }
  return Object.fromEntries(errors);
}
