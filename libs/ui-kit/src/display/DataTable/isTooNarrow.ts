const phoneWidth = 560;
const tabletWidth = 800;
const readableColumn = 128;

/**
 * Whether a row has two lines in the place of many cells, in CSS pixels of the table's box: always on a phone; on a tablet where the
 * cells would be too narrow to read, of which the title takes the room of two. A wide table is scrolled sideways instead. A DOM that
 * measures nothing (jsdom) counts as wide.
 */
export function isTooNarrow(width: number, columnCount: number): boolean {
  if (width === 0) return false;
  return width < phoneWidth || (width < tabletWidth && width < (columnCount + 1) * readableColumn);
}
