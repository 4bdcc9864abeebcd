import type { Collection, ActorRoles } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { readListState, writeListState, type Density, type ListState } from '@callboard/domain/lists';
import { useMemo, useState } from 'react';
import { usePageQuery } from '../hooks/usePageQuery';

export interface ListStateHandle {
  state: ListState;
  /** Typing replaces the history entry, so that Back leaves the list instead of undoing a letter. */
  setSearch: (search: string) => void;
  setFilters: (filters: readonly ListFilter[]) => void;
  setOrdering: (ordering: readonly string[]) => void;
  setColumns: (columns: readonly string[] | undefined) => void;
  setGroup: (group: string | undefined) => void;
  setDensity: (density: Density) => void;
  /** The hashcode of the open view; undefined where the URL names none. */
  view: string | undefined;
  /** Opens a view: its name and its state. */
  open: (view: string, state: ListState, replace?: boolean) => void;
  /** Removes search and filters. */
  clear: () => void;
}

/** The requested state, until the URL has been updated. */
interface Ahead {
  state: ListState;
  /** The pending queries, newest last. */
  coming: readonly string[];
}

/** A list's search, filters, order and columns, stored in the URL (rule 18). */
export function useListState(collection: Collection, roles: ActorRoles): ListStateHandle {
  const [params, setParams] = usePageQuery();
  const address = params.toString();
  const fromAddress = useMemo(
    () => readListState(new URLSearchParams(address), collection, roles),
    [address, collection, roles],
  );
  // The router updates the URL asynchronously, but a clicked checkbox must update immediately.
  const [ahead, setAhead] = useState<Ahead>();
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    const isUnderWay = ahead?.coming.slice(0, -1).includes(address);
    if (!isUnderWay) setAhead(undefined);
  }
  const state = ahead?.state ?? fromAddress;

  function change(part: Partial<ListState>, replace = false, view?: string) {
    const next = { ...state, ...part };
    const query = writeListState(next, params, collection);
    if (view !== undefined) query.set('view', view);
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
    setGroup: (group) => change({ group }),
    setDensity: (density) => change({ density }, true),
    view: params.get('view') ?? undefined,
    open: (view, opened, replace) => change(opened, replace, view),
    clear: () => change({ search: '', filters: [] }),
  };
}
