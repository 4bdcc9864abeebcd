import type { AnyRecord } from '@callboard/api-contract';
import { Button, DataTable, EmptyState, QueryView, Skeleton, type DataTableSort } from '@callboard/ui-kit';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mayEver } from '../actor/mayReach';
import { recordHooks } from '../hooks/recordHooks';
import { useZone } from '../hooks/useZone';
import { messages } from '../messages';
import { pagePath } from '../values/pagePath';
import { useFieldLabel } from '../values/useLabels';
import { useZoneOf } from '../values/useZoneOf';
import { BulkBar } from './BulkBar';
import { columnChoices, toTableColumns } from './columnsOf';
import { createRangeStore } from './createRangeStore';
import styles from './list.module.css';
import { ListBar } from './ListBar';
import { ListCount } from './ListCount';
import type { ListFacts } from './listFacts';
import { toListQuery } from './toListQuery';
import { useChosen } from './useChosen';
import { useListState } from './useListState';

export interface ListViewProps extends ListFacts {
  columns: readonly string[] | undefined;
  ordering: string | undefined;
  actions: ReactNode;
}

/** The line of controls, the table and the count of a list. */
export function ListView({ columns: firstColumns, ordering, actions, ...facts }: ListViewProps) {
  const { collection, definition, label, actor, fixedFilters } = facts;
  const navigate = useNavigate();
  const zone = useZone();
  const labelOf = useFieldLabel();
  const list = useListState(definition, actor.roles);
  const { state } = list;
  const query = useMemo(
    () => toListQuery(state, definition, fixedFilters, zone, ordering),
    [state, definition, fixedFilters, zone, ordering],
  );
  const rows = recordHooks(collection).useRows(query);
  const { chosen, selection, keep } = useChosen(rows);
  const [range] = useState(createRangeStore);
  const settled = fixedFilters.map(({ field }) => field).join(' ');
  const choices = useMemo(
    () => columnChoices(definition, actor.roles, state.columns ?? firstColumns, settled.split(' ')),
    [definition, actor.roles, state.columns, firstColumns, settled],
  );
  const hasTimes = choices.some(({ field, isShown }) => isShown && field.kind === 'datetime');
  const { zoneOf, isElsewhere } = useZoneOf(definition, hasTimes);
  const columns = useMemo(
    () => toTableColumns(choices, { labelOf, zoneOf, isElsewhere, zone }),
    [choices, labelOf, zoneOf, isElsewhere, zone],
  );
  const { onRangeChange } = rows;
  const onRange = useCallback(
    (first: number, last: number) => {
      range.say(first, last);
      onRangeChange(first, last);
    },
    [range, onRangeChange],
  );
  const link = useMemo(
    () => ({
      href: (record: AnyRecord) => pagePath(definition, record.hashcode),
      onOpen: (record: AnyRecord) => void navigate(pagePath(definition, record.hashcode)),
    }),
    [definition, navigate],
  );
  const isNarrowed = state.search !== '' || state.filters.length > 0;
  const mayChoose =
    mayEver(definition, 'remove', actor) ||
    (definition.lifecycle !== undefined && mayEver(definition, 'update', actor));
  const answer = { value: rows.count, problem: rows.problem, isLoading: rows.isLoading, retry: rows.refetch };
  return (
    <div className={styles.root}>
      <ListBar {...facts} list={list} choices={choices} labelOf={labelOf} actions={actions} />
      {chosen.size > 0 && <BulkBar {...facts} chosen={chosen} onDone={keep} />}
      <QueryView
        query={answer}
        loading={<Skeleton lines={12} />}
        isEmpty={(count) => count === 0}
        empty={<EmptyList isNarrowed={isNarrowed} label={label} onClear={list.clear} />}
      >
        {(count) => (
          <>
            <DataTable
              key={JSON.stringify(query)}
              label={label.many}
              columns={columns}
              rowCount={count}
              rowAt={rows.rowAt}
              onRangeChange={onRange}
              sort={toSort(state.ordering[0] ?? ordering ?? definition.ordering)}
              onSortChange={(sort) => list.setOrdering([toOrdering(sort)])}
              selection={mayChoose ? selection : undefined}
              link={link}
            />
            <ListCount store={range} count={count} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function toSort(ordering: string): DataTableSort {
  return { id: ordering.replace(/^-/, ''), direction: ordering.startsWith('-') ? 'descending' : 'ascending' };
}

function toOrdering({ id, direction }: DataTableSort): string {
  return direction === 'descending' ? `-${id}` : id;
}

interface EmptyListProps {
  isNarrowed: boolean;
  label: ListFacts['label'];
  onClear: () => void;
}

function EmptyList({ isNarrowed, label, onClear }: EmptyListProps) {
  if (!isNarrowed)
    return <EmptyState title={messages.emptyTitle(label.many)}>{messages.emptyText(label.one)}</EmptyState>;
  return (
    <EmptyState
      icon="search"
      title={messages.nothingFound(label.many)}
      action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
    >
      {messages.nothingFoundText}
    </EmptyState>
  );
}
