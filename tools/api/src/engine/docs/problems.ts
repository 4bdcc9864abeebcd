/** The problems that the document names, with what each means; all have the shape `Problem`. */
export const problems = {
  400: {
    name: 'Invalid',
    description: 'Something in the request is not valid: a sentence, or messages by field.',
  },
  401: { name: 'Unauthorized', description: 'The token is missing, or its session has ended.' },
  403: { name: 'Forbidden', description: 'The session does not permit this.' },
  404: { name: 'Missing', description: 'There is no such record, or it is not visible to the session.' },
  409: { name: 'Conflict', description: 'Another record, or the same request under way, stands in the way.' },
  412: {
    name: 'Stale',
    description: 'The record has changed since it was read; `current` is the record as it is.',
  },
  413: { name: 'TooLarge', description: 'The body is larger than this address takes.' },
  415: { name: 'UnsupportedType', description: 'The body is of a type that this address does not take.' },
  429: { name: 'TooMany', description: 'Too many requests: `Retry-After` names the seconds to wait.' },
  500: {
    name: 'Failed',
    description: 'The server has failed; the request has an id by which its log names it.',
  },
  503: { name: 'Busy', description: 'The server is busy: `Retry-After` names the seconds to wait.' },
} as const;
export type ProblemStatus = keyof typeof problems;

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The answers of problems, by name. */
export const problemResponses = Object.fromEntries(
  [...Object.values(problems), { name: 'Problem', description: 'Any other refusal.' }].map(
    ({ name, description }) => [name, { description, content }],
  ),
);

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
/** The sentence's name in the catalogue, and what it was made of. */
const code = {
  code: text,
  facts: {
    type: 'object',
    additionalProperties: { anyOf: [text, { type: 'number' }, texts] },
  },
} as const;
const codes = {
  type: 'array',
  items: { type: 'object', properties: code, additionalProperties: false },
} as const;

/** A sentence in `detail`; a refused action; or messages by field. */
export const problemSchemas = {
  Problem: {
    anyOf: [
      { type: 'object', required: ['detail'], properties: { detail: text, ...code, request_id: text } },
      {
        type: 'object',
        required: ['success', 'data', 'error'],
        properties: {
          success: { const: false },
          data: { type: 'object' },
          error: { type: 'object', required: ['message'], properties: { message: text, ...code } },
        },
      },
      {
        type: 'object',
        minProperties: 1,
        properties: { $problems: { type: 'object', additionalProperties: codes } },
        additionalProperties: texts,
      },
    ],
  },
} as const;
