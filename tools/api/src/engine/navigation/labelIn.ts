import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { conceptOf, type Label, type Tenant } from '@callboard/api-contract/tenant';

/** What a tenant calls the records of a collection: by its own word for the concept, or else by the contract's. */
export function labelIn({ labels }: Tenant, collection: CollectionName): Label {
  const concept = conceptOf(collection);
  return concept ? labels[concept] : collectionNamed(collection).label;
}

/** Where the list of a collection is: its pages are below. */
export function listPath(collection: CollectionName): string {
  return collectionNamed(collection).page.replace('/{hashcode}', '');
}
