import * as v from 'valibot';
import type { Answer } from '../answer';
import { boundedSchema } from '../answerSchemas';

const billion = 1_000_000_000;
const number = v.pipe(v.number('This must be a number'), v.finite('This must be a number'));

/** A number, with decimals or without. */
export const numberAnswer: Answer = {
  empty: null,
  schema: (question) => boundedSchema(number, question),
  isNumber: true,
  bounds: { of: 'value', least: -billion, most: billion },
  compares: 'number',
};
