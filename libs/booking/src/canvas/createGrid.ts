import type { PlanPoint } from '@callboard/domain/booking';
import type { PlanScene } from './buildScene';

/** Finds seats by their place without looking at all of them. */
export interface SeatGrid {
  /** The nearest seat within a distance; -1 for none. */
  nearest: (point: PlanPoint, distance: number) => number;
  /** The seats inside a closed line. */
  inside: (line: readonly PlanPoint[]) => number[];
}

/** The side of a square, in metres: a few seats are in each. */
const side = 2;

/** Sorts the seats of a scene into squares: the seats of a square are together in one array. */
export function createGrid({ x, y, bounds }: PlanScene): SeatGrid {
  const columns = Math.max(1, Math.floor((bounds.right - bounds.left) / side) + 1);
  const lines = Math.max(1, Math.floor((bounds.bottom - bounds.top) / side) + 1);
  const columnOf = (across: number) => clamp(Math.floor((across - bounds.left) / side), columns);
  const lineOf = (down: number) => clamp(Math.floor((down - bounds.top) / side), lines);
  const starts = new Uint32Array(columns * lines + 1);
  const squareOf = (index: number) => lineOf(y[index] ?? 0) * columns + columnOf(x[index] ?? 0);
  for (const index of x.keys()) starts[squareOf(index) + 1] = (starts[squareOf(index) + 1] ?? 0) + 1;
  for (let square = 1; square < starts.length; square += 1)
    starts[square] = (starts[square] ?? 0) + (starts[square - 1] ?? 0);
  const next = starts.slice();
  const sorted = new Uint32Array(x.length);
  for (const index of x.keys()) {
    const square = squareOf(index);
    sorted[next[square] ?? 0] = index;
    next[square] = (next[square] ?? 0) + 1;
  }

  function* within(left: number, right: number, top: number, bottom: number): Generator<number> {
    for (let line = lineOf(top); line <= lineOf(bottom); line += 1) {
      const first = starts[line * columns + columnOf(left)] ?? 0;
      const last = starts[line * columns + columnOf(right) + 1] ?? 0;
      yield* sorted.subarray(first, last);
    }
  }

  return {
    nearest(point, distance) {
      let best = -1;
      let least = distance;
      const { x: across, y: down } = point;
      for (const index of within(across - distance, across + distance, down - distance, down + distance)) {
        const away = Math.hypot((x[index] ?? 0) - across, (y[index] ?? 0) - down);
        if (away > least) continue;
        least = away;
        best = index;
      }
      return best;
    },
    inside(line) {
      const [acrosses, downs] = [line.map((point) => point.x), line.map((point) => point.y)];
      const found = within(
        Math.min(...acrosses),
        Math.max(...acrosses),
        Math.min(...downs),
        Math.max(...downs),
      );
      return [...found].filter((index) => isInside(line, x[index] ?? 0, y[index] ?? 0));
    },
  };
}

/** True if a ray to the right crosses the line an odd number of times. */
function isInside(line: readonly PlanPoint[], across: number, down: number): boolean {
  let isIn = false;
  for (const [index, end] of line.entries()) {
    const start = line.at(index - 1) ?? end;
    const isCrossing = start.y > down !== end.y > down;
    if (isCrossing && across < ((start.x - end.x) * (down - end.y)) / (start.y - end.y) + end.x) isIn = !isIn;
  }
  return isIn;
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
