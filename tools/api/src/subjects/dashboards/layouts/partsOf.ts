import type { LayoutContent } from '@callboard/api-contract/layouts';

/** A part of a layout as its table holds it. */
export interface Part {
  hashcode: string;
  /** The part above, or the layout. */
  parent: string;
  position: number;
  name: string;
}

/** A table of parts: its reference to the part above, and what its rows hold besides their place. */
export interface PartTable {
  table: 'pages' | 'rows' | 'cells' | 'widgets';
  parent: string;
  columns: Readonly<Record<string, string>>;
}

export const partTables = {
  pages: { table: 'pages', parent: 'layout', columns: {} },
  rows: { table: 'rows', parent: 'page', columns: {} },
  cells: { table: 'cells', parent: 'row', columns: { phone: 'int', tablet: 'int', desk: 'int' } },
  widgets: { table: 'widgets', parent: 'cell', columns: { kind: 'text', settings: 'jsonb' } },
} as const satisfies Record<string, PartTable>;

/** The parts of a layout by their tables, each with its place. */
export function partsOf(layout: string, { pages }: LayoutContent) {
  const rows = pages.flatMap((page) => page.rows.map((row, index) => ({ page, row, index })));
  const cells = rows.flatMap(({ row }) => row.cells.map((cell, index) => ({ row, cell, index })));
  return {
    pages: pages.map((page, index) => placed(layout, index, page)),
    rows: rows.map(({ page, row, index }) => placed(page.id, index, row)),
    cells: cells.map(({ row, cell, index }) => ({
      ...placed(row.id, index, cell),
      phone: cell.phone,
      tablet: cell.tablet,
      desk: cell.desk,
    })),
    widgets: cells.flatMap(({ cell }) =>
      cell.widgets.map((widget, index) => ({
        ...placed(cell.id, index, widget),
        kind: widget.kind,
        settings: widget.settings,
      })),
    ),
  };
}

function placed(parent: string, position: number, { id, name }: { id: string; name: string }): Part {
  return { hashcode: id, parent, position, name };
}
