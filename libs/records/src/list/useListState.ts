import type { Collection, ListFilter, Role } from '@callboard/api-contract';
import { useMemo, useState } from 'react';
import { usePageQuery } from '../hooks/usePageQuery';
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

/** What the user has asked for while the address is still on its way. */
interface Ahead {
  state: ListState;
  /** The addresses that will come, the newest last. */
  coming: readonly string[];
}

/** A list's search, filters, order and columns, kept in the address of the page (rule 18). */
export function useListState(collection: Collection, roles: readonly Role[]): ListStateHandle {
  const [params, setParams] = usePageQuery();
  const address = params.toString();
  const fromAddress = useMemo(
    () => readListState(new URLSearchParams(address), collection, roles),
    [address, collection, roles],
  );
  // The router changes the address in its own time; a box that is ticked must be ticked at once.
  const [ahead, setAhead] = useState<Ahead>();
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    const isUnderWay = ahead?.coming.slice(0, -1).includes(address);
    if (!isUnderWay) setAhead(undefined);
  }
  const state = ahead?.state ?? fromAddress;

  function change(part: Partial<ListState>, replace = false) {
    const next = { ...state, ...part };
    const query = writeListState(next, params, collection);
    if (query.toString() !== address) {
      setAhead({ state: next, coming: [...(ahead?.coming ?? []), query.toString()] });
    }
    setParams(query, { replace });
  }

  return {
    state,
    setSearch: (search) => change({ search }, true),
    setFilters: (filters) => change({ filters }),
    setOrdering: (ordering) => change({ ordering }),
    setColumns: (columns) => change({ columns }, true),
    clear: () => change({ search: '', filters: [] }),
  };
}
