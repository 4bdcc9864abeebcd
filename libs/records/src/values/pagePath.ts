import type { Collection } from '@callboard/api-contract';

/** The address of a record's page. */
export function pagePath(collection: Collection, hashcode: string): string {
  return collection.page.replace('{hashcode}', hashcode);
}
