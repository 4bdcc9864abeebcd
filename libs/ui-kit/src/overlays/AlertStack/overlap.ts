/** The sides of something on the screen. */
export interface Sides {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How many pixels of one box another covers, in area. */
export function overlap(box: Sides, other: Sides): number {
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  return Math.max(0, height) * Math.max(0, width);
}
