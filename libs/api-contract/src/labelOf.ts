import { collectionNamed } from './collectionNamed';
import type { CollectionName } from './collectionName';
import { conceptOf, type Concept, type Label } from './tenant/concepts';

/** Label of the records of a collection: the tenant's own word for the concept, or else the contract's. */
export function labelOf(collection: CollectionName, labels: Readonly<Record<Concept, Label>>): Label {
  const concept = conceptOf(collection);
  return concept ? labels[concept] : collectionNamed(collection).label;
}
