import { Checkbox } from '../../inputs/Checkbox/Checkbox';
import { tableMessages } from '../../text/tableMessages';
import type { DataTableColumn, DataTableSort } from './DataTable.types';
import styles from './DataTable.module.css';

export interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: ((sort: DataTableSort) => void) | undefined;
  /** Absent where rows cannot be selected. */
  selectionState?: 'none' | 'some' | 'all' | undefined;
  onChooseAll: () => void;
}

/** The sticky row of headers. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selectionState,
  onChooseAll,
}: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {selectionState !== undefined && (
          <th className={styles.check}>
            <Checkbox
              aria-label={tableMessages.selectLoadedRows}
              checked={selectionState === 'all'}
              isMixed={selectionState === 'some'}
              onChange={onChooseAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.id === column.id ? sort.direction : undefined;
          const isSortable = column.isSortable === true && onSortChange !== undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={styles.header}
              data-align={column.align}
              aria-sort={isSortable ? (direction ?? 'none') : undefined}
              style={column.width === undefined ? undefined : { inlineSize: column.width }}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => {
                    const next = direction === 'ascending' ? 'descending' : 'ascending';
                    onSortChange({ id: column.id, direction: next });
                  }}
                >
                  {column.label}
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
