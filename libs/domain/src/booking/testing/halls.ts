import { emptyPlan, type FloorPlan } from '@callboard/api-contract/plans';
import fc from 'fast-check';
import { newRow, type NewRow } from '../newRow';
import { letterName } from '../numbering';
import { seatPlaces } from '../seatPlaces';

/** Makes ids that no other call of the same counter makes. */
export function counter(prefix = 'id'): () => string {
  let made = 0;
  return () => `${prefix}${(made += 1)}`;
}

/** A hall of some rows, one behind the other, with a stage. */
export function hall(rows: readonly Partial<NewRow>[], newId = counter()): FloorPlan {
  return {
    ...emptyPlan,
    sections: [
      {
        id: newId(),
        level: 'ground',
        name: 'Stalls',
        rows: rows.map((row, index) =>
          newRow({ name: letterName(index), count: 10, x: 0, y: index, ...row }, newId),
        ),
      },
    ],
    areas: [
      {
        id: newId(),
        level: 'ground',
        name: 'Stage',
        kind: 'stage',
        shape: 'rectangle',
        x: 0,
        y: -5,
        width: 10,
        height: 4,
        angle: 0,
      },
    ],
  };
}

const rowShape = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  shape: fc.constantFrom('line' as const, 'round' as const),
  spacing: fc.integer({ min: 40, max: 120 }).map((each) => each / 100),
  angle: fc.integer({ min: -180, max: 180 }),
  curve: fc.integer({ min: -120, max: 120 }),
  x: fc.integer({ min: -50, max: 50 }),
});
/** Halls of rows and tables of every shape, far enough from each other. */
export const anyHall = fc
  .array(rowShape, { minLength: 1, maxLength: 6 })
  .map((rows) => hall(rows.map((row, index) => ({ ...row, y: index * 60 }))));
/** Where every seat of a plan is. */
export const allPlaces = ({ sections }: FloorPlan) =>
  sections.flatMap(({ rows }) => rows.flatMap(seatPlaces));
