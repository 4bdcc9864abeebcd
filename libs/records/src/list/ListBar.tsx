import { hasRole, type Field } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { Button, Spinner } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { hasSeasons } from '@callboard/domain/lists';
import { usePageQuery } from '../hooks/usePageQuery';
import { messages } from '../messages';
import type { ColumnSelection } from './columnsOf';
import styles from './list.module.css';
import type { ListFacts } from '../rows/listFacts';
import type { ListStateHandle } from './useListState';
import { useTypedSearch } from './useTypedSearch';
import type { ViewName } from './views/viewNames';
import { useViewParam, ViewSwitch } from './views/ViewSwitch';
import { viewMessages } from './views/viewMessages';
import { ListMore } from './ListMore';
import { LazyViewsMenu } from './LazyViewsMenu';

// Lazy: most visits to a list open none of these, and the filters include the pickers.
const ColumnChooser = lazy(async () => ({ default: (await import('./ColumnChooser')).ColumnChooser }));
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));
const SortSelect = lazy(async () => ({ default: (await import('./SortSelect')).SortSelect }));
const GroupSelect = lazy(async () => ({ default: (await import('./groups/GroupSelect')).GroupSelect }));
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

/** So many rows are seen at a glance. */
const fewRows = 3;

type Panel = 'filters' | 'columns' | 'group';

export interface ListBarProps extends ListFacts {
  list: ListStateHandle;
  /** How the records are shown; only a table has columns and rows to export. */
  view: ViewName;
  /** True if its cells can be edited. */
  canEdit: boolean;
  allColumns: readonly ColumnSelection[];
  labelOf: (field: Field) => string;
  /** The current order of the list. */
  ordering: string;
  actions: ReactNode;
  /** Query of the list, and its number of records; undefined while it is loading. */
  shown: { query: ListQuery; count: number } | undefined;
}

/**
 * The toolbar of a list: those who read search, the office has views, filters and a menu of the rest, with the open panel below it. A list of
 * a few rows within another page has none of it.
 */
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
  const { definition, label, actor, fixedFilters, isPage = false } = facts;
  const [panel, setPanel] = useState<Panel | null>(null);
  const panelId = useId();
  const { state, setFilters, setColumns } = list;
  const [search, setSearch] = useTypedSearch(state.search, list.setSearch);
  const opener = useRef<HTMLElement | null>(null);
  const more = useRef<HTMLSpanElement>(null);
  const [, showView] = useViewParam();
  const [params] = usePageQuery();
  const isOffice = hasRole(actor.roles, ['staff', 'admin']);
  // A few rows are seen at a glance, by those who read and within another page, where nothing is there before they are counted.
  const isNarrowed = state.search !== '' || state.filters.length > 0 || state.group !== undefined;
  const isGlance = !isPage || !isOffice;
  const isFew = isGlance && (shown === undefined ? !isPage : shown.count <= fewRows);
  const hasSearch = view !== 'table' || isNarrowed || !isFew;
  const hasMore = isOffice && (view === 'table' || view === 'cells') && (isPage || hasSearch);
  function toggle(name: Panel, button: HTMLElement | null) {
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
  const isOfSeasons = isPage && hasSeasons(definition) && params.get('as') !== 'calendar';
  const season = isOfSeasons ? { isOn: state.isOfSeason, onChange: list.setOfSeason } : undefined;
  const fixedFields = fixedFilters.map(({ field }) => field);
  return (
    <>
      {(hasSearch || hasMore || actions !== undefined) && (
        <Toolbar label={messages.toolbar(label.many)} actions={actions}>
          {hasSearch && (
            <div className={styles.search}>
              <SearchBox label={messages.search(label.many)} value={search} onValueChange={setSearch} />
            </div>
          )}
          {hasSearch && isOffice && (
            <>
              {(isPage || fixedFilters.length === 0) && <LazyViewsMenu facts={facts} list={list} />}
              <Button
                icon="filter"
                aria-expanded={panel === 'filters'}
                aria-controls={panel === 'filters' ? panelId : undefined}
                onClick={({ currentTarget }) => toggle('filters', currentTarget)}
              >
                {messages.filterCount(state.filters.length)}
              </Button>
              <ViewSwitch definition={definition} />
            </>
          )}
          {view === 'cells' && (
            <Button icon="check" variant="primary" onClick={() => showView('table')}>
              {viewMessages.doneEditing}
            </Button>
          )}
          {hasMore && (
            <span ref={more}>
              <ListMore
                {...{ facts, view, canEdit, shown, labelOf }}
                columns={allColumns}
                isGrouped={state.group !== undefined}
                onPanel={(name) => toggle(name, more.current?.querySelector('button') ?? null)}
              />
            </span>
          )}
        </Toolbar>
      )}
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
      {(state.filters.length > 0 || season) && (
        <Suspense fallback={<div className={styles.chips} />}>
          <FilterChips
            collection={definition}
            filters={state.filters}
            labelOf={labelOf}
            onChange={setFilters}
            onClear={list.clear}
            season={season}
          />
        </Suspense>
      )}
    </>
  );
}

/** True if a list of options or a dialog is open where the key was pressed: Escape closes that first. */
function isElsewhere(target: EventTarget | null, opener: HTMLElement | null): boolean {
  if (!(target instanceof Element) || opener?.contains(target)) return false;
  return target.closest('[aria-expanded="true"], [popover], dialog') !== null;
}
