import { writeListState } from '@callboard/domain/lists';
import { usePageQuery } from '../../hooks/usePageQuery';
import { useListState } from '../useListState';
import { RecordsMap } from './RecordsMap';
import type { ViewProps } from './viewProps';

/** The records of a list on a map; a place leads to its part of the list. */
export function ListMap({ collection, definition, label, actor, query, isPage = false }: ViewProps) {
  const [params] = usePageQuery();
  const { state } = useListState(definition, actor.roles, isPage);
  const hrefAt = (place: string, by: string): string => {
    const filters = state.filters.filter(({ field }) => field !== by);
    const shown = { ...state, filters: [...filters, { field: by, operator: 'eq' as const, value: place }] };
    const next = writeListState(shown, params, definition);
    next.delete('as');
    return `?${next.toString()}`;
  };
  return (
    <RecordsMap
      collection={collection}
      definition={definition}
      label={label.many}
      query={query}
      hrefAt={hrefAt}
    />
  );
}
