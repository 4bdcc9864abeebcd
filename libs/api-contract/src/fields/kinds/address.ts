import * as v from 'valibot';
import { canonical } from '../../schemas/canonicalText';
import { isObject } from '../../schemas/isObject';
import { answerLimits, type Answer } from '../answer';

const parts = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;
const part = v.optional(v.nullable(v.pipe(v.string(), canonical('line'), v.maxLength(answerLimits.label))));
const schema = v.object(Object.fromEntries(parts.map((each) => [each, part])));

/** A postal address. */
export const addressAnswer: Answer = {
  empty: null,
  schema: () => schema,
  text: (answer) => {
    const given = isObject(answer) ? parts.map((each) => answer[each]) : [];
    return given.filter((text) => typeof text === 'string' && text !== '').join(', ');
  },
};
