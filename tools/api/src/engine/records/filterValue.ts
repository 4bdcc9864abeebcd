import {
  kindOf,
  maxLengthOfFilter,
  parseFilterBoolean,
  type Field,
  type Operator,
  type Parsed,
} from '@callboard/api-contract';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { Message } from '../problems';

const maxValues = 200;

/** A filter's value out of a query, or the sentence against it. */
export type ParsedValue = Exclude<Parsed<unknown>, { ok: false }> | { ok: false; message: Message };

/** Parses what a filter is compared with: a list for `in`, yes or no for `isnull`, words for `contains`, else one value. */
export function parseFilterValue(name: string, field: Field, operator: Operator, given: string): ParsedValue {
  if (!given.isWellFormed() || given.includes('\0')) return { ok: false, message: sentences.unstorable() };
  if (operator === 'isnull') return parseFilterBoolean(given);
  // Part of a text is compared as it is given, even where a whole text of the kind has more rules.
  if (operator === 'contains' && kindOf(field).column === 'text') {
    return given.length <= maxLengthOfFilter
      ? { ok: true, value: given }
      : { ok: false, message: sentences.maxLength({ max: maxLengthOfFilter }) };
  }
  if (operator === 'since') {
    const kind = field.kind === 'reference' && field.dated ? field.dated.kind : 'date';
    return parseOne(name, { kind, label: field.label }, given);
  }
  if (operator !== 'in') return parseOne(name, field, given);
  const parts = given.split(',');
  if (parts.length > maxValues) return { ok: false, message: sentences.tooManyValues({ max: maxValues }) };
  const parsed = parts.map((part) => parseOne(name, field, part));
  const refused = parsed.find((one) => !one.ok);
  return refused ?? { ok: true, value: parsed.map((one) => (one.ok ? one.value : null)) };
}

function parseOne(name: string, field: Field, given: string): ParsedValue {
  if (name !== 'hashcode') return kindOf(field).parseFilter(given, field);
  return isHashcode(given) ? { ok: true, value: given } : { ok: false, message: sentences.noItem() };
}
