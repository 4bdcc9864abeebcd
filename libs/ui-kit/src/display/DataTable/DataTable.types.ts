import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** The name used for sorting. */
  id: string;
  label: string;
  /** The content of the cell. Plain text renders fastest. */
  render: (row: Row) => ReactNode;
  /** The text among the details of a narrow row, which has no header. @default the content of the cell */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** @default 'start' */
  align?: 'start' | 'end' | 'center' | undefined;
  /** A CSS width; columns without one share the remaining room, as does the title on a narrow screen. */
  width?: string | undefined;
  /** Makes the header a sort button. @default false */
  isSortable?: boolean | undefined;
  /**
   * The place of the column on a narrow screen, where rows have two lines: 'title' is the first line, 'lead' starts the
   * second, 'detail' follows it, 'end' is a column of its own, and 'hidden' is not shown.
   * @default 'title' for the first column, 'detail' for the next three, else 'hidden'
   */
  narrow?: 'title' | 'lead' | 'detail' | 'end' | 'hidden' | undefined;
}

/** The current sort order. */
export interface DataTableSort {
  id: string;
  direction: 'ascending' | 'descending';
}

/** Makes rows selectable. Rows are identified by key, so that a selection survives sorting and paging. */
export interface DataTableSelection<Row> {
  keyOf: (row: Row) => string;
  /** The accessible name of a row's checkbox. */
  labelOf: (row: Row) => string;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

/** Makes the first column of each row a link. */
export interface DataTableLink<Row> {
  href: (row: Row) => string;
  /** Called on a plain click or Enter; with a modifier key the browser follows the link itself. */
  onOpen: (row: Row) => void;
}

/** The source of the rows: only the visible ones are requested. */
export interface DataTableSource<Row> {
  /** The number of all rows, loaded or not. */
  rowCount: number;
  /** The row at a position, or undefined while it is loading. Pass a new function when rows have arrived. */
  rowAt: (index: number) => Row | undefined;
  /** Called with the first and last visible position, for a source that fetches pages. */
  onRangeChange?: ((first: number, last: number) => void) | undefined;
}
