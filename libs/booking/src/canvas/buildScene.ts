import {
  colorOptions,
  seatKindOptions,
  type FloorPlan,
  type PlanArea,
  type PlanRow,
  type PlanSeat,
  type PlanSection,
} from '@callboard/api-contract/plans';
import { boundsOf, seatPlaces } from '@callboard/domain/booking';

/** What one level of a plan shows, in arrays that a frame can run through. */
export interface PlanScene {
  x: Float64Array;
  y: Float64Array;
  seats: readonly PlanSeat[];
  /** For each seat its place in `rows`. */
  rowOf: Uint32Array;
  rows: readonly SceneRow[];
  areas: readonly PlanArea[];
  /** The seats that are painted in one go, by colour and shape. */
  batches: readonly SceneBatch[];
  bounds: { left: number; right: number; top: number; bottom: number };
}

export interface SceneRow {
  row: PlanRow;
  section: PlanSection;
}

export interface SceneBatch {
  color: string;
  kind: string;
  seats: Uint32Array;
}

/** The half of a seat's width, in metres. */
export const seatRadius = 0.22;

/** Computes what a level shows. */
export function buildScene(plan: FloorPlan, level: string): PlanScene {
  const rows = plan.sections
    .filter((section) => section.level === level)
    .flatMap((section) => section.rows.map((row): SceneRow => ({ row, section })));
  const areas = plan.areas.filter((area) => area.level === level);
  const seats = rows.flatMap(({ row }) => row.seats);
  const [x, y] = [new Float64Array(seats.length), new Float64Array(seats.length)];
  const rowOf = new Uint32Array(seats.length);
  const colors = new Map(plan.categories.map(({ id, color }) => [id, color as string]));
  const batches = new Map<string, number[]>();
  let index = 0;
  for (const [number, { row }] of rows.entries()) {
    for (const [place, { x: across, y: down }] of seatPlaces(row).entries()) {
      const { category = row.category, kind = 'standard' } = row.seats[place] ?? {};
      x[index] = across;
      y[index] = down;
      rowOf[index] = number;
      const key = `${colors.get(category ?? '') ?? 'gray'} ${kind}`;
      const batch = batches.get(key);
      if (batch) batch.push(index);
      else batches.set(key, [index]);
      index += 1;
    }
  }
  return {
    x,
    y,
    seats,
    rowOf,
    rows,
    areas,
    batches: batchOrder.flatMap(({ color, kind }) => {
      const found = batches.get(`${color} ${kind}`);
      return found ? [{ color, kind, seats: Uint32Array.from(found) }] : [];
    }),
    bounds: sceneBounds(x, y, areas),
  };
}

const batchOrder = colorOptions.flatMap(({ value: color }) =>
  seatKindOptions.map(({ value: kind }) => ({ color, kind })),
);

function sceneBounds(x: Float64Array, y: Float64Array, areas: readonly PlanArea[]) {
  function* places() {
    for (const [index, across] of x.entries()) yield { x: across, y: y[index] ?? 0 };
    for (const area of areas) {
      // A turned area reaches no further than its diagonal.
      const reach = Math.hypot(area.width, area.height) / 2;
      const [across, down] = area.angle % 180 === 0 ? [area.width / 2, area.height / 2] : [reach, reach];
      yield { x: area.x - across, y: area.y - down };
      yield { x: area.x + across, y: area.y + down };
    }
  }
  return boundsOf(places()) ?? { left: -10, right: 10, top: -10, bottom: 10 };
}
