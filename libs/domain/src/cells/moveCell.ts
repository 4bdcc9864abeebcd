/** A place in a grid, counted from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

/** Rows of a screenful, for Page Up and Page Down. */
const pageRows = 10;

type Move = (from: CellPosition, size: GridSize) => CellPosition;

const moves = new Map<string, Move>(
  Object.entries({
    ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
    ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
    ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
    ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
    PageUp: ({ row, column }) => ({ row: row - pageRows, column }),
    PageDown: ({ row, column }) => ({ row: row + pageRows, column }),
    Home: ({ row }) => ({ row, column: 0 }),
    End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
    'Control+Home': () => ({ row: 0, column: 0 }),
    'Control+End': (_from, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  }),
);

/** Where a key leads in a grid, as in a spreadsheet; undefined for a key that does not move. */
export function moveCell(
  key: string,
  isControl: boolean,
  from: CellPosition,
  size: GridSize,
): CellPosition | undefined {
  const to = moves.get(isControl ? `Control+${key}` : key)?.(from, size);
  return to && withinGrid(to, size);
}

/** The place after another in reading order, or before it; the last one stays. */
export function stepCell(
  { row, column }: CellPosition,
  step: 1 | -1,
  { rows, columns }: GridSize,
): CellPosition {
  const index = Math.max(0, Math.min(rows * columns - 1, row * columns + column + step));
  return { row: Math.floor(index / columns), column: index % columns };
}

function withinGrid({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}
