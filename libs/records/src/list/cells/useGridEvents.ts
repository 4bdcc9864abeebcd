import type { RecordBase } from '@callboard/api-contract';
import { readBlock, writeBlock, type CellPosition } from '@callboard/domain/cells';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { CellColumn } from './cellFields';
import type { WrittenCell } from './readCell';
import type { useGridSelection } from './useGridSelection';

export interface GridEventsOptions {
  records: readonly RecordBase[];
  columns: readonly CellColumn[];
  grid: ReturnType<typeof useGridSelection>;
  textOf: (record: RecordBase, column: CellColumn) => string;
  isFixed: (record: RecordBase, column: CellColumn) => boolean;
  write: (cells: readonly WrittenCell[]) => void;
  /** Opens the editor of the focused cell; `isEmpty` for one that starts with what is typed. */
  edit: (isEmpty: boolean) => void;
  /** Puts the refused texts of the selection back. */
  discard: (cells: readonly (readonly [string, string])[]) => void;
  /** Called with the number of pasted cells that lie outside the grid. */
  onOutside: (count: number) => void;
}

/** The keys, the pointer and the clipboard of a grid: as in a spreadsheet. */
export function useGridEvents(options: GridEventsOptions) {
  const { records, columns, grid, textOf, isFixed, write, edit, discard, onOutside } = options;
  const { block, selection } = grid;

  function selectedCells() {
    const rows = records.slice(block.top, block.bottom + 1);
    const selectedColumns = columns.slice(block.start, block.end + 1);
    return rows.map((record) => selectedColumns.map((column) => ({ record, column })));
  }

  function clear() {
    const cells = selectedCells()
      .flat()
      .filter(({ record, column }) => !isFixed(record, column));
    write(cells.map((cell) => ({ ...cell, text: '' })));
  }

  function paste(text: string) {
    const given = readBlock(text);
    const isOne = given.length === 1 && given[0]?.length === 1;
    if (isOne) {
      write(selectedCells().flatMap((row) => row.map((cell) => ({ ...cell, text: given[0]?.[0] ?? '' }))));
      return;
    }
    const written: WrittenCell[] = [];
    let outside = 0;
    for (const [down, texts] of given.entries()) {
      for (const [across, cell] of texts.entries()) {
        const record = records[block.top + down];
        const column = columns[block.start + across];
        if (record && column) written.push({ record, column, text: cell });
        else outside += 1;
      }
    }
    onOutside(outside);
    const width = Math.max(...given.map(({ length }) => length));
    grid.selectBlock(
      { row: block.top, column: block.start },
      { row: block.top + given.length - 1, column: block.start + width - 1 },
    );
    write(written);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || !isCell(event.target)) return;
    const { key, shiftKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (grid.moveBy(key, isControl, shiftKey)) event.preventDefault();
    else if (isControl && key.toLowerCase() === 'a') {
      event.preventDefault();
      grid.selectBlock({ row: 0, column: 0 }, { row: records.length - 1, column: columns.length - 1 });
    } else if (isControl) return;
    else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      edit(false);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      clear();
    } else if (key === 'Escape') {
      discard(
        selectedCells().flatMap((row) => row.map((one) => [one.record.hashcode, one.column.name] as const)),
      );
      grid.select(selection.focus);
    } else if (key.length === 1) {
      // The key itself is typed into the editor, which has the focus by then.
      edit(true);
    }
  }

  return {
    onKeyDown,
    // A screen reader focuses a cell itself.
    onFocus: ({ target }: FocusEvent) => {
      const at = isCell(target) ? positionOf(target) : undefined;
      if (at && (at.row !== selection.focus.row || at.column !== selection.focus.column))
        grid.selectBlock(at, at);
    },
    onPointerDown: (event: PointerEvent) => {
      const at = positionOf(event.target);
      if (!at || event.button !== 0) return;
      event.preventDefault();
      grid.select(at, event.shiftKey);
    },
    onPointerOver: (event: PointerEvent) => {
      const at = event.buttons === 1 && event.pointerType === 'mouse' ? positionOf(event.target) : undefined;
      if (at) grid.select(at, true);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (positionOf(event.target)) edit(false);
    },
    onCopy: (event: ClipboardEvent) => {
      if (!isCell(event.target)) return;
      event.preventDefault();
      const texts = selectedCells().map((row) => row.map(({ record, column }) => textOf(record, column)));
      event.clipboardData.setData('text/plain', writeBlock(texts));
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isCell(event.target)) return;
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'));
    },
  };
}

/** True if an event is of a cell itself, not of an editor in it. */
function isCell(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[data-cell]');
}

function positionOf(target: EventTarget): CellPosition | undefined {
  if (!(target instanceof Element) || target.closest('[data-editor]')) return undefined;
  const [row, column] = (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? '').split(':');
  return row && column ? { row: Number(row), column: Number(column) } : undefined;
}
