import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import type { Row } from './rows';

/** Up to this number, all rows are rendered; above it, only the visible ones and a few around them. */
const maxDrawn = 60;
/** In rem, as in list.module.css: rows of known heights need not be measured. */
const [optionHeight, headingHeight] = [3, 1.75] as const;
const margin = 8;

/** Which rows are rendered, and how much space the others take. Scrolls the highlighted row into view. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  highlighted: number,
) {
  const isVirtual = rows.length > maxDrawn;
  const rem = useMemo(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16, []);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => list.current,
    getItemKey: (index) => keyOf(rows[index], index),
    estimateSize: (index) => rem * (isHeading(rows[index]) ? headingHeight : optionHeight),
    overscan: margin,
  });
  const row = rows.findIndex((each) => 'item' in each && each.index === highlighted);
  // Synchronises with the browser's scroll position.
  useLayoutEffect(() => {
    if (row < 0) return;
    if (isVirtual) virtualizer.scrollToIndex(row, { align: 'auto' });
    else list.current?.querySelector('[data-highlighted]')?.scrollIntoView?.({ block: 'nearest' });
  }, [row, isVirtual, virtualizer, list]);

  if (!isVirtual) return { first: 0, last: rows.length - 1, before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  // Until the list has been measured, render one screenful.
  if (!first || !last) return { first: 0, last: 2 * margin, before: 0, after: 0 };
  return {
    first: first.index,
    last: last.index,
    before: first.start,
    after: virtualizer.getTotalSize() - last.end,
  };
}

function isHeading(row: Row | undefined): boolean {
  return row !== undefined && 'heading' in row;
}

function keyOf(row: Row | undefined, index: number): string | number {
  if (row === undefined) return index;
  return 'heading' in row ? row.key : row.item.key;
}
