import type { ListFilter } from '@callboard/api-contract/lists';
import { readListState, type ListState } from '@callboard/domain/lists';
import type { ListFacts } from '../rows/listFacts';
import type { SavedView } from './savedView';

type Facts = Pick<ListFacts, 'definition' | 'actor' | 'fixedFilters'>;

/** The fixed filters that make a list another one, such as that of departments; days only move along it. */
function pinnedFilters({ fixedFilters }: Facts): ListFilter[] {
  return fixedFilters.filter(({ operator }) => operator === 'eq');
}

/** A list's state as a view stores it: with the fixed filters, so that it shows the same records wherever it is opened. */
export function withPinned(state: ListState, facts: Facts): ListState {
  return { ...state, filters: [...state.filters, ...pinnedFilters(facts)] };
}

/** The state of a view without the fixed filters of the list that opens it; null for a view of another list of the collection. */
export function unpinnedState(view: Pick<SavedView, 'state'>, facts: Facts): ListState | null {
  const state = readListState(new URLSearchParams(view.state ?? ''), facts.definition, facts.actor.roles);
  const pinned = pinnedFilters(facts);
  const has = (wanted: ListFilter) => state.filters.some((filter) => isSame(filter, wanted));
  if (!pinned.every(has)) return null;
  return {
    ...state,
    filters: state.filters.filter((filter) => !pinned.some((fixed) => isSame(filter, fixed))),
  };
}

function isSame(one: ListFilter, other: ListFilter): boolean {
  return (
    one.field === other.field && one.operator === other.operator && String(one.value) === String(other.value)
  );
}
