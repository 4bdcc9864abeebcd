import type { CollectionName } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSearch, type Search } from './createSearch';
import { loadFrom } from './loadFrom';
import type { SearchState } from './searchState';

/** The search of one picker: its state and its methods. Filters are compared by value. */
export function useSearch(
  collection: CollectionName,
  filters: readonly ListFilter[],
): readonly [SearchState, Search] {
  const [search] = useState(createSearch);
  const aimed = useRef('');
  const state = useSyncExternalStore(search.subscribe, search.state, search.state);
  const sourceKey = JSON.stringify([collection, filters]);
  // Synchronises with the search store, which is outside React.
  useEffect(() => {
    if (aimed.current === sourceKey) return;
    aimed.current = sourceKey;
    search.setSource({ filters }, loadFrom(collection));
  }, [search, collection, filters, sourceKey]);
  useEffect(() => search.close, [search]);
  return [state, search];
}
