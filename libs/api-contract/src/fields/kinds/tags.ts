import * as v from 'valibot';
import { canonical } from '../../schemas/canonicalText';
import { answerLimits, type Answer } from '../answer';
import { listSchema } from '../answerSchemas';

const tag = v.pipe(v.string(), canonical('line'), v.minLength(1), v.maxLength(60));

/** A list of words. */
export const tagsAnswer: Answer = {
  empty: [],
  schema: (question) => listSchema(tag, question),
  bounds: { of: 'words', least: 0, most: answerLimits.options },
  compares: 'words',
};
