import { useState, type KeyboardEvent } from 'react';

/** Moves the focus between cells by arrow keys, with a single tab stop, as in the ARIA grid pattern. */
export function useCellFocus(rowCount: number, columnCount: number) {
  const [cell, setCell] = useState({ row: 0, column: 0 });
  const row = Math.min(cell.row, rowCount - 1);
  const column = Math.min(cell.column, columnCount - 1);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextCell(event, { row, column }, { rowCount, columnCount, isReversed });
    if (next === undefined) return;
    event.preventDefault();
    setCell(next);
    event.currentTarget.tBodies[0]?.rows[next.row]?.querySelectorAll('td')[next.column]?.focus();
  }

  return {
    row,
    column,
    moveTo: (nextRow: number, nextColumn: number) => setCell({ row: nextRow, column: nextColumn }),
    onKeyDown,
  };
}

interface Grid {
  rowCount: number;
  columnCount: number;
  isReversed: boolean;
}

/** The cell that a key moves to, or undefined when the key does not move. */
export function nextCell(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: { row: number; column: number },
  { rowCount, columnCount, isReversed }: Grid,
): { row: number; column: number } | undefined {
  const [back, forward] = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case forward:
      return { row, column: Math.min(columnCount - 1, column + 1) };
    case back:
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowDown':
      return { row: Math.min(rowCount - 1, row + 1), column };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rowCount - 1 : row, column: columnCount - 1 };
    default:
      return undefined;
  }
}
