import { emptyPlan, type FloorPlan, type PlanRow, type PlanSection } from '@callboard/api-contract/booking';
import { letterName, newRow, seatPlaces, type PlanPoint } from '@callboard/domain/booking';

/** A hall with so many seats: stalls that widen from the stage, with aisles, and a circle in larger ones. */
export function drawHall(capacity: number): FloorPlan {
  let made = 0;
  const newId = () => `s${(made += 1)}`;
  const inCircle = capacity > 300 ? Math.round(capacity / 4) : 0;
  const stalls = drawBlock(capacity - inCircle, 'Stalls', 'ground', newId);
  const circle = inCircle > 0 ? [drawBlock(inCircle, 'Circle', 'circle', newId)] : [];
  const width = Math.max(8, Math.round(Math.sqrt(capacity)));
  const door = {
    level: 'ground',
    kind: 'door',
    shape: 'rectangle',
    y: 4,
    width: 0.6,
    height: 2,
    angle: 0,
  } as const;
  return {
    ...emptyPlan,
    levels: [...emptyPlan.levels, ...(circle.length > 0 ? [{ id: 'circle', name: 'Circle' }] : [])],
    categories: [
      { id: 'Stalls', name: 'Stalls', color: 'blue' },
      { id: 'Circle', name: 'Circle', color: 'purple' },
    ],
    sections: [stalls, ...circle],
    areas: [
      {
        id: 'stage',
        name: 'Stage',
        level: 'ground',
        kind: 'stage',
        shape: 'rectangle',
        x: 0,
        y: -3,
        width,
        height: 6,
        angle: 0,
      },
      { ...door, id: 'door-left', name: 'Door A', x: -width },
      { ...door, id: 'door-right', name: 'Door B', x: width },
    ],
  };
}

function drawBlock(seats: number, name: string, level: string, newId: () => string): PlanSection {
  const narrowest = Math.min(Math.max(Math.round(Math.sqrt(seats * 1.6)), 6), 60);
  const middle = Math.min(Math.round(narrowest / 2), 10);
  const section: PlanSection = { id: newId(), name, level, rows: [] };
  for (let rest = seats; rest > 0;) {
    const index = section.rows.length;
    const count = Math.min(rest, narrowest + Math.floor(index / 2));
    const facts = { name: letterName(index), x: 0, y: 6 + index * 0.9, curve: 24, category: name };
    // Too few seats for a block at each side are a row without aisles.
    const blocks = narrowest >= 12 && count >= middle + 4 ? blocksOf(count, middle) : [count];
    const slots = newRow({ ...facts, count: count + aisle * (blocks.length - 1) }, newId);
    const row = blocks.length > 1 ? withAisles(slots, blocks) : slots;
    section.rows.push(index === 0 && level === 'ground' ? withPlaces(row) : row);
    rest -= count;
  }
  return section;
}

/** How many seats an aisle is wide. */
const aisle = 2;

/** At most so many seats are next to each other, so that everyone can leave. */
const maxTogether = 14;

/** How many seats each block of a row has: the middle one is alike in all rows, so that aisles are straight. */
function blocksOf(count: number, middle: number): number[] {
  const left = Math.floor((count - middle) / 2);
  return [...sideOf(left).toReversed(), middle, ...sideOf(count - middle - left)];
}

/** The blocks of a side, from the middle outwards. */
function sideOf(seats: number): number[] {
  return seats > maxTogether ? [maxTogether - 2, ...sideOf(seats - maxTogether + 2)] : [seats];
}

/** A row with an aisle between its blocks instead of seats. */
function withAisles(row: PlanRow, blocks: readonly number[]): PlanRow {
  const places = seatPlaces({ ...row, x: 0, y: 0 });
  let first = 0;
  const seats = blocks.flatMap((count) => {
    const block = row.seats.slice(first, first + count).map((seat, index) => ({
      ...seat,
      at: toMillimetres(places[first + index] ?? { x: 0, y: 0 }),
    }));
    first += count + aisle;
    return block;
  });
  return { ...row, seats: seats.map((seat, index) => ({ ...seat, number: String(index + 1) })) };
}

function toMillimetres({ x, y }: PlanPoint): PlanPoint {
  return { x: Math.round(x * 1_000) / 1_000, y: Math.round(y * 1_000) / 1_000 };
}

/** A place for a wheelchair and one for a companion at each end. */
function withPlaces(row: PlanRow): PlanRow {
  const last = row.seats.length - 1;
  return {
    ...row,
    seats: row.seats.map((seat, index) => {
      if (index === 0 || index === last) return { ...seat, kind: 'accessible' };
      return index === 1 || index === last - 1 ? { ...seat, kind: 'companion' } : seat;
    }),
  };
}
