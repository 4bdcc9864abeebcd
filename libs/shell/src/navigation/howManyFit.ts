/**
 * How many of the parts, given by where each ends, fit into a width: all, or as many as leave room for what opens the rest.
 *
 * @example
 * howManyFit([100, 210, 300], 280, 60) // 2
 */
export function howManyFit(ends: readonly number[], width: number, moreWidth: number): number {
  if ((ends.at(-1) ?? 0) <= width) return ends.length;
  return ends.filter((end) => end <= width - moreWidth).length;
}
