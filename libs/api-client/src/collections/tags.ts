import { collectionNames, type CollectionName } from '@callboard/api-contract';
import type { TagType } from '../api';

/** What a cached answer shows, so that a write can name what is out of date. */
export interface Tag {
  type: TagType;
  id: string;
}

/** What a list shows: the collection's records, and the titles of those that they refer to. */
export function listTags(collection: CollectionName): Tag[] {
  return [{ type: collection, id: 'LIST' }, referencesTag(collection)];
}

/** What one record's answer shows. */
export function recordTags(collection: CollectionName, hashcode: string): Tag[] {
  return [{ type: collection, id: hashcode }, referencesTag(collection)];
}

/** The history of one record. */
export function changesTag(collection: CollectionName, hashcode: string): Tag {
  return { type: 'changes', id: `${collection}:${hashcode}` };
}

/** The files of a record, `{type}.{id}`. */
export function filesTag(parent: string): Tag {
  return { type: 'attachments', id: parent };
}

/**
 * What a write of these records makes out of date.
 *
 * @param retitled The collections that show the titles of the written records.
 */
export function writeTags(
  collection: CollectionName,
  hashcodes: readonly string[],
  retitled: readonly CollectionName[],
): Tag[] {
  return [
    { type: collection, id: 'LIST' },
    ...hashcodes.flatMap((hashcode) => [
      { type: collection, id: hashcode },
      changesTag(collection, hashcode),
    ]),
    ...retitled.map(referencesTag),
  ];
}

/** Everything that shows records, their files or their history: for a change that may reach any of them. */
export const allTags: readonly TagType[] = [...collectionNames, 'attachments', 'changes'];

/** The answers of a collection, for the titles of other records in them. */
function referencesTag(collection: CollectionName): Tag {
  return { type: collection, id: 'REFERENCES' };
}
