import { moveCell, stepCell, type CellPosition, type GridSize } from '@callboard/domain/cells';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The selected block: from where it began to the cell that has the focus. */
export interface GridSelection {
  anchor: CellPosition;
  focus: CellPosition;
}

/** The rows and columns of a selection, both included. */
export interface GridBlock {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

const origin: GridSelection = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

/** The selection of a grid, and the focus that follows it. */
export function useGridSelection(size: GridSize) {
  const grid = useRef<HTMLTableElement>(null);
  const [stored, setSelection] = useState(origin);
  const selection = { anchor: inside(stored.anchor, size), focus: inside(stored.focus, size) };

  /** Selects a cell, or with `isExtending` all cells up to it. */
  function select(focus: CellPosition, isExtending = false): void {
    flushSync(() => setSelection({ anchor: isExtending ? selection.anchor : focus, focus }));
    focusCell(focus);
  }

  function selectBlock(anchor: CellPosition, focus: CellPosition): void {
    setSelection({ anchor: inside(anchor, size), focus: inside(focus, size) });
  }

  function focusCell({ row, column }: CellPosition = selection.focus): void {
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  }

  /** Moves by a key; whether it was one that moves. */
  function moveBy(key: string, isControl: boolean, isExtending: boolean): boolean {
    const to = moveCell(key, isControl, selection.focus, size);
    if (to) select(to, isExtending);
    return to !== undefined;
  }

  const step = (by: 1 | -1) => select(stepCell(selection.focus, by, size));
  return { grid, selection, block: blockOf(selection), select, selectBlock, focusCell, moveBy, step };
}

function blockOf({ anchor, focus }: GridSelection): GridBlock {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    start: Math.min(anchor.column, focus.column),
    end: Math.max(anchor.column, focus.column),
  };
}

function inside({ row, column }: CellPosition, { rows, columns }: GridSize): CellPosition {
  return { row: Math.min(row, Math.max(0, rows - 1)), column: Math.min(column, Math.max(0, columns - 1)) };
}
