import { planSchema, type FloorPlan } from '@callboard/api-contract/plans';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromSeatCsv } from './fromSeatCsv';
import { fromPretix, toPretix } from './pretixPlan';
import { allPlaces, anyHall, counter } from './testing/halls';

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

describe('[7.46] lists of rows', () => {
  it('become sections of rows', () => {
    const imported = fromSeatCsv(
      'section,row,from,to\nStalls,A,1,24\nStalls,B,2,9\n"Circle";AA;1;3\n',
      counter(),
    );
    if (!imported.ok) throw new Error('The list is right.');
    expect(v.safeParse(planSchema, imported.plan).issues).toBeUndefined();
    expect(
      imported.plan.sections.map(({ name, rows }) => [
        name,
        rows.map((row) => [row.name, row.seats.length, row.seats[0]?.number]),
      ]),
    ).toEqual([
      [
        'Stalls',
        [
          ['A', 24, '1'],
          ['B', 8, '2'],
        ],
      ],
      ['Circle', [['AA', 3, '1']]],
    ]);
  });

  it('name every line that is wrong', () => {
    expect(fromSeatCsv('Stalls,A,1,24\nStalls,,1,3\nStalls,C,9,1\nStalls,D,x,3\n', counter())).toEqual({
      ok: false,
      errors: [
        { kind: 'columns', line: 2 },
        { kind: 'range', line: 3 },
        { kind: 'range', line: 4 },
      ],
    });
    expect(fromSeatCsv('', counter())).toEqual({ ok: false, errors: [{ kind: 'empty', line: 1 }] });
  });
});
