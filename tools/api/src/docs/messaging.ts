import { collectionNamed, collectionPath, limits } from '@callboard/api-contract';
import { collectionPaths } from './collectionPaths';
import type { JsonSchema } from './jsonSchema';

const uuid = { type: 'string', format: 'uuid' };
const text = { type: 'string', minLength: 1, maxLength: limits.maxMessageLength };
const inConversation = { name: 'conversation', in: 'path', required: true, schema: uuid };
const linkedUsers = {
  name: 'additional_fields',
  in: 'query',
  schema: { enum: ['linked_users'] },
  description: 'Says of each message who is in its conversation',
};

/** What may come with a new conversation, beside its own fields. */
export const conversationBeginning: Record<string, JsonSchema> = {
  members: {
    type: 'array',
    items: uuid,
    maxItems: limits.maxBulk,
    description: 'Users who are in it: by staff',
  },
  body: { ...text, description: 'The first message' },
};

/** The paths of messages behind their conversation (clauses 7.32 and 7.33), which a body then need not name. */
export function messagePaths(version: number): Record<string, JsonSchema> {
  const path = `/${collectionPath(collectionNamed('conversations'), version)}/{conversation}/messages`;
  const { [path]: many = {}, [`${path}/{hashcode}`]: one = {} } = collectionPaths(
    collectionNamed('messages'),
    path.slice(1),
  );
  const requestBody = {
    description: 'What is said',
    content: {
      'application/json': { schema: { type: 'object', required: ['body'], properties: { body: text } } },
    },
  };
  return {
    [path]: {
      parameters: [inConversation],
      get: withLinkedUsers(many['get']),
      post: withBody(many['post'], requestBody),
    },
    [`${path}/{hashcode}`]: {
      parameters: [inConversation, { name: 'hashcode', in: 'path', required: true, schema: uuid }],
      get: one['get'],
      patch: withBody(one['patch'], requestBody),
      delete: one['delete'],
    },
  };
}

function withLinkedUsers(list: unknown): JsonSchema {
  const { parameters, ...operation }: JsonSchema = { ...Object(list) };
  return { ...operation, parameters: [...(Array.isArray(parameters) ? parameters : []), linkedUsers] };
}

function withBody(operation: unknown, requestBody: JsonSchema): JsonSchema {
  return { ...Object(operation), requestBody };
}
