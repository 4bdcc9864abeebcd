import type { OfflineActionName } from '@callboard/api-client/actions';
import type { CollectionName } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import * as v from 'valibot';

const placeSchema = v.object({
  /** Queue within the outbox: an entry waits for those before it in the same lane, and for no other. */
  lane: v.string(),
  /** Text of the entry for the user. */
  text: v.string(),
  /** The path of the page that it belongs to. */
  page: v.string(),
});

const creationSchema = v.object({
  /** The collection that the record is created in. */
  collection: v.custom<CollectionName>((name) => typeof name === 'string' && isCollectionName(name)),
  draft: v.record(v.string(), v.unknown()),
  /** The field of the draft that has the text; null when it cannot be corrected before it is sent again. */
  textField: v.nullable(v.string()),
  ...placeSchema.entries,
});

const callSchema = v.object({
  /** An action that declares `offline`. One of another build, which is none any more, is refused when it is sent. */
  action: v.custom<OfflineActionName>((name) => typeof name === 'string'),
  /** The record that it acts on; absent where it acts on none. */
  target: v.optional(v.string()),
  input: v.unknown(),
  ...placeSchema.entries,
});

/** A record that the user wants to create. */
export type Creation = v.InferOutput<typeof creationSchema>;

/** A call of an action that the user wants to make. */
export type Call = v.InferOutput<typeof callSchema>;

const attemptsSchema = v.object({
  /** The idempotency key of every attempt. */
  key: v.string(),
  /** When the user sent it, in epoch milliseconds. */
  addedAt: v.number(),
  /** When the first attempt was made that the server can have received; null if none was. */
  triedAt: v.nullable(v.number()),
  /** Why it was refused: then it waits for the user to decide. */
  problem: v.nullable(v.string()),
});

/** The stored part of an entry. */
export const storedEntrySchema = v.union([
  v.object({ ...creationSchema.entries, ...attemptsSchema.entries }),
  v.object({ ...callSchema.entries, ...attemptsSchema.entries }),
]);
export type StoredEntry = v.InferOutput<typeof storedEntrySchema>;

/** Entry that waits to be sent, or was refused. */
export type OutboxEntry = StoredEntry & {
  /** Its place in the queue. */
  number: number;
};
