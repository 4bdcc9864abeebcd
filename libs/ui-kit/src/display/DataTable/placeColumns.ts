import type { DataTableColumn } from './DataTable.types';

/** The layout of the columns: those with a cell, and those joined under the title. */
export interface PlacedColumns<Row> {
  cells: readonly DataTableColumn<Row>[];
  details: readonly DataTableColumn<Row>[];
}

const detailsByDefault = 3;

/** Places each column; a narrow table has a title with details under it, and the 'end' columns. */
export function placeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  isNarrow: boolean,
): PlacedColumns<Row> {
  if (!isNarrow) return { cells: columns, details: [] };
  const placed = columns.map((column, index) => ({ column, place: column.narrow ?? defaultPlace(index) }));
  const at = (place: string) => placed.filter((one) => one.place === place).map((one) => one.column);
  const titles = at('title');
  const [title, ...otherTitles] = titles.map((column) => ({ ...column, width: undefined }));
  return {
    cells: [...(title === undefined ? [] : [title]), ...at('end').map(withNarrowWidth)],
    details: [...at('lead'), ...otherTitles, ...at('detail')],
  };
}

// A width in per cent was meant for a wide table.
function withNarrowWidth<Row>(column: DataTableColumn<Row>): DataTableColumn<Row> {
  const isShare = column.width === undefined || column.width.endsWith('%');
  return isShare ? { ...column, width: 'var(--table-column)' } : column;
}

function defaultPlace(index: number): string {
  if (index === 0) return 'title';
  return index <= detailsByDefault ? 'detail' : 'hidden';
}
