import type { Field } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { Button, Spinner } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ExportButton } from './ExportButton';
import { messages } from '../messages';
import type { ColumnSelection } from './columnsOf';
import styles from './list.module.css';
import type { ListFacts } from '../rows/listFacts';
import type { ListStateHandle } from './useListState';
import { useTypedSearch } from './useTypedSearch';
import type { ViewName } from './views/viewNames';
import { ViewSwitch } from './views/ViewSwitch';
import { CellsButton } from './cells/CellsButton';
import { LazyViewsMenu } from './LazyViewsMenu';

// Lazy: most visits to a list open none of these, and the filters include the pickers.
const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser')).ColumnChooser }));
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));
const SortSelect = lazy(async () => ({ default: (await import('./SortSelect')).SortSelect }));
const GroupSelect = lazy(async () => ({ default: (await import('./groups/GroupSelect')).GroupSelect }));
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

type Panel = 'filters' | 'columns' | 'group';

export interface ListBarProps extends ListFacts {
  list: ListStateHandle;
  /** How the records are shown; only a table has columns and rows to export. */
  view: ViewName;
  /** Whether its cells can be edited. */
  canEdit: boolean;
  allColumns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** The current order of the list. */
  ordering: string;
  actions: ReactNode;
  /** What the list shows, and of how many records; undefined while it is loading. */
  shown: { query: ListQuery; count: number } | undefined;
}

/** The toolbar of a list: search, filters and columns, with the open panel below it. */
export function ListBar({
  list,
  view,
  canEdit,
  allColumns,
  labelOf,
  ordering,
  actions,
  shown,
  ...facts
}: ListBarProps) {
  const { definition, label, actor, fixedFilters } = facts;
  const [panel, setPanel] = useState<Panel | null>(null);
  const panelId = useId();
  const { state, setFilters, setColumns } = list;
  const [search, setSearch] = useTypedSearch(state.search, list.setSearch);
  const opener = useRef<HTMLElement | null>(null);
  function toggle(name: Panel, button: HTMLElement) {
    opener.current = button;
    setPanel(panel === name ? null : name);
  }
  // Listens to the document: the panel lies over the list, wherever the focus is.
  useEffect(() => {
    if (panel === null) return;
    function closeByEscape({ key, target, defaultPrevented }: KeyboardEvent) {
      if (key !== 'Escape' || defaultPrevented || isElsewhere(target, opener.current)) return;
      setPanel(null);
      opener.current?.focus();
    }
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [panel]);
  const fixedFields = fixedFilters.map(({ field }) => field);
  return (
    <>
      <Toolbar label={messages.toolbar(label.many)} actions={actions}>
        <div className={styles.search}>
          <SearchBox label={messages.search(label.many)} value={search} onValueChange={setSearch} />
        </div>
        {(facts.isPage === true || fixedFilters.length === 0) && <LazyViewsMenu facts={facts} list={list} />}
        <Button
          icon="filter"
          aria-expanded={panel === 'filters'}
          aria-controls={panel === 'filters' ? panelId : undefined}
          onClick={({ currentTarget }) => toggle('filters', currentTarget)}
        >
          {messages.filterCount(state.filters.length)}
        </Button>
        <ViewSwitch definition={definition} />
        {(view === 'table' || view === 'cells') && (
          <>
            <span className={styles.columns}>
              <Button
                icon="columns"
                aria-expanded={panel === 'columns'}
                aria-controls={panel === 'columns' ? panelId : undefined}
                onClick={({ currentTarget }) => toggle('columns', currentTarget)}
              >
                {messages.columns}
              </Button>
            </span>
            {canEdit && <CellsButton isOn={view === 'cells'} />}
          </>
        )}
        {view === 'table' && (
          <>
            <Button
              icon="list"
              aria-expanded={panel === 'group'}
              aria-controls={panel === 'group' ? panelId : undefined}
              onClick={({ currentTarget }) => toggle('group', currentTarget)}
            >
              <span className={styles.iconText}>
                {state.group === undefined ? messages.group : messages.grouped}
              </span>
            </Button>
            <ExportButton facts={facts} shown={shown} columns={allColumns} labelOf={labelOf} />
          </>
        )}
      </Toolbar>
      {panel !== null && (
        <div id={panelId} className={styles.panel}>
          {panel === 'columns' && (view === 'table' || view === 'cells') && (
            <Suspense fallback={<Spinner />}>
              <ColumnChooser
                allColumns={allColumns}
                labelOf={labelOf}
                onChange={setColumns}
                density={state.density}
                onDensityChange={list.setDensity}
              />
            </Suspense>
          )}
          {panel === 'group' && view === 'table' && (
            <Suspense fallback={<Spinner />}>
              <GroupSelect
                definition={definition}
                roles={actor.roles}
                labelOf={labelOf}
                group={state.group}
                onChange={list.setGroup}
              />
            </Suspense>
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
                  onChange={(by) => list.setOrdering(by === '' ? [] : [by])}
                />
              </FilterPanel>
            </Suspense>
          )}
        </div>
      )}
      {state.filters.length > 0 && (
        <Suspense fallback={<div className={styles.chips} />}>
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

/** Whether a list of options or a dialog is open where the key was pressed: Escape closes that first. */
function isElsewhere(target: EventTarget | null, opener: HTMLElement | null): boolean {
  if (!(target instanceof Element) || opener?.contains(target)) return false;
  return target.closest('[aria-expanded="true"], [popover], dialog') !== null;
}
