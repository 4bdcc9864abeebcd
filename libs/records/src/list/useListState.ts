import type { Collection, ListFilter, Role } from '@callboard/api-contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, writeListState, type ListState } from './listState';

export interface ListStateHandle {
  state: ListState;
  /** Typing replaces the address, so that Back leaves the list and not the last letter. */
  setSearch: (search: string) => void;
  setFilters: (filters: readonly ListFilter[]) => void;
  setOrdering: (ordering: readonly string[]) => void;
  setColumns: (columns: readonly string[] | undefined) => void;
  /** Takes away search and filters. */
  clear: () => void;
}

/** A list's search, filters, order and columns, kept in the address of the page (rule 18). */
export function useListState(collection: Collection, roles: readonly Role[]): ListStateHandle {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, collection, roles), [params, collection, roles]);
  const change = useCallback(
    (part: Partial<ListState>, replace = false) =>
      setParams(
        (now) => writeListState({ ...readListState(now, collection, roles), ...part }, now, collection),
        { replace },
      ),
    [setParams, collection, roles],
  );
  return {
    state,
    setSearch: (search) => change({ search }, true),
    setFilters: (filters) => change({ filters }),
    setOrdering: (ordering) => change({ ordering }),
    setColumns: (columns) => change({ columns }, true),
    clear: () => change({ search: '', filters: [] }),
  };
}
