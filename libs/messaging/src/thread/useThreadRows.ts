import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type Key,
} from 'react';

/** In pixels: most messages are one line under their author. Others are measured when they are rendered. */
const usualHeight = 64;
/** The rows that are rendered above and below the visible ones. */
const margin = 8;
/** Up to this distance from the end, in pixels, the thread follows new messages. */
const endDistance = 80;
/** The rows that are rendered before the first layout, and in a DOM without layout (jsdom). */
const firstRows = 30;

/** A rendered row; without `start` it is in the flow of the document. */
export interface ThreadRow {
  index: number;
  key: Key;
  start: number | undefined;
}

export interface ThreadRowsOptions {
  count: number;
  keyOf: (index: number) => Key;
  /** The row that is visible first; without it the end is. */
  startAt: number | undefined;
}

/**
 * Which rows of a thread are rendered, and where. Opens at its end or at `startAt`, follows new rows at the end, and keeps its position
 * elsewhere: also while rows above it get their height. The row with the focus stays rendered.
 */
export function useThreadRows({ count, keyOf, startAt }: ThreadRowsOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => usualHeight,
    overscan: margin,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endDistance,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, count),
  });
  const isOpened = useRef(false);
  // Without rows there is no box.
  const hasRows = count > 0;

  // Synchronises with the browser's scroll position, once: there are rows now.
  useLayoutEffect(() => {
    if (isOpened.current || count === 0) return;
    isOpened.current = true;
    if (startAt === undefined) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(startAt, { align: 'center' });
  }, [count, startAt, virtualizer]);

  const isAtEnd = virtualizer.isAtEnd(endDistance);
  const stayAtEnd = useEffectEvent(() => {
    if (isAtEnd) virtualizer.scrollToEnd();
  });
  // Synchronises with the height of the box, which a search or the keyboard of a phone makes smaller.
  useEffect(() => {
    const { current } = scroller;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => stayAtEnd());
    observer.observe(current);
    return () => observer.disconnect();
  }, [hasRows]);

  const items = virtualizer.getVirtualItems();
  const isMeasured = items.length > 0;
  const isArrived = useRef(false);
  // Synchronises with the browser's scroll position: a slow machine can end the way to the end before the rows have their heights.
  useEffect(() => {
    const { current } = scroller;
    if (isArrived.current || startAt !== undefined || !current || current.clientHeight === 0) return;
    // The rows of the first layout stand in the flow: their end is not yet that of the thread.
    if (!isMeasured) return;
    const rest = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (rest <= endDistance) isArrived.current = true;
    else virtualizer.scrollToEnd();
  });
  // From then on the reader decides what is visible.
  useEffect(() => {
    const { current } = scroller;
    const arrive = () => {
      isArrived.current = true;
    };
    const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const act of acts) current?.addEventListener(act, arrive, { passive: true });
    return () => {
      for (const act of acts) current?.removeEventListener(act, arrive);
    };
  }, [hasRows]);

  const rows: readonly ThreadRow[] = isMeasured
    ? items.map(({ index, key, start }) => ({ index, key, start }))
    : lastRows(count).map((index) => ({ index, key: keyOf(index), start: undefined }));

  return {
    scroller,
    rows,
    height: isMeasured ? virtualizer.getTotalSize() : undefined,
    measure: virtualizer.measureElement,
    /** The rows that are visible, without the margin. */
    firstVisible: virtualizer.range?.startIndex ?? Math.max(0, count - firstRows),
    lastVisible: virtualizer.range?.endIndex ?? count - 1,
    isAtEnd: !isMeasured || isAtEnd,
    toEnd: () => virtualizer.scrollToEnd(),
    toRow: (index: number) => {
      isArrived.current = true;
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-index]');
      setFocused(row ? Number(row.dataset['index']) : undefined);
    },
    onBlur: () => setFocused(undefined),
  };
}

function lastRows(count: number): number[] {
  const first = Math.max(0, count - firstRows);
  return Array.from({ length: count - first }, (_, offset) => first + offset);
}

function withRow(indexes: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((one, other) => one - other);
}
