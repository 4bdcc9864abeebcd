/** The row that a key moves to, or undefined when the key does not move. */
export function nextRow(
  key: string,
  current: number,
  rowCount: number,
  visibleRows: number,
): number | undefined {
  const page = Math.max(1, visibleRows - 1);
  const moves: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: rowCount - 1,
  };
  const next = moves[key];
  if (next === undefined || rowCount === 0) return undefined;
  return Math.max(0, Math.min(rowCount - 1, next));
}
