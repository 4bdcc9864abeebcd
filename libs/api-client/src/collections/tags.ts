import { callTags, type CallTag, type CollectionName } from '@callboard/api-contract';
import { collectionNames } from '@callboard/api-contract/collections';
import type { TagType } from '../api';

/** The tags of cached data, so that a write can invalidate them. */
export interface Tag {
  type: TagType;
  id: string;
}

/** The tags of a list: the collection's records, and the titles of those that they refer to. */
export function listTags(collection: CollectionName): Tag[] {
  return [{ type: collection, id: 'LIST' }, referencesTag(collection)];
}

/** The tags of one record. */
export function recordTags(collection: CollectionName, hashcode: string): Tag[] {
  return [{ type: collection, id: hashcode }, referencesTag(collection)];
}

/** The tag of the history of one record. */
export function changesTag(collection: CollectionName, hashcode: string): Tag {
  return { type: 'changes', id: `${collection}:${hashcode}` };
}

/** The tag of what is no collection. */
export function callTag(tag: CallTag): Tag {
  return { type: tag, id: 'LIST' };
}

/** The tag of the files of a record, `{type}.{id}`. */
export function filesTag(parent: string): Tag {
  return { type: 'attachments', id: parent };
}

/** The calls about the records of a collection: who can write in a conversation follows from its status. */
const callsAbout: Partial<Record<CollectionName, CallTag>> = {
  conversations: 'messaging',
  conversationMembers: 'messaging',
};

/** The lists that show something of the records of a collection: who is in a conversation, and its last message. */
const listedWith: Partial<Record<CollectionName, CollectionName>> = {
  conversationMembers: 'conversations',
  messages: 'conversations',
};

/**
 * The tags that a write of these records invalidates.
 *
 * @param retitled The collections that show the titles of the written records.
 */
export function writeTags(
  collection: CollectionName,
  hashcodes: readonly string[],
  retitled: readonly CollectionName[],
): Tag[] {
  const call = callsAbout[collection];
  const other = listedWith[collection];
  return [
    { type: collection, id: 'LIST' },
    ...(other ? [{ type: other, id: 'LIST' } as const] : []),
    ...hashcodes.flatMap((hashcode) => [
      { type: collection, id: hashcode },
      changesTag(collection, hashcode),
    ]),
    ...retitled.map(referencesTag),
    ...(call ? [callTag(call)] : []),
  ];
}

/** Every tag of records, their files and their history: for a change that can affect any of them. */
export const allTags: readonly TagType[] = [...collectionNames, 'attachments', 'changes', ...callTags];

/** The tag of a collection's cached data as far as it shows the titles of other records. */
function referencesTag(collection: CollectionName): Tag {
  return { type: collection, id: 'REFERENCES' };
}
