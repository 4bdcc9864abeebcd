/** The rows that are in the document now. */
export interface RowWindow {
  first: number;
  /** The last one, included; -1 when there is none. */
  last: number;
}

export interface RowWindowOptions {
  scrollTop: number;
  viewportHeight: number;
  rowHeight: number;
  rowCount: number;
  /** Rows kept ready beyond each edge. */
  spare: number;
}

/** Which rows have to be in the document for a place in the scroll. */
export function rowWindow({
  scrollTop,
  viewportHeight,
  rowHeight,
  rowCount,
  spare,
}: RowWindowOptions): RowWindow {
  const inSight = Math.ceil(viewportHeight / rowHeight) + 1;
  const top = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const first = Math.max(0, Math.min(top - spare, rowCount - inSight - spare));
  return { first, last: Math.min(rowCount, Math.max(0, top) + inSight + spare) - 1 };
}

/** The scroll that brings a row into sight with the least movement, under a header of the given height. */
export function scrollToRow(index: number, options: Omit<RowWindowOptions, 'spare' | 'rowCount'>): number {
  const { scrollTop, viewportHeight, rowHeight } = options;
  const top = index * rowHeight;
  const bottom = top + rowHeight;
  if (top < scrollTop) return top;
  if (bottom > scrollTop + viewportHeight) return bottom - viewportHeight;
  return scrollTop;
}
