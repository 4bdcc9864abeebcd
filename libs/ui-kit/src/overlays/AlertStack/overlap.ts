/** The edges of a box on the screen, in pixels. */
export interface Sides {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The area that two boxes share, in square pixels. */
export function overlap(box: Sides, other: Sides): number {
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  return Math.max(0, height) * Math.max(0, width);
}
