import * as v from 'valibot';
import type { Field } from '../fields/field';
import { limits } from '../product';
import { isEmail, isTimeZone } from './formats';
import { words } from './words';

type Schema = v.GenericSchema<unknown>;

/** A lone surrogate or a NUL cannot be stored: said to the user instead of failing later. */
const storable = v.check((value: string) => value.isWellFormed() && !value.includes('\0'), words.unstorable);

/** The text's longest length where the field does not say: 200, or 4,000 for a text area. */
export function maxLengthOf(field: Field): number {
  const fallback = field.kind === 'textarea' ? 4_000 : 200;
  return 'max' in field && field.max !== undefined ? field.max : fallback;
}

/** The schema of one value as a body brings it, not yet saying whether it may be null or left out. */
export function fieldSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
    case 'phone':
      return written(field, oneLine);
    case 'textarea':
      return written(field, storable);
    case 'email':
      return written(field, v.check(isEmail, words.email));
    case 'timezone':
      return written(field, v.check(isTimeZone, words.timezone));
    case 'integer':
      return v.pipe(
        v.number(words.number),
        v.safeInteger(words.number),
        v.minValue(field.min ?? -2_147_483_648, ({ requirement }) => words.minValue(requirement)),
        v.maxValue(field.max ?? 2_147_483_647, ({ requirement }) => words.maxValue(requirement)),
      );
    case 'boolean':
      return v.boolean(words.boolean);
    case 'date':
      return v.pipe(v.string(words.date), v.isoDate(words.date), v.check(isCalendarDay, words.date));
    case 'datetime':
      return v.pipe(
        v.string(words.datetime),
        v.isoTimestamp(words.datetime),
        v.check(isInstant, words.datetime),
      );
    case 'select':
    case 'status':
      return v.picklist(valuesOf(field.options), words.option);
    case 'multiselect':
      return v.pipe(
        v.array(v.picklist(valuesOf(field.options), words.option), words.option),
        v.maxLength(field.options.length, words.option),
        v.check((values) => new Set(values).size === values.length, words.option),
      );
    case 'reference':
      return v.pipe(v.string(words.reference), v.uuid(words.reference));
    default:
      return field satisfies never;
  }
}

const oneLine = v.check(
  (value: string) => value.isWellFormed() && !/[\0-\x08\x0a-\x1f\x7f]/.test(value),
  words.unstorable,
);

function written(field: Field, format: v.CheckAction<string, string>): Schema {
  const max = maxLengthOf(field);
  const least = field.required ? 1 : 0;
  return v.pipe(
    v.string(words.text),
    v.maxLength(max * 2, words.maxLength(max)),
    storable,
    v.trim(),
    v.normalize('NFC'),
    v.minLength(least, words.required),
    v.maxLength(max, words.maxLength(max)),
    v.check((value) => value === '' || format.requirement(value), format.message),
  );
}

function valuesOf(options: readonly { value: string }[]): string[] {
  return options.map((option) => option.value);
}

function isCalendarDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  const year = Number(day.slice(0, 4));
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
  return isReal && year >= limits.firstYear && year <= limits.lastYear;
}

function isInstant(instant: string): boolean {
  return isCalendarDay(instant.slice(0, 10)) && !Number.isNaN(Date.parse(instant));
}
