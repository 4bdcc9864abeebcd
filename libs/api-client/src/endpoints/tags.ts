import type { CollectionName } from '@callboard/api-contract';

/** What a cached answer shows, so that a write can say what is out of date. */
export interface Tag {
  type: 'List' | 'Record' | 'Referring' | 'Changes';
  id: string;
}

/** What a list shows: the collection's records, and the titles of those that they refer to. */
export function listTags(collection: CollectionName): Tag[] {
  return [
    { type: 'List', id: collection },
    { type: 'Referring', id: collection },
  ];
}

/** What one record's answer shows. */
export function recordTags(collection: CollectionName, hashcode: string): Tag[] {
  return [recordTag(collection, hashcode), { type: 'Referring', id: collection }];
}

export function recordTag(collection: CollectionName, hashcode: string): Tag {
  return { type: 'Record', id: `${collection}:${hashcode}` };
}

export function changesTag(collection: CollectionName, hashcode: string): Tag {
  return { type: 'Changes', id: `${collection}:${hashcode}` };
}

/** What a write of these records makes out of date. `retitles` names the collections that show their titles. */
export function writeTags(
  collection: CollectionName,
  hashcodes: readonly string[],
  retitles: readonly CollectionName[],
): Tag[] {
  return [
    { type: 'List', id: collection },
    ...hashcodes.flatMap((hashcode) => [recordTag(collection, hashcode), changesTag(collection, hashcode)]),
    ...retitles.map((name): Tag => ({ type: 'Referring', id: name })),
  ];
}
