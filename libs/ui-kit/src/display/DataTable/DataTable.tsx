import { useId, useState } from 'react';
import { tableMessages } from '../../text/tableMessages';
import type {
  DataTableColumn,
  DataTableLink,
  DataTableSelection,
  DataTableSort,
  DataTableSource,
} from './DataTable.types';
import styles from './DataTable.module.css';
import { placeColumns } from './placeColumns';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useTableEvents } from './useTableEvents';
import { useTableScroll } from './useTableScroll';

export interface DataTableProps<Row> extends DataTableSource<Row> {
  /** The accessible name: what the rows are. */
  label: string;
  /** Keep the array the same between renders: a new one renders all rows again. */
  columns: readonly DataTableColumn<Row>[];
  /** The column by which the rows are sorted, and the direction. */
  sort?: DataTableSort | undefined;
  /** Called when the user sorts by another column; the caller sorts. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** The selected rows; without it rows cannot be selected. */
  selection?: DataTableSelection<Row> | undefined;
  /** Where a row leads; without it rows are no links. */
  link?: DataTableLink<Row> | undefined;
  /** The height of a one-line row in pixels. @default 36 */
  rowHeight?: number | undefined;
  /** The maximum height, as CSS; fewer rows take less. */
  maxHeight?: string | undefined;
  /** Source of the rows, such as a search: with another value, the table starts at the top. Its elements stay. */
  rowsOf?: string | undefined;
}

/** The height of a two-line row on a narrow screen, in pixels. */
const narrowRowHeight = 60;

/** The limit of one bulk change. */
const maxSelected = 1000;

/** A table of any length that renders only the visible rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowCount, rowAt, onRangeChange, sort, onSortChange, selection, link } = props;
  const { rowHeight: wide = 36, maxHeight, rowsOf } = props;
  const table = useTableScroll({
    rowCount,
    rowHeight: { wide, narrow: narrowRowHeight },
    onRangeChange,
    columnCount: columns.length,
    rowsOf,
  });
  const { scroller, shown, rowHeight, isNarrow, reveal, slots } = table;
  const placed = placeColumns(columns, isNarrow);
  const [active, setActive] = useState(0);
  const [shownOf, setShownOf] = useState(rowsOf);
  if (shownOf !== rowsOf) {
    setShownOf(rowsOf);
    setActive(0);
  }
  const helpId = useId();
  const tabStop = Math.max(shown.first, Math.min(shown.last, active));

  function goTo(index: number) {
    reveal(index);
    setActive(index);
    const stop = `tr[data-row="${index}"]`;
    scroller.current
      ?.querySelector<HTMLElement>(`${stop}[data-stop], ${stop} [data-stop]`)
      ?.focus({ preventScroll: true });
  }

  const events = useTableEvents({ rowCount, visibleRows: table.visibleRows, rowAt, link, selection, goTo });
  const indexes = Array.from(
    { length: Math.max(0, shown.last - shown.first + 1) },
    (_, offset) => shown.first + offset,
  );

  return (
    <div
      className={styles.root}
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={-1}
      data-narrow={isNarrow || undefined}
      data-sideways={table.isSideways || undefined}
      style={{ maxBlockSize: maxHeight }}
      onScroll={table.onScroll}
    >
      <table
        className={styles.table}
        aria-label={label}
        aria-describedby={link === undefined ? undefined : helpId}
        aria-rowcount={rowCount + 1}
        data-link={link === undefined ? undefined : true}
        // Numbers reach the style sheet as custom properties.
        style={
          {
            '--row': `${rowHeight}px`,
            '--least': leastWidth(placed.cells, selection !== undefined),
          } as React.CSSProperties
        }
      >
        <TableHead
          columns={placed.cells}
          sort={sort}
          onSortChange={onSortChange}
          selectionState={selection && selectionStateOf(selection.selected.size, rowCount)}
          onChooseAll={() => selection?.onSelectedChange(allOrNone(props, selection))}
        />
        <tbody aria-hidden style={{ blockSize: shown.first * rowHeight }} />
        <tbody {...events} onFocus={(event) => setActive(rowIndexOf(event.target) ?? active)}>
          {indexes.map((index) => {
            const row = rowAt(index);
            return (
              <TableRow
                key={index % slots}
                row={row}
                index={index}
                placed={placed}
                href={row === undefined ? undefined : link?.href(row)}
                checkLabel={
                  selection &&
                  (row === undefined ? tableMessages.selectRow(index + 1) : selection.labelOf(row))
                }
                isSelected={row !== undefined && selection?.selected.has(selection.keyOf(row)) === true}
                isTabStop={index === tabStop}
              />
            );
          })}
        </tbody>
        <tbody aria-hidden style={{ blockSize: (rowCount - 1 - shown.last) * rowHeight }} />
      </table>
      {link !== undefined && (
        <span id={helpId} hidden>
          {tableMessages.tableHelp}
        </span>
      )}
    </div>
  );
}

/** The minimum width of all columns together: below it the table scrolls sideways, so that flexible columns do not vanish. */
function leastWidth<Row>(columns: readonly DataTableColumn<Row>[], hasChecks: boolean): string {
  const checks = hasChecks ? 'var(--check-width)' : '0px';
  const widths = columns.map(
    ({ width }, index) => width ?? `var(--table-${index === 0 ? 'title' : 'column'})`,
  );
  return `calc(${[checks, ...widths].join(' + ')})`;
}

function rowIndexOf(target: Element): number | undefined {
  const index = target.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
  return index === undefined ? undefined : Number(index);
}

/** Selects all loaded rows, or none when all are selected. Runs on click, not on render: it can take long. */
function allOrNone<Row>(
  source: DataTableSource<Row>,
  selection: DataTableSelection<Row>,
): ReadonlySet<string> {
  const loaded = new Set<string>();
  for (let index = 0; index < source.rowCount && loaded.size < maxSelected; index += 1) {
    const row = source.rowAt(index);
    if (row !== undefined) loaded.add(selection.keyOf(row));
  }
  return [...loaded].every((key) => selection.selected.has(key)) ? new Set() : loaded;
}

function selectionStateOf(selected: number, rowCount: number): 'none' | 'some' | 'all' {
  if (selected === 0) return 'none';
  return selected >= Math.min(rowCount, maxSelected) ? 'all' : 'some';
}
