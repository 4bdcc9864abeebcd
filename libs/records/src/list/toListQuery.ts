import { limits, type Collection } from '@callboard/api-contract';
import { fieldNamed, type ListFilter, type ListQuery } from '@callboard/api-contract/lists';
import { fromWallTime } from '@callboard/domain/calendar';
import { seasonFilter, type ListState } from '@callboard/domain/lists';
import { todayIn } from '@callboard/ui-kit/dates';

/** The length of `2026-05-14`; an instant is longer. */
const dayLength = 10;

/** The query for a list's state, combined with its fixed filters. */
export function toListQuery(
  state: ListState,
  collection: Collection,
  fixedFilters: readonly ListFilter[],
  zone: string,
  firstOrdering: string = collection.ordering,
): ListQuery {
  const search = state.search.trim();
  const ordering = state.ordering.length > 0 ? state.ordering : [firstOrdering];
  const season = state.isOfSeason ? seasonFilter(collection, todayIn(zone)) : undefined;
  const filters = [...fixedFilters, ...(season ? [season] : []), ...state.filters];
  return {
    ...(search && { search }),
    filters: filters.map((filter) => toInstants(filter, collection, zone)),
    // Without an order, the server puts first what a search fits best.
    ...(isRanked(state) ? {} : { ordering }),
    pageSize: limits.pageSize,
  };
}

/** True if the rows of a search are in the order of how well they fit it: until the user selects another. */
export function isRanked({ search, ordering }: ListState): boolean {
  return search.trim() !== '' && ordering.length === 0;
}

/** A day that bounds instants means the whole day in the user's zone. */
function toInstants(filter: ListFilter, collection: Collection, zone: string): ListFilter {
  const field = fieldNamed(collection, filter.field);
  const { operator, value } = filter;
  const kind = field?.kind === 'reference' && operator === 'since' ? field.dated?.kind : field?.kind;
  if (kind !== 'datetime' || typeof value !== 'string' || value.length > dayLength) return filter;
  if (operator === 'gte' || operator === 'since')
    return { ...filter, value: fromWallTime(`${value}T00:00`, zone) };
  if (operator === 'lte') return { ...filter, value: fromWallTime(`${value}T23:59:59`, zone) };
  return filter;
}
