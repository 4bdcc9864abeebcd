import { isCalendarDay, isEmail, isTimeOfDay, longestDuration, words } from '@callboard/api-contract';
import { formLimits, type FormField } from '@callboard/api-contract/forms';
import * as v from 'valibot';

type Schema = v.GenericSchema<unknown>;

const time = v.pipe(v.string(words.text), v.check(isTimeOfDay, words.time));
const file = v.object({ hashcode: v.pipe(v.string(), v.uuid()), name: v.pipe(v.string(), v.maxLength(200)) });
const address = v.object(
  Object.fromEntries(
    ['line1', 'line2', 'city', 'region', 'postcode', 'country'].map((part) => [
      part,
      v.optional(v.nullable(v.pipe(v.string(), v.maxLength(formLimits.label)))),
    ]),
  ),
);

/** The schema of an answer that is present: clauses 5.2, 5.5, 5.6, 5.19, 5.20, 5.22 and 5.23 with their messages. */
export function answerSchema(field: FormField): Schema {
  const known = schemas.get(field);
  if (known) return known;
  const made = schemaOf(field);
  schemas.set(field, made);
  return made;
}

/** Schemas are cached: while a form is filled in, all its answers are checked on every keystroke. */
const schemas = new WeakMap<FormField, Schema>();

function schemaOf(field: FormField): Schema {
  switch (field.kind) {
    case 'text':
    case 'phone':
      return text(field, formLimits.label);
    case 'textarea':
      return text(field, formLimits.text);
    case 'email':
      return v.pipe(v.string(words.email), v.check(isEmail, words.email));
    case 'number':
      return bounded(v.pipe(v.number('This must be a number'), v.finite('This must be a number')), field);
    case 'date':
      return v.pipe(v.string(words.date), v.isoDate(words.date), v.check(isCalendarDay, words.date));
    case 'time':
      return time;
    case 'duration':
      return v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(longestDuration));
    case 'star':
      return bounded(v.pipe(v.number(), v.safeInteger()), { min: 1, max: field.max ?? 5 });
    case 'select':
    case 'radio':
      return option(field);
    case 'multiselect':
      return many(option(field), field, (most) => `You can only select ${most} options`);
    case 'tags':
      return many(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)), field, atMost);
    case 'attachment':
    case 'photo':
      return many(file, field, atMost);
    case 'checkbox':
      return v.boolean(words.boolean);
    case 'address':
      return address;
    case 'signature':
      return v.pipe(v.string(words.text), v.maxLength(500_000), v.check(isSignature, words.text));
    default:
      return field.kind satisfies never;
  }
}

function text({ min = 0, max }: FormField, longest: number): Schema {
  const most = Math.min(max ?? longest, longest);
  return v.pipe(
    v.string(words.text),
    v.check((value) => value.isWellFormed() && !value.includes('\0'), words.unstorable),
    v.minLength(min, `This field should be at least ${min} characters long`),
    v.maxLength(most, words.maxLength(most)),
  );
}

function bounded(
  number: v.GenericSchema<unknown, number>,
  { min, max }: Pick<FormField, 'min' | 'max'>,
): Schema {
  return v.pipe(
    number,
    v.check((value) => min === undefined || value >= min, words.minValue(min ?? '')),
    v.check((value) => max === undefined || value <= max, words.maxValue(max ?? '')),
  );
}

/** One of the options, or free text if 'Other' is offered. */
function option({ options = [], hasOther = false }: FormField): v.GenericSchema<unknown, string> {
  const values = new Set(options.map(({ value }) => value));
  return v.pipe(
    v.string(words.option),
    v.maxLength(formLimits.label, words.maxLength(formLimits.label)),
    v.check((value) => values.has(value) || (hasOther && value.trim() !== ''), words.option),
  );
}

function many(one: Schema, { min, max }: FormField, tooMany: (most: number) => string): Schema {
  return v.pipe(
    v.array(one, words.option),
    v.maxLength(formLimits.options),
    v.check(
      (values) => new Set(values.map((value) => JSON.stringify(value))).size === values.length,
      words.option,
    ),
    v.check((values) => min === undefined || values.length >= min, `At least ${min} are needed`),
    v.check((values) => max === undefined || values.length <= max, tooMany(max ?? 0)),
  );
}

function atMost(most: number): string {
  return `There can be no more than ${most}`;
}

/** A drawn signature as a PNG, or a typed name. */
function isSignature(value: string): boolean {
  return value.startsWith('data:')
    ? value.startsWith('data:image/png;base64,')
    : value.length <= formLimits.label;
}
