import * as v from 'valibot';
import { words } from '../../schemas/words';
import type { FieldCommon, Given } from '../field';
import { rangeOperators, type Kind, type Parsed } from '../kind';
import { found, parseFilterNumber } from '../parsing';

/** A whole number, or an amount of money. */
export interface IntegerField extends FieldCommon {
  kind: 'integer';
  min?: number;
  max?: number;
  /** Unit of the count, shown behind the number: 'minutes', 'people'. */
  unit?: string;
  /**
   * Makes it an amount of money, in the smallest unit of the currency that a select field of this record holds: 1000 of 'NZD' is
   * 10.00. People read and type it as 10.00.
   */
  currency?: string;
}

export const integer = <const G extends Given<IntegerField>>(given: G) => ({
  kind: 'integer' as const,
  ...given,
});

export const integerKind: Kind<IntegerField, number> = {
  column: 'integer',
  operators: rangeOperators,
  filterKind: 'number-range',
  schema: ({ min = -2_147_483_648, max = 2_147_483_647 }) =>
    v.pipe(
      v.number(words.number),
      v.safeInteger(words.number),
      v.minValue(min, ({ requirement }) => words.minValue(requirement)),
      v.maxValue(max, ({ requirement }) => words.maxValue(requirement)),
    ),
  rules: ({ min, max }) => ({ least: min, most: max }),
  jsonSchema: ({ min, max, currency }) => ({
    type: 'integer',
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(currency && { description: `In the smallest unit of ${currency}: 1000 is 10.00` }),
  }),
  parseFilter: parseFilterNumber,
  parseCell: (cell, field, { currency = '', parsers }) =>
    field.currency === undefined
      ? parseWholeNumber(withoutUnit(cell.trim(), field.unit))
      : found(parsers.parseMoney(cell.trim(), currency), words.money),
  example: ({ min = 0, max = 1_000_000 }, nth) => min + (nth % Math.min(50, max - min + 1)),
};

/** People and spreadsheets write a number with what it counts: '12 %', '30 minutes'. */
function withoutUnit(text: string, unit = ''): string {
  return text.toLowerCase().endsWith(unit.toLowerCase())
    ? text.slice(0, text.length - unit.length).trim()
    : text;
}

function parseWholeNumber(text: string): Parsed<number> {
  const isGrouped = /^[+-]?\d{1,3}([ ,]\d{3})+$/.test(text);
  const digits = isGrouped ? text.replace(/[ ,]/g, '') : text;
  return found(/^[+-]?\d{1,15}(\.0+)?$/.test(digits) ? Number(digits) : null, words.number);
}
