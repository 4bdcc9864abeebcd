import { collectionNamed } from '@callboard/api-contract/collections';
import type { WidgetSettings } from '@callboard/api-contract/dashboards';
import type { ListFilter, ListQuery } from '@callboard/api-contract/lists';
import type { WidgetTools } from './WidgetTools';

/** The search and the filters that the settings of a widget mean now, as a query takes them. */
export function queryOf(
  { collection, view, status, from }: WidgetSettings,
  { today, dayStart, readView }: Pick<WidgetTools, 'today' | 'dayStart' | 'readView'>,
): Pick<ListQuery, 'search'> & { filters: ListFilter[] } {
  const isInstant = from && collection && collectionNamed(collection).fields[from]?.kind === 'datetime';
  const viewed = collection && view ? readView(collection, view) : null;
  return {
    ...(viewed?.search !== undefined && { search: viewed.search }),
    filters: [
      ...(viewed?.filters ?? []),
      ...(status ? [{ field: 'status', operator: 'eq', value: status } as const] : []),
      ...(from ? [{ field: from, operator: 'gte', value: isInstant ? dayStart : today } as const] : []),
    ],
  };
}

/** The same as the address of a list has it: in days. */
export function addressFilters(
  { view, status, from }: WidgetSettings,
  { today }: Pick<WidgetTools, 'today'>,
): Record<string, string> {
  return {
    ...Object.fromEntries(new URLSearchParams(view)),
    ...(status && { status }),
    ...(from && { [`${from}__gte`]: today }),
  };
}
