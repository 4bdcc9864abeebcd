import { recordPath, type RecordBase } from '@callboard/api-contract';
import { orderingKeys, type ListFilter } from '@callboard/api-contract/lists';
import { DataTable, EmptyState, QueryView, type DataTableSort } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { canEver } from '../actor/canReach';
import { recordHooksFor } from '@callboard/api-client/collections';
import { usePageQuery } from '../hooks/usePageQuery';
import { useZone } from '../hooks/useZone';
import { messages } from '../messages';
import { withSummaryButton } from '../rows/withSummaryButton';
import { RowTools } from '../rows/RowTools';
import { useFieldLabel } from '../values/useLabels';
import { columnSelections } from './columnsOf';
import { createRangeStore } from './createRangeStore';
import styles from './list.module.css';
import { ListBar } from './ListBar';
import { ListCount } from './ListCount';
import type { ListFacts } from '../rows/listFacts';
import { LazyGroupedRows } from './groups/LazyGroupedRows';
import { useGroups } from './groups/useGroups';
import { isRanked, toListQuery } from './toListQuery';
import type { Wider } from './WiderSearch';
import { useSelection } from './useSelection';
import { useListState } from './useListState';
import { useTableColumns } from './useTableColumns';
import { viewIn } from './views/viewNames';
import { canEditCells, cellColumns } from './cells/cellFields';

// Lazy: its chunk includes the confirmation dialogs, which most visits to a list never need.
const BulkBar = lazy(async () => ({ default: (await import('./BulkBar')).BulkBar }));

const views = {
  board: lazy(async () => ({ default: (await import('./views/Board')).Board })),
  calendar: lazy(async () => ({ default: (await import('./views/ListCalendar')).ListCalendar })),
  map: lazy(async () => ({ default: (await import('./views/ListMap')).ListMap })),
  timeline: lazy(async () => ({ default: (await import('./views/ListTimeline')).ListTimeline })),
  tree: lazy(async () => ({ default: (await import('./views/ListTree')).ListTree })),
};
const ListCells = lazy(async () => ({ default: (await import('./cells/ListCells')).ListCells }));

const WiderSearch = lazy(async () => ({ default: (await import('./WiderSearch')).WiderSearch }));
const Refusals = lazy(async () => ({ default: (await import('./Refusals')).Refusals }));

/** The height of a compact row, in pixels. */
const compactRow = 28;

export interface ListViewProps extends ListFacts {
  columns: readonly string[] | undefined;
  ordering: string | undefined;
  actions: ReactNode;
  /** The fixed filters without the days that the page opens on, and what shows those records too. */
  otherDays?: OtherDays | undefined;
}

/** Records of a page that opens on some days only, once the others are requested. */
export interface OtherDays {
  fixedFilters: readonly ListFilter[];
  onShow: () => void;
}

/** The toolbar, the table and the count of a list. */
export function ListView({ columns: firstColumns, ordering, actions, otherDays, ...facts }: ListViewProps) {
  const { collection, definition, label, actor, fixedFilters } = facts;
  const navigate = useNavigate();
  const zone = useZone();
  const labelOf = useFieldLabel();
  const list = useListState(definition, actor.roles, facts.isPage === true);
  const { state } = list;
  const query = useMemo(
    () => toListQuery(state, definition, fixedFilters, zone, ordering),
    [state, definition, fixedFilters, zone, ordering],
  );
  const [params] = usePageQuery();
  // A grid of cells needs keys and width: on a phone, a record is edited in its form.
  const canEdit = useMediaQuery('(width >= 48rem)', true) && canEditCells(definition, actor);
  const view = viewIn(params, definition, canEdit);
  const Other = view === 'table' || view === 'cells' ? undefined : views[view];
  const group = view === 'table' ? state.group : undefined;
  const isGrouped = group !== undefined;
  const rows = recordHooksFor(collection).useRows(query, { skip: view !== 'table' || isGrouped });
  const listed = JSON.stringify([query.search, query.filters, group]);
  const { selectedRecords, refusals, selection, retain, select, setRefusals } = useSelection(rows, listed);
  const sortedBy = state.ordering[0] ?? ordering ?? definition.ordering;
  const [range] = useState(createRangeStore);
  const fixedFields = fixedFilters.map(({ field }) => field).join(' ');
  const allColumns = useMemo(
    () => columnSelections(definition, actor.roles, state.columns ?? firstColumns, fixedFields.split(' ')),
    [definition, actor.roles, state.columns, firstColumns, fixedFields],
  );
  const { columns: plainColumns, hasTimes } = useTableColumns(definition, allColumns, labelOf, state.search);
  const columns = useMemo(() => withSummaryButton(plainColumns), [plainColumns]);
  const groups = useGroups(facts, group, query, allColumns);
  // Loads the chunk while the server counts.
  useEffect(() => {
    if (isGrouped) void LazyGroupedRows.fetch();
  }, [isGrouped]);
  const { onRangeChange } = rows;
  const onRange = useCallback(
    (first: number, last: number) => {
      range.set(first, last);
      onRangeChange(first, last);
    },
    [range, onRangeChange],
  );
  const link = useMemo(
    () => ({
      href: (record: RecordBase) => recordPath(definition, record),
      onOpen: (record: RecordBase) => void navigate(recordPath(definition, record)),
    }),
    [definition, navigate],
  );
  const isNarrowed = state.search !== '' || state.filters.length > 0;
  const wider = widerThan();
  // A list with fixed filters shows only some records, so it cannot state that there are none.
  const isPart = isNarrowed || fixedFilters.some(({ operator }) => operator !== 'eq');
  const empty = <EmptyList {...{ isPart, label }} onClear={isNarrowed ? list.clear : undefined} />;
  const canSelect =
    canEver(definition, 'remove', actor) ||
    (definition.lifecycle !== undefined && canEver(definition, 'update', actor));
  const { count, problem, isLoading, refetch } = isGrouped ? groups : rows;
  return (
    <div className={styles.root}>
      <ListBar
        {...facts}
        list={list}
        view={view}
        canEdit={canEdit}
        allColumns={allColumns}
        labelOf={labelOf}
        ordering={sortedBy}
        actions={actions}
        shown={count === undefined ? undefined : { query, count }}
      />
      {view === 'table' && selectedRecords.size > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            {...facts}
            selectedRecords={selectedRecords}
            query={query}
            count={rows.count}
            onChoose={select}
            onRefused={setRefusals}
            onDone={retain}
          />
        </Suspense>
      )}
      {view === 'table' && refusals.size > 0 && selectedRecords.size > 0 && (
        <Suspense fallback={null}>
          <Refusals
            title={messages.refusedOf(refusals.size)}
            refusals={refusals}
            records={selectedRecords}
            actions={
              <Button size="small" onClick={() => setRefusals(new Map())}>
                {messages.close}
              </Button>
            }
          />
        </Suspense>
      )}
      {view === 'cells' && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <ListCells {...facts} query={query} columns={cellColumns(allColumns, labelOf)} />
        </Suspense>
      )}
      {Other && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <Other {...facts} query={query} />
        </Suspense>
      )}
      {view === 'table' && (
        <QueryView
          query={{ value: count, problem, isLoading, retry: refetch }}
          loading={<Skeleton lines={12} />}
          isEmpty={(found) => found === 0}
          empty={
            wider ? (
              <Suspense fallback={<Skeleton lines={12} />}>
                <WiderSearch {...{ collection, label, wider }} otherwise={empty} />
              </Suspense>
            ) : (
              empty
            )
          }
        >
          {(found) =>
            groups.counts ? (
              <Suspense fallback={<Skeleton lines={12} />}>
                <LazyGroupedRows
                  facts={facts}
                  counts={groups.counts}
                  summed={groups.summed}
                  {...{ query, columns, link }}
                />
              </Suspense>
            ) : (
              <>
                <RowTools facts={facts} rows={rows} isSpaceFree={!canSelect}>
                  <DataTable
                    rowsOf={JSON.stringify(query)}
                    label={label.many}
                    columns={columns}
                    rowCount={found}
                    rowHeight={state.density === 'compact' ? compactRow : undefined}
                    rowAt={rows.rowAt}
                    onRangeChange={onRange}
                    sort={isRanked(state) ? undefined : toSort(sortedBy)}
                    onSortChange={(sort) => list.setOrdering([toOrdering(sort)])}
                    selection={canSelect ? selection : undefined}
                    link={link}
                  />
                </RowTools>
                <ListCount store={range} count={found} zone={hasTimes ? zone : undefined} />
              </>
            )
          }
        </QueryView>
      )}
    </div>
  );

  function widerThan(): Wider | undefined {
    if (!state.isOfSeason && !otherDays) return undefined;
    const days = otherDays?.fixedFilters ?? fixedFilters;
    return {
      by: otherDays ? 'dates' : 'seasons',
      query: toListQuery({ ...state, isOfSeason: false }, definition, days, zone, ordering),
      onWiden: otherDays?.onShow ?? (() => list.setOfSeason(false)),
    };
  }
}

/** The column whose header shows the order; undefined for an order that no column has. */
function toSort(ordering: string): DataTableSort | undefined {
  const [key] = orderingKeys(ordering);
  return key && key.direction !== 'nearest' ? { id: key.name, direction: key.direction } : undefined;
}

function toOrdering({ id, direction }: DataTableSort): string {
  return direction === 'descending' ? `-${id}` : id;
}

interface EmptyListProps {
  /** True if a search or filter is active, so that other records can exist. */
  isPart: boolean;
  label: ListFacts['label'];
  onClear: (() => void) | undefined;
}

function EmptyList({ isPart, label, onClear }: EmptyListProps) {
  if (!isPart)
    return <EmptyState title={messages.emptyTitle(label.many)}>{messages.emptyText(label.one)}</EmptyState>;
  return (
    <EmptyState
      icon="search"
      title={messages.nothingFound(label.many)}
      action={onClear && <Button onClick={onClear}>{messages.clearFilters}</Button>}
    >
      {messages.nothingFoundText}
    </EmptyState>
  );
}
