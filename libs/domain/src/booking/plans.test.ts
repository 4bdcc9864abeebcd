import { emptyPlan, planLimits, planSchema, type FloorPlan } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkPlan } from './checkPlan';
import { diffPlans } from './diffPlans';
import { newRow } from './newRow';
import { letterName, nameRows, numberSeats, seatNumbers } from './numbering';
import { alignParts, copyParts, countSeats, mirrorParts, moveParts, removeParts } from './planEdits';
import { addArea, addDrawnRow, addRows, type RowsToAdd } from './addParts';
import { planError } from './planError';
import { boundsOf, seatPlaces } from './seatPlaces';
import { allPlaces, anyHall, counter, hall } from './testing/halls';

const rowIds = ({ sections }: FloorPlan) => new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));

describe('[7.46] the places of seats', () => {
  it('stand in a line around the middle of their row', () => {
    const places = seatPlaces(newRow({ name: 'A', count: 3, x: 10, y: 2, spacing: 1 }, counter()));
    expect(places).toEqual([
      { x: 9, y: 2 },
      { x: 10, y: 2 },
      { x: 11, y: 2 },
    ]);
  });

  it('are as far from each other along an arc as on a line, and its ends lean to the stage', () => {
    const row = newRow({ name: 'A', count: 21, x: 0, y: 0, spacing: 0.5, curve: 60 }, counter());
    const places = seatPlaces(row);
    const gaps = places.slice(1).map((place, index) => {
      const before = places[index] ?? place;
      return Math.hypot(place.x - before.x, place.y - before.y);
    });
    for (const gap of gaps) expect(gap).toBeCloseTo(0.5, 2);
    expect(places[0]?.y).toBeLessThan(places[10]?.y ?? 0);
  });

  it('are finite for every row that the schema takes', () => {
    fc.assert(
      fc.property(anyHall, (plan) => {
        expect(v.safeParse(planSchema, plan).issues).toBeUndefined();
        for (const { x, y } of allPlaces(plan)) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
      }),
    );
  });
});

describe('[7.46] numbering', () => {
  it('counts from either side, by odd and even, and from the aisle', () => {
    expect(seatNumbers(4, { from: 'left', step: 'all', start: 1 })).toEqual(['1', '2', '3', '4']);
    expect(seatNumbers(4, { from: 'right', step: 'odd', start: 1 })).toEqual(['7', '5', '3', '1']);
    expect(seatNumbers(3, { from: 'left', step: 'even', start: 1 })).toEqual(['2', '4', '6']);
    expect(seatNumbers(5, { from: 'aisle', step: 'all', start: 1 })).toEqual(['5', '3', '1', '2', '4']);
  });

  it('gives each seat of a row another number, and no id another seat', () => {
    const numbering = fc.record({
      from: fc.constantFrom('left' as const, 'right' as const, 'aisle' as const),
      step: fc.constantFrom('all' as const, 'odd' as const, 'even' as const),
      start: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(numbering, fc.integer({ min: 1, max: 200 }), (how, count) => {
        const row = newRow({ name: 'A', count, x: 0, y: 0 }, counter());
        const numbered = numberSeats(row, how);
        expect(new Set(numbered.seats.map(({ number }) => number)).size).toBe(count);
        expect(numbered.seats.map(({ id }) => id)).toEqual(row.seats.map(({ id }) => id));
      }),
    );
  });

  it('leaves out I and O, and goes on with two letters', () => {
    const names = Array.from({ length: 700 }, (_, index) => letterName(index));
    expect(names.slice(0, 25).join('')).toBe('ABCDEFGHJKLMNPQRSTUVWXYZAA');
    expect(names.filter((name) => /[IO]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(700);
  });

  it('names rows from the front or from the back', () => {
    const [section] = hall([{}, {}, {}]).sections;
    if (!section) throw new Error('A hall has a section.');
    const names = (style: 'letters' | 'numbers', from: 'first' | 'last') =>
      nameRows(section, { style, from }).rows.map(({ name }) => name);
    expect(names('letters', 'first')).toEqual(['A', 'B', 'C']);
    expect(names('numbers', 'last')).toEqual(['3', '2', '1']);
  });
});

describe('[7.46] drawing', () => {
  const given: RowsToAdd = {
    section: 'Stalls',
    rows: 3,
    seats: 12,
    spacing: 0.5,
    distance: 0.9,
    curve: 20,
    isStaggered: true,
    shape: 'line',
  };

  it('adds rows behind those that are there, in the section of that name', () => {
    const newId = counter();
    const first = addRows(emptyPlan, 'ground', given, newId);
    const { plan, added } = addRows(first.plan, 'ground', given, newId);
    expect([planError(plan), countSeats(plan), added.size, plan.sections.length]).toEqual([null, 72, 3, 1]);
    expect(plan.sections[0]?.rows.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(checkPlan(plan).map(({ kind }) => kind)).toEqual(['no_stage']);
  });

  it('adds tables next to each other', () => {
    const { plan } = addRows(
      emptyPlan,
      'ground',
      { ...given, shape: 'round', seats: 8, distance: 3 },
      counter(),
    );
    expect(plan.sections[0]?.rows.map(({ x }) => x)).toEqual([-3, 0.25, 3]);
    expect(checkPlan(plan).filter(({ kind }) => kind === 'overlap')).toEqual([]);
  });

  it('adds a row from place to place', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 0, y: 11 } };
    const { plan } = addDrawnRow(emptyPlan, 'ground', { ...given, curve: 0 }, line, counter());
    const places = allPlaces(plan);
    expect([places[0]?.y, places.at(-1)?.y]).toEqual([expect.closeTo(0, 2), expect.closeTo(11, 2)]);
  });

  it('adds a stage in front and other areas behind, or between two corners', () => {
    const plan = hall([{ y: 2 }, { y: 4 }]);
    const area = { level: 'ground', name: 'Floor', shape: 'rectangle', width: 6, height: 2 } as const;
    const last = (more: FloorPlan) => more.areas.at(-1);
    expect(
      last(addArea({ ...plan, areas: [] }, { ...area, kind: 'stage' }, null, counter('n')).plan)?.y,
    ).toBe(-1);
    expect(last(addArea(plan, { ...area, kind: 'standing' }, null, counter('n')).plan)?.y).toBe(7);
    const corners = { from: { x: 4, y: 2 }, to: { x: 0, y: 0 } };
    expect(last(addArea(plan, { ...area, kind: 'door' }, corners, counter('n')).plan)).toMatchObject({
      x: 2,
      y: 1,
      width: 4,
      height: 2,
    });
  });

  it('reports why a plan cannot be saved', () => {
    expect(planError({ ...emptyPlan, levels: [] })).toEqual(expect.any(String));
  });
});

describe('[7.46] changing a plan', () => {
  it('moves back to where it was', () => {
    fc.assert(
      fc.property(anyHall, fc.integer({ min: -40, max: 40 }), (plan, step) => {
        const there = moveParts(plan, rowIds(plan), { x: step / 4, y: -step });
        expect(moveParts(there, rowIds(plan), { x: -step / 4, y: step })).toEqual(plan);
      }),
    );
  });

  it('mirrors every seat to the other side, and twice is as before', () => {
    fc.assert(
      fc.property(anyHall, (plan) => {
        const before = boundsOf(allPlaces(plan));
        const mirrored = mirrorParts(plan, rowIds(plan));
        const axis = ((before?.left ?? 0) + (before?.right ?? 0)) / 2;
        const places = [...allPlaces(mirrored)].sort((one, other) => one.y - other.y || other.x - one.x);
        const expected = allPlaces(plan).map(({ x, y }) => ({ x: 2 * axis - x, y }));
        for (const place of expected)
          expect(Math.min(...places.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)))).toBeLessThan(
            0.01,
          );
        expect(diffPlans(plan, mirrorParts(mirrored, rowIds(plan))).removed).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('copies with ids of their own, and removes what was copied', () => {
    fc.assert(
      fc.property(anyHall, (plan) => {
        const { plan: more, copies } = copyParts(plan, rowIds(plan), counter('copy'));
        expect(v.safeParse(planSchema, more).success).toBe(true);
        expect(countSeats(more)).toBe(2 * countSeats(plan));
        expect(removeParts(more, copies)).toEqual(plan);
      }),
    );
  });

  it('does not move the neighbours of a seat that is removed', () => {
    const plan = hall([{ curve: 40, angle: 10 }]);
    const seat = plan.sections[0]?.rows[0]?.seats[3]?.id ?? '';
    const { removed, moved } = diffPlans(plan, removeParts(plan, new Set([seat])));
    expect([removed, moved]).toEqual([[seat], []]);
  });

  it('aligns rows', () => {
    const plan = hall([{ x: 0 }, { x: 4 }]);
    expect(alignParts(plan, rowIds(plan), 'x').sections[0]?.rows.map(({ x }) => x)).toEqual([2, 2]);
  });
});

describe('[7.46] checks', () => {
  it('find nothing on a plan that is right', () => {
    expect(checkPlan(hall([{}, {}]))).toEqual([]);
  });

  it('find double labels, overlapping seats, empty parts and what is missing, and report where', () => {
    const plan = hall([{}, { name: 'A', y: 0.1 }, { name: 'C', count: 0 }]);
    const wrong: FloorPlan = {
      ...plan,
      categories: [{ id: 'c', name: 'Stalls', color: 'blue' }],
      sections: [...plan.sections, { id: 'none', level: 'ground', name: 'Circle', rows: [] }],
      areas: [
        {
          id: 'floor',
          level: 'ground',
          name: 'Floor',
          kind: 'standing',
          shape: 'ellipse',
          x: 0,
          y: 9,
          width: 3,
          height: 3,
          angle: 0,
        },
      ],
    };
    const findings = checkPlan(wrong);
    const count = (kind: string) => findings.filter((each) => each.kind === kind).length;
    expect([count('double_label'), count('overlap'), count('no_category')]).toEqual([10, 10, 2]);
    expect(findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['empty_section', 'empty_row', 'no_stage', 'no_capacity']),
    );
    expect(findings.find(({ kind }) => kind === 'double_label')).toMatchObject({
      section: 'Stalls',
      row: 'A',
      number: '1',
      ids: [expect.any(String), expect.any(String)],
    });
  });

  it.each([
    [{ name: 'A' }, { name: 'a ', y: 3 }, 'Stalls · A 1'],
    [{ name: 'A 1' }, { name: ' a1', y: 3 }, 'Stalls · A 1 1'],
  ])('take labels for one that differ only by capitals and spaces: %j, %j', (one, other, twin) => {
    const twice = checkPlan(hall([one, other])).filter(({ kind }) => kind === 'double_label');
    expect(twice).toHaveLength(10);
    expect(twice[0]?.twin).toBe(twin);
    // Rows of other numbers stay apart.
    expect(
      checkPlan(hall([{ name: 'A1' }, { name: 'A', y: 3, count: 20 }])).map(({ kind }) => kind),
    ).not.toContain('double_label');
  });
});

describe('[7.46] the difference of two versions', () => {
  it('names seats by their ids', () => {
    const plan = hall([{}, {}]);
    const [section] = plan.sections;
    const [first, second] = section?.rows ?? [];
    if (!section || !first || !second) throw new Error('A hall has rows.');
    const fewer = { ...second, seats: second.seats.slice(1, 1) };
    const after = { ...plan, sections: [{ ...section, rows: [{ ...first, name: 'Z', y: 3 }, fewer] }] };
    const { added, removed, moved, renamed } = diffPlans(plan, after);
    expect([added.length, removed.length, moved.length, renamed.length]).toEqual([0, 10, 10, 10]);
  });
});

describe('[7.46] the schema of a plan', () => {
  const messages = (plan: unknown) =>
    (v.safeParse(planSchema, plan).issues ?? []).map(({ message }) => message);

  it('refuses an id that is there twice, and one that is not there', () => {
    const plan = hall([{}]);
    const row = plan.sections[0]?.rows[0];
    if (!row) throw new Error('A hall has rows.');
    const twice = {
      ...plan,
      sections: [{ id: 's', level: 'ground', name: 'S', rows: [row, { ...row, id: 'other' }] }],
    };
    expect(messages(twice)).toEqual([expect.stringContaining(row.seats[0]?.id ?? '')]);
    expect(messages({ ...plan, levels: [{ id: 'roof', name: 'Roof' }] })).toEqual([
      expect.stringContaining('ground'),
    ]);
  });

  it.each([NaN, Infinity, -1e9, 1e308])('refuses the coordinate %s', (x) => {
    expect(messages(hall([{ x }])).length).toBeGreaterThan(0);
  });

  it('takes 200,000 seats and refuses one more in a sentence', () => {
    const sectionOf = (index: number, more: number) => ({
      id: `s${index}`,
      level: 'ground',
      name: `S${index}`,
      rows: Array.from({ length: 100 }, (_, place) =>
        newRow({ name: String(place), count: 500, x: 0, y: place }, counter(`${index}-${place}-`)),
      ).concat(more > 0 ? [newRow({ name: 'Z', count: more, x: 0, y: 0 }, counter('more'))] : []),
    });
    const plan = { ...emptyPlan, sections: [0, 1, 2, 3].map((index) => sectionOf(index, 0)) };
    expect(countSeats(plan)).toBe(planLimits.seats);
    expect(messages(plan)).toEqual([]);
    expect(messages({ ...plan, sections: [...plan.sections.slice(1), sectionOf(0, 1)] })).toEqual([
      'A plan can have at most 200000 seats',
    ]);
  }, 60_000);
});
