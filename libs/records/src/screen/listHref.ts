import { pathOfList, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';

/** The URL of a filtered list: `listHref('events', { status: 'open' })`. */
export function listHref(
  collection: CollectionName,
  filters: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = pathOfList(collectionNamed(collection));
  const given = Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The URL of a record's page. */
export function recordHref(collection: CollectionName, hashcode: string): string {
  return collectionNamed(collection).page.replace('{hashcode}', hashcode);
}
