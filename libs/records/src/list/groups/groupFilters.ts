import type { Collection } from '@callboard/api-contract';
import { fieldNamed, type Grouping, type ListFilter } from '@callboard/api-contract/lists';
import { fromWallTime } from '@callboard/domain/calendar';
import { lastDayOf } from '@callboard/domain/reports';

/** The filters of a list, and with them those that leave the records of one group. */
export function groupFilters(
  filters: readonly ListFilter[],
  collection: Collection,
  { field, period }: Grouping,
  value: string | null,
  zone: string,
): ListFilter[] {
  if (value === null) return withFilter(filters, { field, operator: 'isnull', value: 'true' });
  if (!period) return withFilter(filters, { field, operator: 'eq', value });
  const last = lastDayOf(value, period);
  const isInstant = fieldNamed(collection, field)?.kind === 'datetime';
  const from = isInstant ? fromWallTime(`${value}T00:00`, zone) : value;
  // The last instant before the next day that the database stores.
  const to = isInstant
    ? fromWallTime(`${last}T23:59:59`, zone).replace('T23:59:59', 'T23:59:59.999999')
    : last;
  return withFilter(withFilter(filters, { field, operator: 'gte', value: from }), {
    field,
    operator: 'lte',
    value: to,
  });
}

/** A list takes each condition once: of two bounds the narrower one counts. */
function withFilter(filters: readonly ListFilter[], added: ListFilter): ListFilter[] {
  const isSame = ({ field, operator }: ListFilter) => field === added.field && operator === added.operator;
  const given = filters.find(isSame);
  return [...filters.filter((filter) => !isSame(filter)), given ? narrower(given, added) : added];
}

function narrower(given: ListFilter, added: ListFilter): ListFilter {
  const isLater = orderOf(given.value) > orderOf(added.value);
  if (given.operator === 'gte') return isLater ? given : added;
  if (given.operator === 'lte') return isLater ? added : given;
  return added;
}

function orderOf(value: ListFilter['value']): number {
  return Date.parse(String(value));
}
