import * as v from 'valibot';
import type { Field } from '../fields/field';
import { documentSchema } from './documentSchema';
import { isEmail, isTimeOfDay, isTimeZone, longestDuration } from './formats';
import { isCalendarDay } from './isCalendarDay';
import { words } from './words';

type Schema = v.GenericSchema<unknown>;

/** A lone surrogate or a NUL cannot be stored: said to the user instead of failing later. */
const storable = v.check((value: string) => value.isWellFormed() && !value.includes('\0'), words.unstorable);

const defaultLengths: Partial<Record<Field['kind'], number>> = { textarea: 4_000, richtext: 30_000 };

/** The text's longest length: what the field says, else 200, 4,000 for a text area, and 30,000 for markup. */
export function maxLengthOf(field: Field): number {
  const fallback = defaultLengths[field.kind] ?? 200;
  return 'max' in field && typeof field.max === 'number' ? field.max : fallback;
}

/** The schema of one value as a body brings it, not yet saying whether it may be null or left out. */
export function fieldSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
    case 'phone':
      return written(field, oneLine);
    case 'textarea':
    case 'richtext':
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
    case 'time':
      return v.pipe(
        v.string(words.time),
        v.check(isTimeOfDay, words.time),
        v.minValue(field.min ?? '00:00', ({ requirement }) => words.minTime(requirement)),
        v.maxValue(field.max ?? '23:59', ({ requirement }) => words.maxTime(requirement)),
      );
    case 'duration':
      return v.pipe(
        v.number(words.duration),
        v.safeInteger(words.duration),
        v.minValue(field.min ?? 0, ({ requirement }) => words.minValue(hoursAndMinutes(requirement))),
        v.maxValue(field.max ?? longestDuration, ({ requirement }) =>
          words.maxValue(hoursAndMinutes(requirement)),
        ),
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
        v.minLength(field.required ? 1 : 0, words.required),
      );
    case 'reference':
      return v.pipe(v.string(words.reference), v.uuid(words.reference));
    case 'document':
      return documentSchema(field);
    default:
      return field satisfies never;
  }
}

function hoursAndMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
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

function isInstant(instant: string): boolean {
  return isCalendarDay(instant.slice(0, 10)) && !Number.isNaN(Date.parse(instant));
}
