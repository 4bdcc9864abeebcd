import * as v from 'valibot';
import { formatLength, maxLength } from '../../schemas/lengths';
import { words } from '../../schemas/words';
import type { Answer } from '../answer';

/** How long a piece is, in seconds; written as minutes and seconds. */
export const lengthAnswer: Answer = {
  empty: null,
  schema: ({ min = 0, max = maxLength }) =>
    v.pipe(
      v.number(words.length),
      v.safeInteger(words.length),
      v.minValue(min, words.shortest(formatLength(min))),
      v.maxValue(max, words.longest(formatLength(max))),
    ),
  text: (answer) => (typeof answer === 'number' ? formatLength(answer) : String(answer)),
  bounds: { of: 'seconds', least: 0, most: maxLength },
};
