import * as v from 'valibot';
import { isTimeOfDay } from '../../schemas/formats';
import { words } from '../../schemas/words';
import type { FieldCommon, Given } from '../field';
import { rangeOperators, type Kind } from '../kind';
import { found } from '../parsing';
import type { Answer } from '../answer';

/** A time of day by 24 hours, `hh:mm`, which belongs to no zone. */
export interface TimeField extends FieldCommon {
  kind: 'time';
  /** The earliest and the latest, as `hh:mm`. */
  min?: string;
  max?: string;
}

export const time = <const G extends Given<TimeField>>(given: G) => ({ kind: 'time' as const, ...given });

const timeOfDay = v.pipe(v.string(words.time), v.check(isTimeOfDay, words.time));

export const timeKind: Kind<TimeField, string> = {
  column: 'text',
  operators: rangeOperators,
  filterKind: 'number-range',
  schema: ({ min = '00:00', max = '23:59' }) =>
    v.pipe(
      timeOfDay,
      v.minValue(min, ({ requirement }) => words.minTime(requirement)),
      v.maxValue(max, ({ requirement }) => words.maxTime(requirement)),
    ),
  rules: ({ min, max }) => ({
    least: min,
    most: max,
    format: { length: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]' },
  }),
  jsonSchema: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '19:30' }),
  parseFilter: (given) => found(isTimeOfDay(given) ? given : null, words.time),
  parseCell: (cell, _field, { parsers }) => found(parsers.parseTime(cell.trim()), words.time),
  example: ({ min }, nth) => min ?? `0${nth % 10}:30`,
};

export const timeAnswer: Answer = { empty: null, schema: () => timeOfDay, compares: 'time' };
