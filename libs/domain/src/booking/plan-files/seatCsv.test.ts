import { planSchema, type FloorPlan } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planRefusals } from '../checkPlan';
import { seatPlaces } from '../seatPlaces';
import { anyPlan, counter } from '../testing/halls';
import { fromSeatCsv } from './fromSeatCsv';
import { toSeatCsv } from './toSeatCsv';
import { withPartsOf } from './withPartsOf';

function planOf(text: string): FloorPlan {
  const imported = fromSeatCsv(text, counter());
  if (!imported.ok) throw new Error(JSON.stringify(imported.errors));
  expect(v.safeParse(planSchema, imported.plan).issues).toBeUndefined();
  expect(planRefusals(imported.plan)).toEqual([]);
  return imported.plan;
}

/** Level, section and row with the numbers of its seats. */
function labelsOf({ levels, sections }: FloorPlan): string[] {
  const nameOf = (id: string) => levels.find((level) => level.id === id)?.name ?? '';
  return sections.flatMap(({ level, name, rows }) =>
    rows.map(
      (row) => `${nameOf(level)} | ${name} | ${row.name}: ${row.seats.map(({ number }) => number).join(' ')}`,
    ),
  );
}

const stalls = (row: string, numbers: string) => `Ground floor | Stalls | ${row}: ${numbers}`;

describe('[7.46] a list of seats in CSV', () => {
  it.each<[string, string, string[]]>([
    [
      'a first and a last number',
      'section,row,from,to\nStalls,A,1,3\nStalls,B,2,4\n',
      [stalls('A', '1 2 3'), stalls('B', '2 3 4')],
    ],
    ['no headings', 'Stalls,A,1,3\nStalls,B,2,4', [stalls('A', '1 2 3'), stalls('B', '2 3 4')]],
    ['headings of another language', 'Bereich;Reihe;von;bis\nStalls;A;1;2', [stalls('A', '1 2')]],
    [
      'one line for each seat',
      'section,row,seat\nStalls,A,1\nStalls,A,2\nStalls,B,1a',
      [stalls('A', '1 2'), stalls('B', '1a')],
    ],
    ['semicolons', 'Section;Row;Seat\nStalls;A;1\nStalls;A;2', [stalls('A', '1 2')]],
    ['tabs', 'section\trow\tseat\nStalls\tA\t1', [stalls('A', '1')]],
    ['a line that names the separator', 'sep=;\nsection;row;seats\nStalls;A;1-3', [stalls('A', '1 2 3')]],
    ['quoted ranges', 'section,row,seats\nStalls,A,"1-3, 7, 9–10"', [stalls('A', '1 2 3 7 9 10')]],
    [
      'ranges with their row',
      'section,row,seats\nStalls,,"A1-A3"\nStalls,B,"B1 - B2, B5 to B6"',
      [stalls('A', '1 2 3'), stalls('B', '1 2 5 6')],
    ],
    ['ranges in the column of seats', 'section,row,seat\nStalls,A,"A1-A3"', [stalls('A', '1 2 3')]],
    ['letters of their own', 'section,row,seats\nStalls,A,L1-L2', [stalls('A', 'L1 L2')]],
    [
      'odd and even numbers',
      'section,row,seats\nStalls,A,1-7 odd\nStalls,B,1-7 even',
      [stalls('A', '1 3 5 7'), stalls('B', '2 4 6')],
    ],
    ['no section', 'row,seat\nA,1\nA,2', [stalls('A', '1 2')]],
    ['seats that have their row', 'section,seat\nStalls,A1\nStalls,A-2', [stalls('A', '1 2')]],
    [
      'names that differ by capitals and spaces',
      'Stalls,A,1,2\nstalls ,B,1,2\n',
      [stalls('A', '1 2'), stalls('B', '1 2')],
    ],
    [
      'levels, of which two have a left side',
      'level,section,row,seat\nStalls,Left,A,1\nBalcony,Left,A,1\nBalcony,Right,A,2',
      ['Stalls | Left | A: 1', 'Balcony | Left | A: 1', 'Balcony | Right | A: 2'],
    ],
    [
      'a balcony, which is a floor of its own',
      'section,row,from,to\nStalls,A,1,2\nDress Circle Left,A,1,2\nDress Circle Right,A,3,4',
      [
        stalls('A', '1 2'),
        'Dress Circle | Dress Circle Left | A: 1 2',
        'Dress Circle | Dress Circle Right | A: 3 4',
      ],
    ],
  ])('is read with %s', (_, text, labels) => {
    expect(labelsOf(planOf(text))).toEqual(labels);
  });

  it('has an aisle between ranges, and rows one behind the other', () => {
    const rows = planOf('section,row,seats\nStalls,A,"1-2, 3-4"\nStalls,B,1-4').sections[0]?.rows ?? [];
    const steps = rows.map((row) =>
      seatPlaces(row)
        .slice(1)
        .map(({ x }, index) => x - (seatPlaces(row)[index]?.x ?? 0)),
    );
    expect(steps.map((each) => each.map((step) => Math.round(step * 100)))).toEqual([
      [55, 120, 55],
      [55, 55, 55],
    ]);
    expect(rows.map((row) => seatPlaces(row)[0]?.y)).toEqual([0, 0.9]);
  });

  it('draws places in units of any size as large as seats are', () => {
    const list =
      'section,row,seat,x,y\nStalls,A,1,100,50\nStalls,A,2,125,50\nStalls,A,3,150,50\nStalls,B,1,100,90';
    const [row, other] = planOf(list).sections[0]?.rows ?? [];
    expect(row).toMatchObject({ spacing: 0.55, angle: 0, x: 0, y: 0 });
    expect(other?.y).toBeCloseTo(0.88);
  });

  it('has kinds, categories and ids', () => {
    const [row] =
      planOf('section;row;seat;kind;category;id\nS;A;1;Wheelchair space;Gold;x1\nS;A;2;;Gold;x2').sections[0]
        ?.rows ?? [];
    expect(row?.seats).toEqual([
      { id: 'x1', number: '1', kind: 'accessible' },
      { id: 'x2', number: '2' },
    ]);
    expect(row?.category).toBeDefined();
  });

  it.each([
    ['Stalls,A,9,1', [{ kind: 'range', from: 'line 1', text: '9-1' }]],
    ['section,row,from,to\nStalls,A,1,x', [{ kind: 'range', from: 'line 2', text: '1-x' }]],
    ['section,row,seats\nStalls,A,A1-B4', [{ kind: 'range', from: 'line 2', text: 'A1-B4' }]],
    ['section,row,seats\nStalls,A,1-501', [{ kind: 'range', from: 'line 2', text: '1-501' }]],
    ['section,row,seat\nStalls,,x', [{ kind: 'no_row', from: 'line 2' }]],
    ['section,row,seat\n\nStalls,A,', [{ kind: 'no_number', from: 'line 3' }]],
    ['section,row,seat,kind\nStalls,A,1,throne', [{ kind: 'seat_kind', from: 'line 2', text: 'throne' }]],
    ['row,seat,x,y\nA,1,5,north', [{ kind: 'place', from: 'line 2' }]],
    ['row,seat,x,y\nA,1,5,5\nA,2,,', [{ kind: 'place', from: 'line 3' }]],
    [
      'section,row,seat\nStalls,A,1\nSTALLS,a,1',
      [{ kind: 'double_label', from: 'line 3', text: 'STALLS · a 1', first: 'line 2' }],
    ],
    ['row,seat,id\nA,1,x\nA,2,x', [{ kind: 'double_id', from: 'line 3', text: 'x', first: 'line 2' }]],
    ['row,seat\nA long name of a row,1', [{ kind: 'long', from: 'line 2', text: 'A long name of a row' }]],
    ['name,price\nStalls,20', [{ kind: 'headings', from: 'line 1' }]],
    ['row,seat\nA,"1', [{ kind: 'quote', from: 'line 2' }]],
    ['', [{ kind: 'no_seats' }]],
    ['section,row,seat\n', [{ kind: 'no_seats' }]],
  ])('is refused where it is wrong: %j', (text, errors) => {
    const imported = fromSeatCsv(text, counter());
    const name = ({ kind, name: at }: { kind: string; name: string }) => `${kind} ${at}`;
    expect(
      imported.ok
        ? []
        : imported.errors.map((error) => ({
            ...error,
            ...('from' in error && { from: name(error.from) }),
            ...('first' in error && { first: name(error.first) }),
          })),
    ).toEqual(errors);
  });

  it('comes back from an export as it went, apart from areas, which stay', () => {
    const facts = ({ levels, categories, sections }: FloorPlan) =>
      sections.flatMap((section) =>
        section.rows.flatMap((row) =>
          row.seats.map(({ id, number, kind = 'standard', category = row.category }) => ({
            id,
            label: [section.name, row.name, number],
            kind,
            level: levels.find(({ id: each }) => each === section.level)?.name,
            category: categories.find(({ id: each }) => each === category)?.name,
          })),
        ),
      );
    const byId = (plan: FloorPlan) => facts(plan).sort((one, other) => one.id.localeCompare(other.id));
    const places = ({ sections }: FloorPlan) =>
      new Map(
        sections.flatMap(({ rows }) =>
          rows.flatMap((row) => row.seats.map(({ id }, index) => [id, seatPlaces(row)[index]] as const)),
        ),
      );
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const back = planOf(toSeatCsv(plan));
        expect(byId(back)).toEqual(byId(plan));
        const [before, after] = [places(plan), places(back)];
        for (const [id, place] of before)
          expect(
            Math.hypot(
              (after.get(id)?.x ?? 1e9) - (place?.x ?? 0),
              (after.get(id)?.y ?? 1e9) - (place?.y ?? 0),
            ),
          ).toBeLessThan(0.03);
        const next = withPartsOf(back, plan);
        expect(v.safeParse(planSchema, next).issues).toBeUndefined();
        const used = new Set(next.levels.map(({ id }) => id));
        expect([...used].every((id) => plan.levels.some((level) => level.id === id))).toBe(true);
        expect(
          next.categories.every(({ id }) => plan.categories.some((category) => category.id === id)),
        ).toBe(true);
        expect(next.areas).toEqual(plan.areas.filter(({ level }) => used.has(level)));
      }),
      { numRuns: 60 },
    );
  });
});
