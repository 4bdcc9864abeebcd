import type { PlanRow } from '@callboard/api-contract/booking';

/** A place on a plan, in metres: to the right and away from the stage. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

type RowShape = Pick<PlanRow, 'shape' | 'x' | 'y' | 'angle' | 'spacing' | 'curve'> & {
  readonly seats: readonly { readonly at?: PlanPoint | undefined }[];
};

/** Where the seats of a row are, in their order. */
export function seatPlaces(row: RowShape): PlanPoint[] {
  const radians = toRadians(row.angle);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return row.seats.map(({ at }, index) => {
    const { x, y } = at ?? regularPlace(row, index);
    return { x: row.x + x * cos - y * sin, y: row.y + x * sin + y * cos };
  });
}

/** Where a seat would be from the middle of its row, before the row is turned. */
export function regularPlace(
  { shape, spacing, curve, seats: { length } }: Pick<RowShape, 'shape' | 'spacing' | 'curve' | 'seats'>,
  index: number,
): PlanPoint {
  if (shape === 'round') {
    const radius = Math.max((spacing * length) / (2 * Math.PI), spacing / 2);
    const angle = (2 * Math.PI * index) / length - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }
  const along = (index - (length - 1) / 2) * spacing;
  const arc = toRadians(curve);
  if (Math.abs(arc) < 1e-6 || length < 2) return { x: along, y: 0 };
  const radius = (spacing * (length - 1)) / arc;
  return { x: radius * Math.sin(along / radius), y: radius * (Math.cos(along / radius) - 1) };
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The smallest rectangle around some places; null without any. */
export function boundsOf(
  places: Iterable<PlanPoint>,
): { left: number; right: number; top: number; bottom: number } | null {
  let bounds: { left: number; right: number; top: number; bottom: number } | null = null;
  for (const { x, y } of places) {
    bounds ??= { left: x, right: x, top: y, bottom: y };
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}
