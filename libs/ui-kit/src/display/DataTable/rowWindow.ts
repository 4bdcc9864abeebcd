/** The rendered rows. */
export interface RowWindow {
  first: number;
  /** The last one, inclusive; -1 when there is none. */
  last: number;
}

export interface RowWindowOptions {
  scrollTop: number;
  viewportHeight: number;
  rowHeight: number;
  rowCount: number;
  /** The number of extra rows rendered beyond each edge. */
  spare: number;
}

/** The rows to render at a scroll position. */
export function rowWindow({
  scrollTop,
  viewportHeight,
  rowHeight,
  rowCount,
  spare,
}: RowWindowOptions): RowWindow {
  const visible = Math.ceil(viewportHeight / rowHeight) + 1;
  const top = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const first = Math.max(0, Math.min(top - spare, rowCount - visible - spare));
  return { first, last: Math.min(rowCount, Math.max(0, top) + visible + spare) - 1 };
}

/** The scroll position that makes a row visible with the least movement, under a header of the given height. */
export function scrollToRow(index: number, options: Omit<RowWindowOptions, 'spare' | 'rowCount'>): number {
  const { scrollTop, viewportHeight, rowHeight } = options;
  const top = index * rowHeight;
  const bottom = top + rowHeight;
  if (top < scrollTop) return top;
  if (bottom > scrollTop + viewportHeight) return bottom - viewportHeight;
  return scrollTop;
}
