import {
  isHashcode,
  kindOf,
  longestFilter,
  parseFilterBoolean,
  words,
  type Field,
  type Operator,
  type Parsed,
} from '@callboard/api-contract';

const maxValues = 200;

/** Parses what a filter is compared with: a list for `in`, yes or no for `isnull`, words for `contains`, else one value. */
export function parseFilterValue(
  name: string,
  field: Field,
  operator: Operator,
  given: string,
): Parsed<unknown> {
  if (!given.isWellFormed() || given.includes('\0')) return { ok: false, message: words.unstorable };
  if (operator === 'isnull') return parseFilterBoolean(given);
  // Part of a text is compared as it is given, whatever a whole text of the kind must be.
  if (operator === 'contains' && kindOf(field).column === 'text') {
    return given.length <= longestFilter
      ? { ok: true, value: given }
      : { ok: false, message: words.maxLength(longestFilter) };
  }
  if (operator !== 'in') return parseOne(name, field, given);
  const parts = given.split(',');
  if (parts.length > maxValues) return { ok: false, message: `At most ${maxValues} values` };
  const parsed = parts.map((part) => parseOne(name, field, part));
  const refused = parsed.find((one) => !one.ok);
  return refused ?? { ok: true, value: parsed.map((one) => (one.ok ? one.value : null)) };
}

function parseOne(name: string, field: Field, given: string): Parsed<unknown> {
  if (name !== 'hashcode') return kindOf(field).parseFilter(given, field);
  return isHashcode(given) ? { ok: true, value: given } : { ok: false, message: words.reference };
}
