import { planSchema, type FloorPlan } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromPretix } from '../pretixPlan';
import { seatPlaces } from '../seatPlaces';
import { counter } from '../testing/halls';
import { fromSeatJson } from './fromSeatJson';

function planOf(file: unknown): FloorPlan {
  const imported = fromSeatJson(file, counter());
  if (!imported.ok) throw new Error(JSON.stringify(imported.errors));
  expect(v.safeParse(planSchema, imported.plan).issues).toBeUndefined();
  return imported.plan;
}

function labelsOf({ levels, sections }: FloorPlan): string[] {
  const nameOf = (id: string) => levels.find((level) => level.id === id)?.name ?? '';
  return sections.flatMap(({ level, name, rows }) =>
    rows.map(
      (row) => `${nameOf(level)} | ${name} | ${row.name}: ${row.seats.map(({ number }) => number).join(' ')}`,
    ),
  );
}

/** A row of a chart of seats.io, whose places are those in its section. */
const chartRow = (label: string, y: number, ids: readonly string[]) => ({
  label,
  objectType: 'row',
  seats: ids.map((uuid, index) => ({
    x: 20 * index,
    y,
    uuid,
    label: String(index + 1),
    categoryKey: 7,
    accessible: index === 0,
    restrictedView: false,
  })),
});

const chart = {
  name: 'Regent',
  venueType: 'ROWS_WITH_SECTIONS',
  categories: { list: [{ key: 7, label: 'Premium', color: '#AEDB54' }] },
  subChart: {
    rows: [],
    tables: [],
    sections: [
      {
        label: 'Stalls',
        topLeft: { x: 100, y: 0 },
        subChart: { rows: [chartRow('A', 0, ['u1', 'u2']), chartRow('B', 24, ['u3', 'u4'])] },
      },
      { label: 'Balcony', topLeft: { x: 100, y: 400 }, subChart: { rows: [chartRow('A', 0, ['u5', 'u6'])] } },
    ],
  },
};

const report = {
  'Stalls-A-1': [
    {
      label: 'Stalls-A-1',
      objectType: 'seat',
      labels: { own: { label: '1', type: 'seat' }, parent: { label: 'A', type: 'row' }, section: 'Stalls' },
      categoryLabel: 'Gold',
      isAccessible: true,
      floor: { name: '1', displayName: 'Ground' },
    },
  ],
  'Stalls-A-2': [
    {
      label: 'Stalls-A-2',
      objectType: 'seat',
      labels: { own: { label: '2' }, parent: { label: 'A' }, section: 'Stalls' },
      categoryLabel: 'Gold',
      floor: { name: '1', displayName: 'Ground' },
    },
  ],
  Bar: [{ label: 'Bar', objectType: 'generalAdmission', labels: { own: { label: 'Bar' } }, capacity: 40 }],
};

describe('[7.46] seats in JSON', () => {
  it.each<[string, unknown, string[]]>([
    [
      'a list of seats',
      [
        { section: 'Stalls', row: 'A', seat: 1, x: 0, y: 0 },
        { section: 'Stalls', row: 'A', seat: 2, x: 30, y: 0 },
      ],
      ['Ground floor | Stalls | A: 1 2'],
    ],
    [
      'levels that it names',
      {
        seats: [
          { level: 'Stalls', section: 'Left', row: 'A', number: '1' },
          { level: 'Circle', section: 'Left', row: 'A', number: '1' },
        ],
      },
      ['Stalls | Left | A: 1', 'Circle | Left | A: 1'],
    ],
    [
      'labels alone',
      [{ label: 'A-1' }, { label: 'A-2' }, { label: 'Balcony-C-7' }],
      ['Ground floor | Stalls | A: 1 2', 'Balcony | Balcony | C: 7'],
    ],
    [
      'a chart of seats.io',
      chart,
      ['Ground floor | Stalls | A: 1 2', 'Ground floor | Stalls | B: 1 2', 'Balcony | Balcony | A: 1 2'],
    ],
    ['a report of seats.io', report, ['Ground | Stalls | A: 1 2']],
    [
      'areas in areas',
      {
        baseSeatingArea: {
          type: 'Group',
          name: 'House',
          areas: [
            { type: 'Reserved', name: 'Stalls', seats: [{ id: 's1', row: 'A', number: 1, x: 120, y: 340 }] },
            { type: 'Unreserved', name: 'Standing', capacity: 150 },
          ],
        },
      },
      ['Ground floor | Stalls | A: 1'],
    ],
    [
      'rows with gaps',
      {
        rows: [
          {
            row_number: 'A',
            seats: [
              { seat_number: '1', type: 'seat' },
              { seat_number: '', type: 'aisle' },
              { seat_number: '2', type: 'seat' },
            ],
          },
        ],
      },
      ['Ground floor | Stalls | A: 1 2'],
    ],
  ])('are read from %s', (_, file, labels) => {
    expect(labelsOf(planOf(file))).toEqual(labels);
  });

  it('have the ids, kinds, categories and places of a chart', () => {
    const { categories, sections } = planOf(chart);
    expect(categories.map(({ name }) => name)).toEqual(['Premium']);
    const [stallsRow] = sections[0]?.rows ?? [];
    expect(stallsRow?.seats.map(({ id, kind }) => [id, kind])).toEqual([
      ['u1', 'accessible'],
      ['u2', undefined],
    ]);
    const [balconyRow] = sections[1]?.rows ?? [];
    const [one, other] = [stallsRow, balconyRow].map((row) => (row ? seatPlaces(row)[0] : undefined));
    // 20 units are 55 cm, and the balcony begins 400 units behind.
    expect((other?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(11);
    expect(stallsRow?.spacing).toBeCloseTo(0.55);
  });

  it('have new ids where theirs are numbers within rows', () => {
    const seat = (row: string, id: string) => ({ row, number: id, id });
    const ids = (file: unknown) =>
      planOf(file).sections.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ id }) => id)));
    expect(ids([seat('A', '1'), seat('B', '1')])).not.toContain('1');
    expect(ids([seat('A', 'x'), seat('B', 'y')])).toEqual(['x', 'y']);
  });

  it.each([
    [null, { kind: 'no_seats' }],
    [{}, { kind: 'no_seats' }],
    [{ seats: 'many' }, { kind: 'no_seats' }],
    [[{ row: 'A' }], { kind: 'no_number', from: { kind: 'seat', name: '1' } }],
    [[{ seat: '12' }], { kind: 'no_row', from: { kind: 'seat', name: '1 (12)' } }],
    [[{ label: 'Best place' }], { kind: 'no_row', from: { kind: 'seat', name: '1 (Best place)' } }],
    [
      [
        { row: 'A', seat: 1, uuid: 'x' },
        { row: 'A', seat: 2, uuid: 'x' },
      ],
      { kind: 'double_id', text: 'x' },
    ],
    [
      [
        { row: 'A', seat: 1 },
        { row: 'A', seat: 1 },
      ],
      { kind: 'double_label', text: 'Stalls · A 1' },
    ],
    [
      [
        { row: 'A', seat: 1, x: 1, y: 1 },
        { row: 'A', seat: 2 },
      ],
      { kind: 'place', from: { kind: 'seat', name: '2 (2)' } },
    ],
  ])('are refused: %j', (file, error) => {
    const imported = fromSeatJson(file, counter());
    expect(imported.ok ? [] : imported.errors).toEqual([expect.objectContaining(error)]);
  });

  it('are refused where they are deeper than a plan', () => {
    let file: object = { seats: [] };
    for (let depth = 0; depth < 100; depth += 1) file = { sections: [file] };
    expect(fromSeatJson(file, counter())).toEqual({ ok: false, errors: [{ kind: 'deep' }] });
  });
});

it('[7.46] a balcony of pretix is a level of its own, and its areas are on the ground', () => {
  const zone = (name: string, id: string) => ({
    name,
    position: { x: 0, y: 0 },
    rows: [
      {
        row_number: 'A',
        seats: [{ seat_guid: id, seat_number: '1', category: 'Seats', position: { x: 0, y: 0 } }],
      },
    ],
    areas: [],
  });
  const file = {
    name: 'Regent',
    categories: [{ name: 'Seats' }],
    zones: [zone('Stalls', 'a'), zone('Balcony left', 'b'), zone('Balcony right', 'c')],
  };
  const imported = fromPretix(file, counter());
  if (!imported.ok) throw new Error('The file is right.');
  expect(labelsOf(imported.plan)).toEqual([
    'Regent | Stalls | A: 1',
    'Balcony | Balcony left | A: 1',
    'Balcony | Balcony right | A: 1',
  ]);
});
