import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** The name by which the table is sorted. */
  id: string;
  label: string;
  /** What the cell shows. Plain text is the quickest. */
  render: (row: Row) => ReactNode;
  /** What it says among the details of a narrow row, where no header names it. @default what the cell shows */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** @default 'start' */
  align?: 'start' | 'end' | 'center' | undefined;
  /** A CSS width; columns without one share the room that is left, as does the title on a narrow screen. */
  width?: string | undefined;
  /** Makes the header a button. @default false */
  isSortable?: boolean | undefined;
  /**
   * Where it goes on a narrow screen, whose rows have two lines: 'title' the first line, 'lead' the beginning of the
   * second, 'detail' after it, 'end' a column of its own, 'hidden' nowhere.
   * @default 'title' for the first column, 'detail' for the next three, else 'hidden'
   */
  narrow?: 'title' | 'lead' | 'detail' | 'end' | 'hidden' | undefined;
}

/** How the rows are ordered now. */
export interface DataTableSort {
  id: string;
  direction: 'ascending' | 'descending';
}

/** Lets rows be chosen. Rows are known by key, so that a choice survives sorting and paging. */
export interface DataTableSelection<Row> {
  keyOf: (row: Row) => string;
  /** What a checkbox is called for those who cannot see its row. */
  labelOf: (row: Row) => string;
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

/** Makes the first column of each row a link. */
export interface DataTableLink<Row> {
  href: (row: Row) => string;
  /** A plain press or Enter; with a modifier key the browser follows the link by itself. */
  onOpen: (row: Row) => void;
}

/** Where the rows come from: only those in sight are asked for. */
export interface DataTableSource<Row> {
  rowCount: number;
  /** The row at a position, or undefined while it is being fetched. A new function when rows have arrived. */
  rowAt: (index: number) => Row | undefined;
  /** Called with the first and last position in sight, for a source that fetches pages. */
  onRangeChange?: ((first: number, last: number) => void) | undefined;
}
