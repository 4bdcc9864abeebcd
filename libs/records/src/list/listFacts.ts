import type { Actor, Collection, CollectionName, ListFilter } from '@callboard/api-contract';
import type { Label } from '@callboard/tenant';

/** What all parts of a list know. */
export interface ListFacts {
  collection: CollectionName;
  definition: Collection;
  /** What the tenant calls the records. */
  label: Label;
  actor: Actor;
  fixedFilters: readonly ListFilter[];
}
