import { colorOptions } from '@callboard/api-contract';
import { areaKinds, emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import { newRow, type NewRow } from '../newRow';
import { letterName } from '../numbering';
import { withoutCategory } from '../pretixPlan';
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

const areaShape = fc.record({
  name: fc.constantFrom('Stage', 'Bar', 'Hauptbühne', 'Doors'),
  kind: fc.constantFrom(...areaKinds),
  shape: fc.constantFrom('rectangle' as const, 'ellipse' as const),
  x: fc.integer({ min: -30, max: 30 }),
  y: fc.integer({ min: -30, max: 30 }),
  width: fc.integer({ min: 1, max: 300 }).map((each) => each / 10),
  height: fc.integer({ min: 1, max: 300 }).map((each) => each / 10),
  angle: fc.integer({ min: -180, max: 180 }),
  capacity: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
});
const background = { picture: 'file', x: 0, y: 0, width: 9, height: 9, angle: 0, opacity: 0.5 };

/** Plans with everything that a plan can have: levels, pictures, areas and kinds of seat, with and without categories. */
export const anyPlan = fc
  .record({
    hall: anyHall,
    isStraight: fc.boolean(),
    levels: fc.integer({ min: 1, max: 2 }),
    hasPicture: fc.boolean(),
    areas: fc.array(areaShape, { maxLength: 4 }),
    categories: fc.uniqueArray(fc.constantFrom('Gold', 'Silver', withoutCategory), { maxLength: 3 }),
    isTwice: fc.boolean(),
    isLoose: fc.boolean(),
    kind: fc.constantFrom(undefined, 'standard' as const, 'accessible' as const),
    hasEmpty: fc.boolean(),
  })
  .map((drawn): FloorPlan => {
    const newId = counter('own');
    const names = drawn.isTwice ? [...drawn.categories, ...drawn.categories.slice(0, 1)] : drawn.categories;
    const categories = names.map((name, index) => ({
      id: newId(),
      name,
      color: colorOptions[index + 2]?.value ?? ('gray' as const),
    }));
    const levels = ['Ground floor', 'Balcony'].slice(0, drawn.levels).map((name, index) => ({
      id: index === 0 ? 'ground' : newId(),
      name,
      ...(drawn.hasPicture && index === 0 && { background }),
    }));
    const level = levels.at(-1)?.id ?? 'ground';
    const sections = drawn.hall.sections.map((section) => ({
      ...section,
      level,
      rows: section.rows.map((row, index) => ({
        ...row,
        ...(drawn.isStraight && { shape: 'line' as const, curve: 0 }),
        ...(!drawn.isLoose &&
          categories.length > 0 && { category: categories[index % categories.length]?.id ?? '' }),
        seats: row.seats.map((seat, place) =>
          place === 0 && drawn.kind !== undefined ? { ...seat, kind: drawn.kind } : seat,
        ),
      })),
    }));
    const empty = {
      id: newId(),
      name: 'Z',
      shape: 'line' as const,
      x: 3,
      y: 90,
      angle: 0,
      spacing: 0.5,
      curve: 0,
    };
    const more = drawn.hasEmpty
      ? [
          { id: newId(), level: 'ground', name: 'Not drawn', rows: [] },
          { id: newId(), level: 'ground', name: 'Gallery', rows: [{ ...empty, seats: [] }] },
        ]
      : [];
    return {
      levels,
      categories,
      sections: [...sections, ...more],
      areas: drawn.areas.map(({ capacity, ...area }) => ({
        ...area,
        id: newId(),
        level,
        ...(capacity !== undefined && { capacity }),
      })),
    };
  });

/** Where every seat of a plan is. */
export const allPlaces = ({ sections }: FloorPlan) =>
  sections.flatMap(({ rows }) => rows.flatMap(seatPlaces));
