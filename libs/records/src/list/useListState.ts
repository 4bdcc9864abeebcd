import type { Collection, ActorRoles } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import {
  listStateText,
  readListState,
  readPageState,
  writeListState,
  writePageState,
  type Density,
  type ListState,
} from '@callboard/domain/lists';
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
  setOfSeason: (isOfSeason: boolean) => void;
  /** The URL names nothing of the list: it can open with a view. */
  isBare: boolean;
  /** Removes search and filters. */
  clear: () => void;
}

/** The requested state, until the URL has been updated. */
interface Ahead {
  state: ListState;
  /** The pending queries, newest last. */
  coming: readonly string[];
}

/**
 * A list's search, filters, order and columns, stored in the URL (rule 18). `isPage`: it is the list of a page, which opens as its
 * collection declares.
 */
export function useListState(collection: Collection, roles: ActorRoles, isPage: boolean): ListStateHandle {
  const [read, write] = isPage ? [readPageState, writePageState] : [readListState, writeListState];
  const [params, setParams] = usePageQuery();
  const address = params.toString();
  const fromAddress = useMemo(
    () => read(new URLSearchParams(address), collection, roles),
    [read, address, collection, roles],
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
    const query = write(next, params, collection);
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
    setOfSeason: (isOfSeason) => change({ isOfSeason }),
    isBare:
      params.get('when') !== 'all' &&
      listStateText(readListState(params, collection, roles), collection) === '',
    clear: () => change({ search: '', filters: [], isOfSeason: false }),
  };
}
