import { messageDetailsSchema } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { TestAnswer, TestApi, TestClient } from './startTestApi';

/** The path of the conversations. */
export const conversations = 'messaging/conversations';

const recordSchema = v.looseObject({ hashcode: v.string(), version: v.number() });
type MadeMessage = v.InferOutput<typeof recordSchema>;

/** Record that was made, of a response in the envelope of a create. */
export function madeRecord({ status, body }: TestAnswer): MadeMessage {
  expect(status, JSON.stringify(body)).toBe(201);
  return v.parse(v.object({ data: recordSchema }), body).data;
}

/** Begins a conversation with some other users, and answers its hashcode. */
export async function converse(
  by: TestClient,
  others: readonly TestClient[] = [],
  given: object = {},
): Promise<string> {
  const members = others.map(({ user }) => user);
  const draft = { subject: 'Load-in on Friday', members, ...given };
  return madeRecord(await by.call('POST', conversations, draft)).hashcode;
}

/** Sends a message, which need not succeed. */
export const write = (by: TestClient, conversation: string, given: object = {}) =>
  by.call('POST', `${conversations}/${conversation}/messages`, { body: 'Which door do we use?', ...given });

/** Sends a message, and answers its hashcode. */
export const sendMessage = async (by: TestClient, conversation: string, given: object = {}) =>
  madeRecord(await write(by, conversation, given)).hashcode;

/** Calls an action of the user. */
export const act = (by: TestClient, action: string, data: object) =>
  by.call('POST', 'user/actions', { action, data });

/** Answer of a query. */
export async function answerOf(by: TestClient, path: string): Promise<Record<string, unknown>> {
  const { status, body } = await by.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  const { data } = v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), body);
  return data;
}

/** How a conversation is for a user. */
export const stateOf = (by: TestClient, conversation: string) =>
  answerOf(by, `${conversations}/${conversation}/state`);

const messageSchema = v.looseObject({
  ...recordSchema.entries,
  number: v.number(),
  body: v.string(),
  details: messageDetailsSchema,
});
const listSchema = v.object({ results: v.array(messageSchema) });

/** The messages of a conversation as a user reads them, newest first, each with its details. */
export async function threadOf(by: TestClient, conversation: string, query = '') {
  const { body } = await by.call(
    'GET',
    `${conversations}/${conversation}/messages?additional_fields=details${query}`,
  );
  return v.parse(listSchema, body).results;
}

/** Gives the person of a user another date of birth; null where it is not known. */
export const bornOn = (api: TestApi, { individual }: TestClient, day: string | null) =>
  api.asOwner('UPDATE individuals SET date_of_birth = $2 WHERE hashcode = $1', [individual, day]);
