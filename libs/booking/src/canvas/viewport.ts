import type { PlanPoint } from '@callboard/domain/booking';
import type { PlanScene } from './buildScene';

/** What part of a plan is visible: the pixels of a metre, and the place in the upper left corner. */
export interface Viewport {
  scale: number;
  left: number;
  top: number;
}

export interface CanvasSize {
  width: number;
  height: number;
}

const margin = 1.1;
const scales = { least: 0.5, most: 400 };

/** The whole plan, in the middle. */
export function fitBounds(
  { left, right, top, bottom }: PlanScene['bounds'],
  { width, height }: CanvasSize,
): Viewport {
  const [across, down] = [Math.max(right - left, 4), Math.max(bottom - top, 4)];
  const scale = limited(Math.min(width / (across * margin), height / (down * margin)));
  return {
    scale,
    left: (left + right) / 2 - width / scale / 2,
    top: (top + bottom) / 2 - height / scale / 2,
  };
}

/** Nearer or further, around a place of the canvas that stays where it is. */
export function zoomed(viewport: Viewport, factor: number, around: PlanPoint): Viewport {
  const scale = limited(viewport.scale * factor);
  const { x, y } = toPlan(viewport, around);
  return { scale, left: x - around.x / scale, top: y - around.y / scale };
}

/** Moved by pixels: what is under a finger stays under it. */
export function panned({ scale, left, top }: Viewport, by: PlanPoint): Viewport {
  return { scale, left: left - by.x / scale, top: top - by.y / scale };
}

/** With a place of the plan in the middle. */
export function centred({ scale }: Viewport, { x, y }: PlanPoint, { width, height }: CanvasSize): Viewport {
  return { scale, left: x - width / scale / 2, top: y - height / scale / 2 };
}

/** The place of the plan at a place of the canvas. */
export function toPlan({ scale, left, top }: Viewport, { x, y }: PlanPoint): PlanPoint {
  return { x: left + x / scale, y: top + y / scale };
}

function limited(scale: number): number {
  return Math.min(Math.max(scale, scales.least), scales.most);
}
