import type { FloorPlan, PlanArea, PlanRow, PlanSeat, PlanSection } from '@callboard/api-contract/booking';
import { boundsOf, seatPlaces } from '@callboard/domain/booking';

/** Drawing of one level of a plan, in arrays that a frame can run through. */
export interface PlanScene {
  level: string;
  x: Float64Array;
  y: Float64Array;
  seats: readonly PlanSeat[];
  /** For each seat its place in `rows`. */
  rowOf: Uint32Array;
  rows: readonly SceneRow[];
  areas: readonly PlanArea[];
  /** The seats that are painted in one go, by colour and shape. */
  batches: readonly SceneBatch[];
  /** Around everything. */
  bounds: SceneBounds;
  /** Around what people buy: seats and standing areas. */
  core: SceneBounds;
}

export interface SceneBounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface SceneRow {
  row: PlanRow;
  section: PlanSection;
}

export interface SceneBatch {
  color: string;
  /** The name of a shape of `seatShapes`. */
  shape: string;
  seats: Uint32Array;
}

/** How a seat is painted. */
export type SeatStyle = Pick<SceneBatch, 'color' | 'shape'>;

/** The style of a seat; `index` is its place in the plan, all levels counted. */
export type StyleOfSeat = (seat: PlanSeat, row: PlanRow, index: number) => SeatStyle;

/** The half of a seat's width, in metres. */
export const seatRadius = 0.22;

/** Computes what a level shows. Without `styleOf` a seat has the colour of its category and the shape of its kind. */
export function buildScene(
  plan: FloorPlan,
  level: string,
  styleOf: StyleOfSeat = categoryStyle(plan),
): PlanScene {
  const rows: SceneRow[] = [];
  const firsts: number[] = [];
  let count = 0;
  for (const section of plan.sections) {
    for (const row of section.rows) {
      if (section.level === level) {
        rows.push({ row, section });
        firsts.push(count);
      }
      count += row.seats.length;
    }
  }
  const areas = plan.areas.filter((area) => area.level === level);
  const seats = rows.flatMap(({ row }) => row.seats);
  const [x, y] = [new Float64Array(seats.length), new Float64Array(seats.length)];
  const rowOf = new Uint32Array(seats.length);
  const batches = createBatches();
  let index = 0;
  for (const [number, { row }] of rows.entries()) {
    for (const [place, { x: across, y: down }] of seatPlaces(row).entries()) {
      const seat = row.seats[place];
      x[index] = across;
      y[index] = down;
      rowOf[index] = number;
      if (seat) batches.add(styleOf(seat, row, (firsts[number] ?? 0) + place), index);
      index += 1;
    }
  }
  return {
    level,
    x,
    y,
    seats,
    rowOf,
    rows,
    areas,
    batches: batches.all(),
    ...sceneBounds(x, y, areas),
  };
}

/** Collects the seats of each style, in the order in which styles first appear. */
function createBatches() {
  const batches = new Map<string, SeatStyle & { seats: number[] }>();
  return {
    add({ color, shape }: SeatStyle, index: number) {
      const key = `${color} ${shape}`;
      const batch = batches.get(key);
      if (batch) batch.seats.push(index);
      else batches.set(key, { color, shape, seats: [index] });
    },
    all: (): SceneBatch[] =>
      [...batches.values()].map((batch) => ({ ...batch, seats: Uint32Array.from(batch.seats) })),
  };
}

function categoryStyle({ categories }: FloorPlan): StyleOfSeat {
  const colors = new Map<string, string>(categories.map(({ id, color }) => [id, color]));
  return ({ kind = 'standard', category }, row) => ({
    color: colors.get(category ?? row.category ?? '') ?? 'gray',
    shape: kind,
  });
}

function sceneBounds(x: Float64Array, y: Float64Array, areas: readonly PlanArea[]) {
  const seats = boundsOfSeats(x, y);
  const standing = areas.filter(({ kind }) => kind === 'standing');
  const core = boundsOf([...cornersOf(seats), ...standing.flatMap(cornersOfArea)]);
  const bounds = boundsOf([...cornersOf(core), ...areas.flatMap(cornersOfArea)]) ?? emptyBounds;
  return { bounds, core: core ?? bounds };
}

const emptyBounds: SceneBounds = { left: -10, right: 10, top: -10, bottom: 10 };

function cornersOf(bounds: SceneBounds | null) {
  if (!bounds) return [];
  const { left, right, top, bottom } = bounds;
  return [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
}

function cornersOfArea({ x, y, width, height, angle }: PlanArea) {
  // A turned area reaches no further than its diagonal.
  const reach = Math.hypot(width, height) / 2;
  const [across, down] = angle % 180 === 0 ? [width / 2, height / 2] : [reach, reach];
  return cornersOf({ left: x - across, right: x + across, top: y - down, bottom: y + down });
}

/** In one go: a level can have 200,000 seats. */
function boundsOfSeats(x: Float64Array, y: Float64Array): SceneBounds | null {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let index = 0; index < x.length; index += 1) {
    const [across, down] = [x[index] ?? 0, y[index] ?? 0];
    if (across < bounds.left) bounds.left = across;
    if (across > bounds.right) bounds.right = across;
    if (down < bounds.top) bounds.top = down;
    if (down > bounds.bottom) bounds.bottom = down;
  }
  return x.length === 0 ? null : bounds;
}
