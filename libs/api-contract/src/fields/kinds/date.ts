import * as v from 'valibot';
import { isCalendarDay } from '../../schemas/isCalendarDay';
import { words } from '../../schemas/words';
import type { DatedField, Given } from '../field';
import { rangeOperators, type Kind } from '../kind';
import { found, parsedBy } from '../parsing';
import type { Answer } from '../answer';

/** A day `YYYY-MM-DD`. */
export interface DateField extends DatedField {
  kind: 'date';
}

export const date = <const G extends Given<DateField>>(given: G) => ({ kind: 'date' as const, ...given });

/** A day as the API takes it: `YYYY-MM-DD`. */
export const day = v.pipe(v.string(words.date), v.isoDate(words.date), v.check(isCalendarDay, words.date));

export const dateKind: Kind<DateField, string> = {
  column: 'date',
  operators: rangeOperators,
  filterKind: 'date-range',
  isFiltered: true,
  isSorted: true,
  schema: () => day,
  rules: () => ({}),
  jsonSchema: () => ({ type: 'string', format: 'date' }),
  parseFilter: (given) => parsedBy(day, given),
  parseCell: (cell, _field, { parsers }) =>
    found(parsers.parseDay(cell.trim()), 'This must be a date such as 14-05-2027'),
  example: ({ notBefore }, nth) => `2026-0${notBefore ? 9 : 1 + (nth % 8)}-1${nth % 10}`,
};

export const dateAnswer: Answer = { empty: null, schema: () => day, compares: 'date' };
