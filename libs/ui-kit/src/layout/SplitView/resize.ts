/** The limits of a resizable part, in pixels. */
export interface ResizeLimits {
  min: number;
  max: number;
}

/** The step of an arrow key, in pixels; five times as far with Shift. */
export const resizeStep = 16;

/** A size within its limits, in whole pixels. */
export function clampSize(size: number, { min, max }: ResizeLimits): number {
  return Math.round(Math.max(min, Math.min(size, max)));
}

/**
 * The size that a key leads to, or undefined for other keys. `grow` is the arrow that makes the part larger: it
 * depends on which side of the edge the part is, and on the reading direction.
 */
export function sizeByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: number,
  grow: 'ArrowLeft' | 'ArrowRight',
  limits: ResizeLimits,
): number | undefined {
  if (key === 'Home') return limits.min;
  if (key === 'End') return limits.max;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = shiftKey ? 5 * resizeStep : resizeStep;
  return clampSize(size + (key === grow ? step : -step), limits);
}
