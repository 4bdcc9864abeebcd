import type { FloorPlan, PlanArea, PlanRow } from '@callboard/api-contract/booking';
import type { PlanSelection } from './planEdits';
import { boundsOf, seatPlaces, type PlanPoint } from './seatPlaces';

/** A line of the plan that something snapped to: across at a `y`, or down at an `x`. */
export interface PlanGuide {
  along: 'x' | 'y';
  at: number;
}

/** A move that ends where something else is in line. */
export interface SnappedMove {
  by: PlanPoint;
  guides: readonly PlanGuide[];
}

/** Where a part can be in line with another: its middle and its edges. */
type Lines = readonly number[];

/**
 * Prepares the snapping of what is selected to the rest of its level: middles to middles, edges to edges. The result takes a move and
 * gives the nearest one within `tolerance`, for each direction by itself.
 */
export function createSnapping(
  plan: FloorPlan,
  level: string,
  selection: PlanSelection,
): (by: PlanPoint, tolerance: number) => SnappedMove {
  const rows = plan.sections.filter((section) => section.level === level).flatMap((section) => section.rows);
  const areas = plan.areas.filter((area) => area.level === level);
  const parts = [...rows, ...areas];
  const isMoving = ({ id }: PlanRow | PlanArea) => selection.has(id);
  const moving = parts.filter(isMoving);
  const still = parts.filter((part) => !isMoving(part));
  const prepared = (['x', 'y'] as const).map((along) => ({
    along,
    from: edgesOf(moving.flatMap(cornersOf), along),
    targets: [...new Set(still.flatMap((part) => edgesOf(cornersOf(part), along)))].sort(
      (one, other) => one - other,
    ),
  }));
  return (by, tolerance) => {
    const guides: PlanGuide[] = [];
    const snapped = { x: by.x, y: by.y };
    for (const { along, from, targets } of prepared) {
      const best = nearestPair(from, targets, by[along], tolerance);
      if (!best) continue;
      snapped[along] = by[along] + best.shift;
      guides.push({ along, at: best.target });
    }
    return { by: snapped, guides };
  };
}

function nearestPair(from: Lines, targets: Lines, by: number, tolerance: number) {
  let best: { shift: number; target: number } | null = null;
  for (const line of from) {
    const target = nearestOf(targets, line + by);
    if (target === undefined) continue;
    const shift = target - line - by;
    if (Math.abs(shift) <= Math.abs(best?.shift ?? tolerance)) best = { shift, target };
  }
  return best;
}

/** By halves: a level can have thousands of rows. */
function nearestOf(sorted: Lines, value: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [sorted[low - 1], sorted[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return value - before < after - value ? before : after;
}

function edgesOf(places: readonly PlanPoint[], along: 'x' | 'y'): Lines {
  const bounds = boundsOf(places);
  if (!bounds) return [];
  const [least, most] = along === 'x' ? [bounds.left, bounds.right] : [bounds.top, bounds.bottom];
  return [least, (least + most) / 2, most].map((line) => Math.round(line * 1_000) / 1_000);
}

function cornersOf(part: PlanRow | PlanArea): readonly PlanPoint[] {
  if ('seats' in part) return seatPlaces(part);
  const { x, y, width, height } = part;
  return [
    { x: x - width / 2, y: y - height / 2 },
    { x: x + width / 2, y: y + height / 2 },
  ];
}
