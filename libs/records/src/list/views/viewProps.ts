import type { ListQuery } from '@callboard/api-contract';
import type { ListFacts } from '../listFacts';

/** What a view of a list gets besides what all its parts share. */
export interface ViewProps extends ListFacts {
  /** The search, the filters and the order of the list. */
  query: ListQuery;
}
