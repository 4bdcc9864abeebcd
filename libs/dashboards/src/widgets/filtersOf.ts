import { collectionNamed, type ListFilter } from '@callboard/api-contract';
import type { WidgetSettings } from '@callboard/api-contract/layouts';
import type { WidgetTools } from './WidgetTools';

/** The filters that the settings of a widget mean now, as a query takes them. */
export function filtersOf(
  { collection, status, from }: WidgetSettings,
  { today, dayStart }: Pick<WidgetTools, 'today' | 'dayStart'>,
): ListFilter[] {
  const isInstant = from && collection && collectionNamed(collection).fields[from]?.kind === 'datetime';
  return [
    ...(status ? [{ field: 'status', operator: 'eq', value: status } as const] : []),
    ...(from ? [{ field: from, operator: 'gte', value: isInstant ? dayStart : today } as const] : []),
  ];
}

/** The same filters, as the address of a list has them: in days. */
export function addressFilters(
  { status, from }: WidgetSettings,
  { today }: Pick<WidgetTools, 'today'>,
): Record<string, string> {
  return { ...(status && { status }), ...(from && { [`${from}__gte`]: today }) };
}
