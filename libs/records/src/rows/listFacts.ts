import type { Actor, Collection, CollectionName } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import type { Label } from '@callboard/tenant';

/** The properties that all parts of a list share. */
export interface ListFacts {
  collection: CollectionName;
  definition: Collection;
  /** The tenant's label for the records. */
  label: Label;
  actor: Actor;
  fixedFilters: readonly ListFilter[];
  /** True if the list is a page and no part of one: it has saved views. @default false */
  isPage?: boolean;
}
