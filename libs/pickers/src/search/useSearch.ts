import type { CollectionName, ListFilter } from '@callboard/api-contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSearch, type Search } from './createSearch';
import { loadFrom } from './loadFrom';
import type { SearchState } from './searchState';

/** The search of one picker: what it knows now, and its verbs. Conditions that say the same are the same. */
export function useSearch(
  collection: CollectionName,
  filters: readonly ListFilter[],
): readonly [SearchState, Search] {
  const [search] = useState(createSearch);
  const aimed = useRef('');
  const state = useSyncExternalStore(search.subscribe, search.state, search.state);
  const aim = JSON.stringify([collection, filters]);
  // Synchronises with the search, which lives outside of React.
  useEffect(() => {
    if (aimed.current === aim) return;
    aimed.current = aim;
    search.aim({ filters }, loadFrom(collection));
  }, [search, collection, filters, aim]);
  // What is under way has nobody left to answer to.
  useEffect(() => search.close, [search]);
  return [state, search];
}
