import type { ListQuery } from '@callboard/api-contract/lists';
import type { ListFacts } from '../../rows/listFacts';

/** Props of a view of a list besides what all its parts share. */
export interface ViewProps extends ListFacts {
  /** The search, the filters and the order of the list. */
  query: ListQuery;
}
