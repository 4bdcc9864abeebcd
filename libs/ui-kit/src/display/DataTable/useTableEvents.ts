import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import type { DataTableLink, DataTableSelection } from './DataTable.types';
import { nextRow } from './nextRow';

export interface TableEventsOptions<Row> {
  rowCount: number;
  visibleRows: number;
  rowAt: (index: number) => Row | undefined;
  link: DataTableLink<Row> | undefined;
  selection: DataTableSelection<Row> | undefined;
  /** Scrolls a row into view and focuses it. */
  goTo: (index: number) => void;
}

const controls = 'a, button, input, select, textarea, label, summary';

/** Handles the events that bubble from the rows to the table body. */
export function useTableEvents<Row>({
  rowCount,
  visibleRows,
  rowAt,
  link,
  selection,
  goTo,
}: TableEventsOptions<Row>) {
  function rowOf(event: { target: EventTarget }) {
    if (!(event.target instanceof Element)) return undefined;
    const index = Number(event.target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? Number.NaN);
    const row = Number.isNaN(index) ? undefined : rowAt(index);
    return row === undefined ? undefined : { index, row, target: event.target };
  }

  function toggle(row: Row) {
    if (selection === undefined) return;
    const key = selection.keyOf(row);
    const selected = new Set(selection.selected);
    if (!selected.delete(key)) selected.add(key);
    selection.onSelectedChange(selected);
  }

  return {
    onClick: (event: MouseEvent) => {
      const hit = rowOf(event);
      if (hit === undefined || link === undefined) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const control = hit.target.closest(controls);
      if (control === null ? isSelectingText() : !control.matches('[data-stop]')) return;
      event.preventDefault();
      link.onOpen(hit.row);
    },
    onChange: (event: ChangeEvent<HTMLElement>) => {
      const hit = rowOf(event);
      if (hit?.target.matches('td:first-child > input[type="checkbox"]') === true) toggle(hit.row);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.target instanceof Element)) return;
      const isOnStop = event.target.matches('[data-stop], input[type="checkbox"]');
      const index = Number(event.target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? Number.NaN);
      if (!isOnStop || Number.isNaN(index)) return;
      const row = rowAt(index);
      if (
        event.key === ' ' &&
        event.target.matches('[data-stop]') &&
        selection !== undefined &&
        row !== undefined
      ) {
        event.preventDefault();
        toggle(row);
        return;
      }
      const next = nextRow(event.key, index, rowCount, visibleRows);
      if (next === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      goTo(next);
    },
  };
}

function isSelectingText(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
