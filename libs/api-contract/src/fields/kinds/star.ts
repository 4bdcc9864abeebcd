import * as v from 'valibot';
import type { Answer } from '../answer';
import { boundedSchema } from '../answerSchemas';

/** A rating in stars, five unless the question has another `max`. */
export const starAnswer: Answer = {
  empty: null,
  schema: ({ max = 5 }) => boundedSchema(v.pipe(v.number(), v.safeInteger()), { min: 1, max }),
  isNumber: true,
  bounds: { of: 'stars', least: 1, most: 10 },
  compares: 'number',
};
