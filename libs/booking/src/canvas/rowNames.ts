import type { PlanRow } from '@callboard/api-contract/booking';
import { toRadians } from '@callboard/domain/booking';
import type { PlanScene } from './buildScene';
import type { PaintInput } from './paintInput';
import type { Viewport } from './viewport';

/** The name of a row, in pixels of the canvas. */
export interface RowName {
  text: string;
  x: number;
  y: number;
  /** Both ends of the row are out of view: its name stands at the edge, over seats. */
  isPinned: boolean;
}

/** In metres from the outermost seat of a row to its name, and in pixels from the edge to the middle of a pinned name. */
const aside = 0.55;
const inset = 14;

/** Where the names of the rows that are in view stand: at both ends, or at the edge where neither end is visible. */
export function rowNames({
  scene,
  viewport,
  size,
}: Pick<PaintInput, 'scene' | 'viewport' | 'size'>): RowName[] {
  const isInView = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  const names: RowName[] = [];
  let first = 0;
  for (const { row } of scene.rows) {
    const last = first + row.seats.length - 1;
    const own = endsOf(row, scene, viewport, first, last).filter(isInView);
    names.push(...own.map((end) => ({ text: row.name, ...end, isPinned: false })));
    if (own.length === 0) {
      const seat = firstInView(scene, viewport, size, first, last);
      if (seat) names.push({ text: row.name, ...withinEdges(seat, size), isPinned: true });
    }
    first = last + 1;
  }
  return names;
}

/** A table is named in its middle, any other row at both ends. */
function endsOf(
  row: PlanRow,
  { x, y }: PlanScene,
  { scale, left, top }: Viewport,
  first: number,
  last: number,
): { x: number; y: number }[] {
  if (last < first) return [];
  const at = (across: number, down: number) => ({ x: (across - left) * scale, y: (down - top) * scale });
  if (row.shape === 'round') return [at(row.x, row.y)];
  const radians = toRadians(row.angle);
  const [across, down] = [aside * Math.cos(radians), aside * Math.sin(radians)];
  return [
    at((x[first] ?? 0) - across, (y[first] ?? 0) - down),
    at((x[last] ?? 0) + across, (y[last] ?? 0) + down),
  ];
}

function firstInView(
  scene: PlanScene,
  { scale, left, top }: Viewport,
  { width, height }: PaintInput['size'],
  first: number,
  last: number,
): { x: number; y: number } | null {
  for (let index = first; index <= last; index += 1) {
    const x = ((scene.x[index] ?? 0) - left) * scale;
    const y = ((scene.y[index] ?? 0) - top) * scale;
    if (x >= 0 && y >= 0 && x <= width && y <= height) return { x, y };
  }
  return null;
}

function withinEdges({ x, y }: { x: number; y: number }, { width, height }: PaintInput['size']) {
  // Towards the end of the row that is out of view, so that less of the seat is covered.
  const nearest = Math.min(x, width - x, y, height - y);
  if (nearest === x) return { x: inset, y };
  if (nearest === width - x) return { x: width - inset, y };
  return { x, y: nearest === y ? inset : height - inset };
}
