import * as v from 'valibot';
import { formatDuration, maxDuration } from '../../schemas/formats';
import { words } from '../../schemas/words';
import type { FieldCommon, Given } from '../field';
import { rangeOperators, type Kind } from '../kind';
import { parseFilterNumber } from '../parsing';
import type { Answer } from '../answer';

/** A length of time in minutes, at most 99 hours and 59 minutes (clause 5.20); or in seconds, written as minutes and seconds. */
export interface DurationField extends FieldCommon {
  kind: 'duration';
  /** Unit of the count. @default 'minutes' */
  unit?: 'minutes' | 'seconds';
  /** The shortest and the longest, in that unit. Default: 0 and 5,999. */
  min?: number;
  max?: number;
}

export const duration = <const G extends Given<DurationField>>(given: G) => ({
  kind: 'duration' as const,
  ...given,
});

export const durationKind: Kind<DurationField, number> = {
  column: 'integer',
  operators: rangeOperators,
  filterKind: 'number-range',
  schema: minutesSchema,
  rules: ({ min = 0, max = maxDuration }) => ({ least: min, most: max }),
  jsonSchema: ({ min = 0, max = maxDuration, unit }) => ({
    type: 'integer',
    minimum: min,
    maximum: max,
    description: unit === 'seconds' ? 'Seconds' : 'Minutes',
  }),
  parseFilter: parseFilterNumber,
  // Figures alone are of the unit in a spreadsheet.
  parseCell: (cell, { unit = 'minutes' }, { parsers }) => {
    const text = cell.trim();
    return /^\d{1,4}$/.test(text) ? { ok: true, value: Number(text) } : parsers.readDuration(text, unit);
  },
  example: ({ min = 0, max = 90 }, nth) => min + (nth % Math.min(50, max - min + 1)),
};

export const durationAnswer: Answer = {
  empty: null,
  schema: () => minutesSchema({}),
  text: (answer) => (typeof answer === 'number' ? formatDuration(answer) : String(answer)),
};

function minutesSchema({ min = 0, max = maxDuration }: Pick<DurationField, 'min' | 'max'>) {
  return v.pipe(
    v.number(words.duration),
    v.safeInteger(words.duration),
    v.minValue(min, ({ requirement }) => words.minValue(formatDuration(requirement))),
    v.maxValue(max, ({ requirement }) => words.maxValue(formatDuration(requirement))),
  );
}
