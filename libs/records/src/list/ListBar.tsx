import type { Field } from '@callboard/api-contract';
import { Button, Spinner } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { messages } from '../messages';
import { ColumnChooser } from './ColumnChooser';
import type { ColumnSelection } from './columnsOf';
import styles from './list.module.css';
import type { ListFacts } from './listFacts';
import type { ListStateHandle } from './useListState';
import { useTypedSearch } from './useTypedSearch';

// Lazy: the filters include the pickers, which most visits to a list never open.
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));
const SortSelect = lazy(async () => ({ default: (await import('./SortSelect')).SortSelect }));
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

export interface ListBarProps extends ListFacts {
  list: ListStateHandle;
  allColumns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** The current order of the list. */
  ordering: string;
  actions: ReactNode;
}

/** The toolbar of a list: search, filters and columns, with the open panel below it. */
export function ListBar({
  definition,
  label,
  actor,
  list,
  allColumns,
  fixedFilters,
  labelOf,
  ordering,
  actions,
}: ListBarProps) {
  const [panel, setPanel] = useState<'filters' | 'columns' | null>(null);
  const panelId = useId();
  const { state, setFilters, setColumns } = list;
  const [search, setSearch] = useTypedSearch(state.search, list.setSearch);
  const toggle = (name: 'filters' | 'columns') => setPanel(panel === name ? null : name);
  const fixedFields = fixedFilters.map(({ field }) => field);
  return (
    <>
      <Toolbar label={messages.toolbar(label.many)} actions={actions}>
        <div className={styles.search}>
          <SearchBox label={messages.search(label.many)} value={search} onValueChange={setSearch} />
        </div>
        <Button
          icon="filter"
          aria-expanded={panel === 'filters'}
          aria-controls={panel === 'filters' ? panelId : undefined}
          onClick={() => toggle('filters')}
        >
          {messages.filterCount(state.filters.length)}
        </Button>
        <span className={styles.columns}>
          <Button
            icon="columns"
            aria-expanded={panel === 'columns'}
            aria-controls={panel === 'columns' ? panelId : undefined}
            onClick={() => toggle('columns')}
          >
            {messages.columns}
          </Button>
        </span>
      </Toolbar>
      {panel !== null && (
        <div id={panelId} className={styles.panel}>
          {panel === 'columns' && (
            <ColumnChooser allColumns={allColumns} labelOf={labelOf} onChange={setColumns} />
          )}
          {panel === 'filters' && (
            <Suspense fallback={<Spinner />}>
              <FilterPanel
                collection={definition}
                roles={actor.roles}
                filters={state.filters}
                fixedFields={fixedFields}
                labelOf={labelOf}
                onChange={setFilters}
              >
                <SortSelect
                  allColumns={allColumns}
                  labelOf={labelOf}
                  ordering={ordering}
                  onChange={(by) => list.setOrdering([by])}
                />
              </FilterPanel>
            </Suspense>
          )}
        </div>
      )}
      {state.filters.length > 0 && (
        <Suspense fallback={null}>
          <FilterChips
            collection={definition}
            filters={state.filters}
            labelOf={labelOf}
            onChange={setFilters}
            onClear={() => setFilters([])}
          />
        </Suspense>
      )}
    </>
  );
}
