import type { Collection } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { addDays, fromWallTime } from '@callboard/domain/calendar';

/**
 * The filters of what lies in some days, with the list's own: a bound that both have is the narrower one. Instants reach a day further
 * on both sides, because a record's zone can differ from the user's.
 */
export function inSpan(
  filters: readonly ListFilter[],
  { fields, calendar }: Collection,
  days: readonly string[],
  zone: string,
): ListFilter[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!calendar || first === undefined || last === undefined) return [...filters];
  const hasTimes = fields[calendar.from]?.kind === 'datetime';
  const from = hasTimes ? fromWallTime(`${addDays(first, -1)}T00:00`, zone) : first;
  const to = hasTimes ? fromWallTime(`${addDays(last, 1)}T23:59:59`, zone) : last;
  const bounds: ListFilter[] = [
    { field: calendar.from, operator: 'lte', value: to },
    { field: calendar.to ?? calendar.from, operator: 'gte', value: from },
  ];
  const isSame = (one: ListFilter, other: ListFilter) =>
    one.field === other.field && one.operator === other.operator;
  const narrowed = bounds.map((bound) => filters.filter((own) => isSame(own, bound)).reduce(narrower, bound));
  return [...filters.filter((own) => !bounds.some((bound) => isSame(own, bound))), ...narrowed];
}

function narrower(one: ListFilter, other: ListFilter): ListFilter {
  const [first, second] = [Date.parse(String(one.value)), Date.parse(String(other.value))];
  const isOneLess = first <= second;
  return isOneLess === (one.operator === 'lte') ? one : other;
}
