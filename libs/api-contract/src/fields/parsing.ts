import * as v from 'valibot';
import { words } from '../schemas/words';
import { maxLengthOfFilter, type Parsed } from './kind';

/** Result of parsing a text; refused with the sentence where there is no value. */
export function found<Value>(value: Value | null, message: string): Parsed<Value> {
  return value === null ? { ok: false, message } : { ok: true, value };
}

/** Output of a schema for a value, or its first sentence. */
export function parsedBy<Value>(schema: v.GenericSchema<unknown, Value>, given: unknown): Parsed<Value> {
  const parsed = v.safeParse(schema, given);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, message: parsed.issues[0].message };
}

/** The text that a filter compares with. */
export function parseFilterText(given: string): Parsed<string> {
  return found(given.length <= maxLengthOfFilter ? given : null, words.maxLength(maxLengthOfFilter));
}

/** Bounds beyond what the column holds come in requests now and then: they are compared with instead of refused. */
export function parseFilterNumber(given: string): Parsed<number> {
  return found(/^-?\d{1,15}$/.test(given) ? Number(given) : null, words.number);
}

/** `true` or `false`. */
export function parseFilterBoolean(given: string): Parsed<boolean> {
  return given === 'true' || given === 'false'
    ? { ok: true, value: given === 'true' }
    : { ok: false, message: words.boolean };
}
