import type { Collection } from '../defineCollection';
import type { CollectionName } from '../collectionName';

/** The collections of which two records can be merged: those in which the same person or organisation is added twice. */
export const mergeableCollections = [
  'individuals',
  'organizationStructures',
  'suppliers',
] as const satisfies readonly CollectionName[];
export type MergeableCollection = (typeof mergeableCollections)[number];

/** A reference field of a collection. */
export interface NamingField {
  collection: Collection;
  field: string;
}

export function isMergeable(collection: string): collection is MergeableCollection {
  return mergeableCollections.some((name) => name === collection);
}

/** Every field that can name a record of a collection: what has to name the other record after a merge. */
export function referencesTo(target: string, collections: readonly Collection[]): NamingField[] {
  return collections.flatMap((collection) =>
    Object.entries(collection.fields).flatMap(([field, declared]) =>
      declared.kind === 'reference' && declared.to === target ? [{ collection, field }] : [],
    ),
  );
}
