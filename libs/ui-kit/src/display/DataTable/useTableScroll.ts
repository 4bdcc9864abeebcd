import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isTooNarrow } from './isTooNarrow';
import { rowWindow, scrollToRow, type RowWindow } from './rowWindow';

export interface TableScrollOptions {
  rowCount: number;
  rowHeight: { wide: number; narrow: number };
  onRangeChange: ((first: number, last: number) => void) | undefined;
  columnCount: number;
  /** Source of the rows: with another value, the table starts at the top. */
  rowsOf: string | undefined;
}

interface TableFrame {
  /** The height of the visible rows in pixels. */
  height: number;
  isNarrow: boolean;
  /** True if the table is wider than its box. */
  isSideways: boolean;
}

/** The size assumed in a DOM without layout (jsdom). */
const assumedHeight = 600;

/** Enough to hide the edge while the browser scrolls ahead of rendering; more would cost nodes. */
const spareRows = 1;

/** Keeps the rendered rows in step with the scroll position and the size of the scrolling box. */
export function useTableScroll({
  rowCount,
  rowHeight: heights,
  onRangeChange,
  columnCount,
  rowsOf,
}: TableScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<TableFrame>({
    height: assumedHeight,
    isNarrow: false,
    isSideways: false,
  });
  const [topRow, setTopRow] = useState(0);
  const rowHeight = frame.isNarrow ? heights.narrow : heights.wide;
  const shown = rowWindow({
    scrollTop: topRow * rowHeight,
    viewportHeight: frame.height,
    rowHeight,
    rowCount,
    spare: spareRows,
  });

  // Synchronises with the measured size of the box.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const height = bodyHeight(box) || assumedHeight;
      const isNarrow = isTooNarrow(box.clientWidth, columnCount);
      const isSideways = box.scrollWidth > box.clientWidth;
      setFrame((old) =>
        old.height === height && old.isNarrow === isNarrow && old.isSideways === isSideways
          ? old
          : { height, isNarrow, isSideways },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [columnCount]);

  // Synchronises the scroll position with the rows. The elements stay: a click that has begun on one of them is not lost.
  const scrolledFor = useRef(rowsOf);
  useLayoutEffect(() => {
    if (scrolledFor.current === rowsOf) return;
    scrolledFor.current = rowsOf;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    setTopRow(0);
  }, [rowsOf]);

  // Notifies the source of the rows, which can live outside React, of the visible range.
  const { first, last } = shown;
  const firstVisible = Math.max(first, Math.min(topRow, rowCount - 1));
  const lastVisible = Math.min(last, firstVisible + Math.max(1, Math.round(frame.height / rowHeight)) - 1);
  useEffect(() => {
    if (lastVisible >= firstVisible) onRangeChange?.(firstVisible, lastVisible);
  }, [firstVisible, lastVisible, onRangeChange]);

  // Flushed synchronously: a scroll event precedes the paint of its frame, so no frame shows an empty table.
  function onScroll() {
    const box = scroller.current;
    if (box === null) return;
    const top = Math.floor(Math.max(0, box.scrollTop) / rowHeight);
    if (top === topRow) return;
    keepFocusInTable(box, { first: top - spareRows, last: top + (last - first) });
    flushSync(() => setTopRow(top));
  }

  function reveal(index: number) {
    const box = scroller.current;
    if (box === null) return;
    const viewportHeight = bodyHeight(box) || assumedHeight;
    box.scrollTop = scrollToRow(index, { scrollTop: box.scrollTop, viewportHeight, rowHeight });
    flushSync(() => setTopRow(Math.floor(box.scrollTop / rowHeight)));
  }

  return {
    scroller,
    shown,
    rowHeight,
    isNarrow: frame.isNarrow,
    isSideways: frame.isSideways,
    visibleRows: Math.floor(frame.height / rowHeight),
    slots: Math.ceil(frame.height / rowHeight) + 1 + 2 * spareRows,
    onScroll,
    reveal,
  };
}

function bodyHeight(box: HTMLElement): number {
  return box.clientHeight - (box.querySelector('thead')?.offsetHeight ?? 0);
}

// Rows that leave the window are reused for others: the focus must not move to a row that the user did not select.
function keepFocusInTable(box: HTMLElement, next: RowWindow) {
  const focused = document.activeElement;
  if (focused === null || !box.contains(focused)) return;
  const row = focused.closest<HTMLElement>('tr[data-row]');
  const index = Number(row?.dataset['row'] ?? Number.NaN);
  if (index < next.first || index > next.last) box.focus({ preventScroll: true });
}
