import { recordHooksFor } from '@callboard/api-client/collections';
import type { RecordBase } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Pagination } from '@callboard/ui-kit/navigation';
import { useState } from 'react';
import { useZone } from '../../hooks/useZone';
import { messages } from '../../messages';
import { bulkMessages } from '../bulkMessages';
import type { ListFacts } from '../../rows/listFacts';
import { refusedIn, type CellEntry } from './cellEntries';
import type { CellColumn } from './cellFields';
import { CellGrid } from './CellGrid';
import { cellMessages } from './cellMessages';
import { CellProblems } from './CellProblems';
import styles from './cells.module.css';
import { useCells } from './useCells';
import { useGridSelection } from './useGridSelection';

/** The rows of a page: the usual block that is pasted has place in it. */
const pageSize = 100;

export interface ListCellsProps extends ListFacts {
  query: ListQuery;
  columns: readonly CellColumn[];
}

/** The records of a list, edited in their cells: a page of rows at a time. */
export function ListCells({ query, columns, ...facts }: ListCellsProps) {
  const text = JSON.stringify(query);
  const [at, setAt] = useState({ text, page: 1 });
  const page = at.text === text ? at.page : 1;
  return (
    <CellPage
      key={`${page} ${text}`}
      {...facts}
      query={{ ...query, page, pageSize }}
      columns={columns}
      page={page}
      onPageChange={(next) => setAt({ text, page: next })}
    />
  );
}

interface CellPageProps extends ListCellsProps {
  page: number;
  onPageChange: (page: number) => void;
}

function CellPage({ query, columns, page, onPageChange, ...facts }: CellPageProps) {
  const { collection, label } = facts;
  const zone = useZone();
  const list = recordHooksFor(collection).useList(query);
  const records = useSteadyRows(list.data?.results);
  const cells = useCells(facts, zone);
  const [outside, setOutside] = useState(0);
  const grid = useGridSelection({ rows: records.length, columns: columns.length });
  const refused = refusedIn(cells.entries);
  const { progress } = cells;

  function goTo({ record, column }: CellEntry) {
    const row = records.findIndex(({ hashcode }) => hashcode === record.hashcode);
    const index = columns.findIndex(({ name }) => name === column.name);
    if (row >= 0 && index >= 0) grid.select({ row, column: index });
  }

  const answer = { value: list.data, problem: list.problem, isLoading: list.isLoading, retry: list.refetch };
  const { block } = grid;
  const selected = (block.bottom - block.top + 1) * (block.end - block.start + 1);
  return (
    <QueryView
      query={answer}
      loading={<Skeleton lines={12} />}
      isEmpty={({ count }) => count === 0}
      empty={<EmptyState icon="search" title={messages.nothingFound(label.many)} />}
    >
      {({ count }) => (
        <>
          <CellProblems
            refused={refused}
            onGoTo={goTo}
            onDiscard={() =>
              cells.discard(refused.map(({ record, column }) => [record.hashcode, column.name]))
            }
          />
          <p className={styles.state} role="status">
            {progress && bulkMessages.working(progress.done, progress.total)}
            {!progress && outside > 0 && cellMessages.outside(outside)}
            {!progress && outside === 0 && selected > 1 && bulkMessages.selected(selected)}
          </p>
          <CellGrid {...{ facts, records, columns, cells, zone, grid }} onOutside={setOutside} />
          {count > pageSize && (
            <Pagination
              label={cellMessages.pages}
              page={page}
              pageCount={Math.ceil(count / pageSize)}
              onPageChange={onPageChange}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

/** The rows in their first order, with their newest values: a row that an edit sorts or filters elsewhere stays in its place. */
function useSteadyRows(results: readonly RecordBase[] | undefined): readonly RecordBase[] {
  const [shown, setShown] = useState<{ results: typeof results; rows: readonly RecordBase[] }>({
    results: undefined,
    rows: [],
  });
  if (results === undefined || shown.results === results) return shown.rows;
  const fresh = new Map(results.map((record) => [record.hashcode, record]));
  const rows =
    shown.results === undefined ? results : shown.rows.map((old) => fresh.get(old.hashcode) ?? old);
  setShown({ results, rows });
  return rows;
}
