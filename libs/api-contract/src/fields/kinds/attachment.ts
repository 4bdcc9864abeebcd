import * as v from 'valibot';
import { isObject } from '../../schemas/isObject';
import { answerLimits, type Answer } from '../answer';
import { listSchema } from '../answerSchemas';

const file = v.object({ hashcode: v.pipe(v.string(), v.uuid()), name: v.pipe(v.string(), v.maxLength(200)) });

/** Uploaded files. */
export const attachmentAnswer: Answer = {
  empty: [],
  schema: (question) => listSchema(file, question),
  text: (answer) => {
    const files: readonly unknown[] = Array.isArray(answer) ? answer : [];
    return files.map((each) => (isObject(each) ? String(each['name'] ?? '') : '')).join(', ');
  },
  hasFiles: true,
  bounds: { of: 'files', least: 0, most: answerLimits.options },
};
