import {
  fieldSchema,
  isHashcode,
  isTimeOfDay,
  words,
  type Field,
  type Operator,
} from '@callboard/api-contract';
import * as v from 'valibot';

const maxValues = 200;
const maxLength = 1_000;

/** A filter's value out of a query, or the sentence against it. */
export type ParsedValue = { ok: true; value: unknown } | { ok: false; message: string };

/** Parses what a filter is compared with: a list for `in`, yes or no for `isnull`, words for `contains`, else one value. */
export function parseFilterValue(name: string, field: Field, operator: Operator, given: string): ParsedValue {
  if (!given.isWellFormed() || given.includes('\0')) return { ok: false, message: words.unstorable };
  if (operator === 'isnull') return parseBoolean(given);
  if (operator === 'contains' && field.kind !== 'multiselect') {
    return given.length <= maxLength ? { ok: true, value: given } : tooLong();
  }
  if (operator !== 'in') return parseOne(name, field, given);
  const parts = given.split(',');
  if (parts.length > maxValues) return { ok: false, message: `At most ${maxValues} values` };
  const parsed = parts.map((part) => parseOne(name, field, part));
  const refused = parsed.find((one) => !one.ok);
  return refused ?? { ok: true, value: parsed.map((one) => (one.ok ? one.value : null)) };
}

function parseOne(name: string, field: Field, given: string): ParsedValue {
  if (name === 'hashcode' || field.kind === 'reference') {
    return isHashcode(given) ? { ok: true, value: given } : { ok: false, message: words.reference };
  }
  switch (field.kind) {
    case 'boolean':
      return parseBoolean(given);
    case 'integer':
    case 'duration':
      return parseInteger(given);
    case 'time':
      return isTimeOfDay(given) ? { ok: true, value: given } : { ok: false, message: words.time };
    case 'multiselect':
      return parsedBy(fieldSchema(field), [given]);
    case 'date':
    case 'datetime':
    case 'select':
    case 'status':
      return parsedBy(fieldSchema(field), given);
    default:
      return given.length <= maxLength ? { ok: true, value: given } : tooLong();
  }
}

function parsedBy(schema: v.GenericSchema<unknown>, given: unknown): ParsedValue {
  const parsed = v.safeParse(schema, given);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, message: parsed.issues[0].message };
}

/** Bounds beyond what the column holds are asked for now and then: they are clamped instead of refused. */
function parseInteger(given: string): ParsedValue {
  if (!/^-?\d{1,15}$/.test(given)) return { ok: false, message: words.number };
  return { ok: true, value: Number(given) };
}

function parseBoolean(given: string): ParsedValue {
  if (given === 'true' || given === 'false') return { ok: true, value: given === 'true' };
  return { ok: false, message: words.boolean };
}

function tooLong(): ParsedValue {
  return { ok: false, message: words.maxLength(maxLength) };
}
