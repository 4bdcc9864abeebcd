import type { PlanPoint } from '@callboard/domain/booking';
import type { PlanScene, SceneBounds } from './buildScene';

/** Visible part of a plan: the pixels of a metre, and the place in the upper left corner. */
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

/** Smallest scale of the seats among labels and doors, as a part of the size that they have alone. */
const leastShare = 0.5;

/**
 * The seats, and what is around them as far as there is room for it: a door at the end of a corridor or a label that was forgotten at the
 * edge never makes the seats small.
 */
export function fitScene({ core, bounds }: Pick<PlanScene, 'core' | 'bounds'>, size: CanvasSize): Viewport {
  const scale = limited(Math.max(scaleOf(bounds, size), scaleOf(core, size) * leastShare));
  const [width, height] = [size.width / scale, size.height / scale];
  return {
    scale,
    left: start([bounds.left, bounds.right], [core.left, core.right], width),
    top: start([bounds.top, bounds.bottom], [core.top, core.bottom], height),
  };
}

function scaleOf({ left, right, top, bottom }: SceneBounds, { width, height }: CanvasSize): number {
  const [across, down] = [Math.max(right - left, 4), Math.max(bottom - top, 4)];
  return Math.min(width / (across * margin), height / (down * margin));
}

type Range = readonly [from: number, to: number];

/** Where the visible part begins: with everything in its middle, but no further away than that the seats are all in it. */
function start([from, to]: Range, [first, last]: Range, visible: number): number {
  const space = Math.min((visible - (last - first)) / 2, Math.max((last - first) * ((margin - 1) / 2), 0.5));
  const middle = (from + to) / 2 - visible / 2;
  return Math.min(Math.max(middle, last + space - visible), first - space);
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
