import { LazyGroupedRows } from './groups/LazyGroupedRows';

/** Loads the parts of a list that it needs at an address with this query, before it is rendered. */
export async function fetchListParts(query: URLSearchParams): Promise<void> {
  if (query.has('group')) await LazyGroupedRows.fetch();
}
