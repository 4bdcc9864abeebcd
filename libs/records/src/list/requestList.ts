import type { ActorRoles, CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { requestFirstRows } from '@callboard/api-client/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { readPageState } from '@callboard/domain/lists';
import type { FirstRequest } from '@callboard/tenant';
import { ownZone } from '@callboard/ui-kit/dates';
import { toListQuery } from './toListQuery';
import { viewIn } from './views/viewNames';

export interface RequestedList {
  collection: CollectionName;
  /** The query of the page's address. */
  query: URLSearchParams;
  roles: ActorRoles;
  fixedFilters?: readonly ListFilter[];
  ordering?: string | undefined;
}

/** A thunk that requests what `RecordList` with the same values will show first: its rows, unless it shows groups or another view. */
export function requestList({
  collection,
  query,
  roles,
  fixedFilters = [],
  ordering,
}: RequestedList): FirstRequest {
  const definition = collectionNamed(collection);
  const state = readPageState(query, definition, roles);
  if (state.group !== undefined || viewIn(query, definition, true) !== 'table') return () => undefined;
  return requestFirstRows(collection, toListQuery(state, definition, fixedFilters, ownZone(), ordering));
}
