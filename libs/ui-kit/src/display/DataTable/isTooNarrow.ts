const phoneWidth = 560;
const tabletWidth = 800;
const readableColumn = 128;

/**
 * Checks whether rows have two lines instead of cells, by the width of the table's box in CSS pixels: always on a phone; on a tablet when
 * the cells would be too narrow to read (the title counts double). A wide table scrolls sideways instead. A DOM without layout
 * (jsdom) counts as wide.
 */
export function isTooNarrow(width: number, columnCount: number): boolean {
  if (width === 0) return false;
  return width < phoneWidth || (width < tabletWidth && width < (columnCount + 1) * readableColumn);
}
