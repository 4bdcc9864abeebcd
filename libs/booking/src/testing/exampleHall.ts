import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import { addArea, addRows } from '@callboard/domain/booking';

/** A hall of two sections with a stage and a standing area, of so many rows. */
export function exampleHall(rows = 6, seats = 16): FloorPlan {
  let made = 0;
  const newId = () => `t${(made += 1)}`;
  const usual = {
    rows,
    seats,
    spacing: 0.55,
    distance: 0.9,
    curve: 20,
    isStaggered: true,
    shape: 'line',
  } as const;
  const base: FloorPlan = { ...emptyPlan, categories: [{ id: 'front', name: 'Front', color: 'blue' }] };
  const stalls = addRows(base, 'ground', { ...usual, section: 'Stalls' }, newId).plan;
  const stage = {
    name: 'Stage',
    level: 'ground',
    kind: 'stage',
    shape: 'rectangle',
    width: 9,
    height: 4,
  } as const;
  const staged = addArea(stalls, stage, null, newId).plan;
  const tables = { ...usual, section: 'Cabaret', rows: 3, seats: 6, distance: 3, shape: 'round' } as const;
  const { plan } = addRows(staged, 'ground', tables, newId);
  return {
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        category: 'front',
        seats: row.seats.map((seat, index) =>
          index === 0 ? { ...seat, kind: 'accessible' as const } : seat,
        ),
      })),
    })),
  };
}
