import * as v from 'valibot';
import { isCalendarDay } from '../../schemas/isCalendarDay';
import { words } from '../../schemas/words';
import type { DatedField, Given } from '../field';
import { rangeOperators, type Kind } from '../kind';
import { parsedBy } from '../parsing';

/** An instant, ISO 8601 with offset. */
export interface DateTimeField extends DatedField {
  kind: 'datetime';
}

export const datetime = <const G extends Given<DateTimeField>>(given: G) => ({
  kind: 'datetime' as const,
  ...given,
});

/** A time as the API takes it: ISO 8601 with its offset. */
export const instant = v.pipe(
  v.string(words.datetime),
  v.isoTimestamp(words.datetime),
  v.check(isInstant, words.datetime),
);

export const datetimeKind: Kind<DateTimeField, string> = {
  column: 'timestamptz',
  operators: rangeOperators,
  filterKind: 'date-range',
  isFiltered: true,
  isSorted: true,
  schema: () => instant,
  rules: () => ({}),
  jsonSchema: () => ({ type: 'string', format: 'date-time' }),
  parseFilter: (given) => parsedBy(instant, given),
  parseCell: (cell, _field, { parsers, zone }) => parsers.parseInstant(cell.trim(), zone),
  example: (_field, nth) => new Date(Date.UTC(2026, 4, 1, nth)).toISOString().replace('.000Z', '+00:00'),
};

function isInstant(text: string): boolean {
  return isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}
