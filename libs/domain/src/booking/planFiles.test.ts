import { planSchema, type FloorPlan } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pretixLosses } from './pretixLosses';
import { fromPretix, toPretix } from './pretixPlan';
import { allPlaces, anyHall, anyPlan, counter } from './testing/halls';

/** The content of a plan apart from lengths. */
function factsOf({ levels, categories, sections, areas }: FloorPlan) {
  const nameOf = (id: string | undefined) => categories.find((category) => category.id === id)?.name;
  const levelOf = (id: string) => levels.find((level) => level.id === id)?.name;
  const rows = sections.flatMap((section) => section.rows);
  return {
    labels: {
      sections: sections.map(({ name, rows: own }) => [
        name,
        own.map((row) => [row.name, row.seats.map(({ id, number }) => [id, number])]),
      ]),
      areas: areas.map(({ name, shape, angle }) => [name, shape, (angle + 720) % 360]),
    },
    levels: [levels.map(({ name }) => name), ...[...sections, ...areas].map(({ level }) => levelOf(level))],
    pictures: levels.filter(({ background }) => background).length,
    areaKinds: areas.map(({ kind }) => kind),
    capacities: areas.map(({ capacity }) => capacity ?? null),
    seatKinds: rows.flatMap((row) => row.seats.map(({ kind }) => kind ?? 'standard')),
    shapes: rows.map(({ shape, curve }) => [shape, curve]),
    categoryOfSeats: rows.flatMap((row) =>
      row.seats.map(({ category }) => nameOf(category ?? row.category) ?? null),
    ),
  };
}

/** Where everything is, and how large. */
function lengthsOf(plan: FloorPlan): number[] {
  const empty = plan.sections.flatMap(({ rows }) => rows.filter(({ seats }) => seats.length === 0));
  return [
    ...allPlaces(plan).flatMap(({ x, y }) => [x, y]),
    ...empty.flatMap(({ x, y }) => [x, y]),
    ...plan.areas.flatMap(({ x, y, width, height }) => [x, y, width, height]),
  ];
}

describe('[7.46] plans of pretix', () => {
  it('come back as they went: ids, labels and places', () => {
    fc.assert(
      fc.property(anyHall, (plan) => {
        const imported = fromPretix(JSON.parse(JSON.stringify(toPretix(plan, 'Hall'))), counter('new'));
        if (!imported.ok) throw new Error('An exported plan can be imported.');
        expect(v.safeParse(planSchema, imported.plan).issues).toBeUndefined();
        const seats = ({ sections }: FloorPlan) =>
          sections.flatMap(({ name, rows }) =>
            rows.flatMap((row) => row.seats.map(({ id, number }) => [name, row.name, number, id])),
          );
        expect(seats(imported.plan)).toEqual(seats(plan));
        const [before, after] = [allPlaces(plan), allPlaces(imported.plan)];
        for (const [index, { x, y }] of before.entries())
          expect(Math.hypot((after[index]?.x ?? 1e9) - x, (after[index]?.y ?? 1e9) - y)).toBeLessThan(0.04);
      }),
      { numRuns: 40 },
    );
  });

  it('lose what is listed before, and nothing else', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPlan, fc.constantFrom('Hall', 'Ground floor'), (plan, name) => {
        expect(v.safeParse(planSchema, plan).issues).toBeUndefined();
        const imported = fromPretix(JSON.parse(JSON.stringify(toPretix(plan, name))), counter('new'));
        if (!imported.ok) throw new Error('An exported plan can be imported.');
        const losses = new Set(pretixLosses(plan, name).map(({ kind }) => kind));
        for (const kind of losses) seen.add(kind);
        const [before, after] = [factsOf(plan), factsOf(imported.plan)];
        const { labels, ...rest } = before;
        expect(after.labels).toEqual(labels);
        const kinds: Readonly<Record<keyof typeof rest, Parameters<typeof losses.has>[0]>> = {
          levels: 'levels',
          pictures: 'pictures',
          areaKinds: 'area_kinds',
          capacities: 'capacities',
          seatKinds: 'seat_kinds',
          shapes: 'row_shapes',
          categoryOfSeats: 'loose_seats',
        };
        // Unlisted parts are the same, and listed ones differ: else the list would warn of nothing.
        for (const [part, kind] of Object.entries(kinds)) {
          const key = part as keyof typeof kinds; // Its own keys.
          if (losses.has('same_categories') && key === 'categoryOfSeats') continue;
          expect([part, JSON.stringify(after[key]) !== JSON.stringify(before[key])]).toEqual([
            part,
            losses.has(kind),
          ]);
        }
        if (!losses.has('loose_seats') && !losses.has('same_categories'))
          expect(imported.plan.categories.map(({ name: own, color }) => [own, color])).toEqual(
            plan.categories.map(({ name: own, color }) => [own, color]),
          );
        const near = (one: readonly number[], other: readonly number[]) => {
          expect(other.length).toBe(one.length);
          for (const [index, each] of one.entries())
            expect(Math.abs((other[index] ?? 1e9) - each)).toBeLessThan(0.05);
        };
        near(lengthsOf(plan), lengthsOf(imported.plan));
      }),
      { numRuns: 150 },
    );
    expect([...seen].sort()).toEqual([
      'area_kinds',
      'capacities',
      'levels',
      'loose_seats',
      'pictures',
      'row_shapes',
      'same_categories',
      'seat_kinds',
    ]);
  });

  it('name every seat whose id is missing or there twice', () => {
    const seat = (seat_guid: string, seat_number: string) => ({
      seat_guid,
      seat_number,
      category: 'Seats',
      position: { x: 0, y: 0 },
    });
    const file = {
      name: 'Hall',
      categories: [{ name: 'Seats' }],
      zones: [
        {
          name: 'Stalls',
          position: { x: 0, y: 0 },
          rows: [
            { row_number: 'A', seats: [seat('a', '1'), seat('a', '2'), seat('', '3')] },
            { row_number: 'B', seats: [seat('a', '1'), seat('b', '')] },
          ],
        },
      ],
    };
    const imported = fromPretix(file, counter());
    expect(imported.ok ? [] : imported.errors).toEqual([
      { kind: 'double_id', zone: 'Stalls', row: 'A', number: '2', id: 'a' },
      { kind: 'missing_id', zone: 'Stalls', row: 'A', number: '3', id: '' },
      { kind: 'double_id', zone: 'Stalls', row: 'B', number: '1', id: 'a' },
      { kind: 'missing_number', zone: 'Stalls', row: 'B', number: '', id: 'b' },
    ]);
  });

  it.each([null, 7, [], {}, { zones: [] }, { zones: 'x', categories: [] }])('refuse %j', (file) => {
    expect(fromPretix(file, counter())).toEqual({ ok: false, errors: [{ kind: 'format' }] });
  });
});
