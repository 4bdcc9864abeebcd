import { emptyPlan, type FloorPlan, type PlanSection } from '@callboard/api-contract/plans';
import { letterName, newRow } from '@callboard/domain/booking';

/** A hall with so many seats: stalls that widen from the stage, and a circle in larger ones. */
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
  const section: PlanSection = { id: newId(), name, level, rows: [] };
  for (let rest = seats; rest > 0;) {
    const index = section.rows.length;
    const count = Math.min(rest, narrowest + Math.floor(index / 2));
    const row = newRow(
      { name: letterName(index), count, x: 0, y: 6 + index * 0.9, curve: 24, category: name },
      newId,
    );
    section.rows.push(index === 0 && level === 'ground' ? withPlaces(row) : row);
    rest -= count;
  }
  return section;
}

/** A place for a wheelchair and one for a companion at each end. */
function withPlaces(row: PlanSection['rows'][number]): PlanSection['rows'][number] {
  const last = row.seats.length - 1;
  return {
    ...row,
    seats: row.seats.map((seat, index) => {
      if (index === 0 || index === last) return { ...seat, kind: 'accessible' };
      return index === 1 || index === last - 1 ? { ...seat, kind: 'companion' } : seat;
    }),
  };
}
