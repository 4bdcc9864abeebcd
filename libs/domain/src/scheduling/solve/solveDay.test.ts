import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../../tools/vitest/tiers.mjs';
import type { DayPlan } from './dayPlan';
import type { DayProblem } from './dayProblem';
import {
  aDayItem,
  aDayPerformance,
  aDayPerson,
  aDayProblem,
  aLargeDay,
  at,
  minute,
  planOf,
  start,
} from './testing/aDay';

const stage = aDayPerformance('stage', 0, 60);
const hall = aDayPerformance('hall', 0, 60);
const placesIn = ({ placements }: DayPlan) =>
  placements.map(({ item, performance, from }) => `${item} ${performance} ${(from - start) / minute}`);
const whyOf = ({ placements }: DayPlan, item: string) => placements.find((each) => each.item === item)?.why;

describe('fill', () => {
  it('[2.18] places what waits at the first free times, and leaves what is placed', () => {
    const { plan } = planOf(
      aDayProblem({
        items: [aDayItem('Tides', 10, ['stage', 10]), aDayItem('Embers', 10), aDayItem('Waves', 10)],
        performances: [stage],
      }),
    );
    expect(placesIn(plan)).toEqual(['Embers stage 0', 'Tides stage 10', 'Waves stage 20']);
    expect(whyOf(plan, 'Embers')).toEqual({ reason: 'firstFree' });
    expect(whyOf(plan, 'Tides')).toEqual({ reason: 'stays' });
  });

  it('[1.10] waits until the people are free again, with their warm-up, and explains it', () => {
    const { plan } = planOf(
      aDayProblem({
        items: [aDayItem('Tides', 10, ['hall', 0]), aDayItem('Embers', 10)],
        performances: [stage, { ...hall, isOpen: false }],
        people: [aDayPerson('Mia', ['Tides', 'Embers'], 15)],
      }),
    );
    expect(placesIn(plan)).toEqual(['Tides hall 0', 'Embers stage 25']);
    expect(whyOf(plan, 'Embers')).toEqual({ reason: 'afterPerson', item: 'Tides', person: 'Mia' });
  });

  it('[2.18] separates two acts of a school by an hour where its weight asks for it', () => {
    const kapiti = { school: 'Kapiti' };
    const { plan } = planOf(
      aDayProblem({
        items: [aDayItem('Tides', 10, ['stage', 0], kapiti), aDayItem('Embers', 10, null, kapiti)],
        performances: [aDayPerformance('stage', 0, 90)],
        weights: { schoolApart: 3, largeByBreak: 0, evenSpaces: 0, stay: 0, earlyFinish: 0 },
      }),
    );
    expect(placesIn(plan)).toEqual(['Tides stage 0', 'Embers stage 60']);
    expect(whyOf(plan, 'Embers')).toEqual({ reason: 'afterSchool', item: 'Tides' });
    expect(plan.score.after.schoolApart).toBe(0);
  });

  it('[2.18] puts a large set next to the interval, and uses both spaces evenly', () => {
    const interval = aDayItem('Interval', 10, ['stage', 20], { kind: 'break', isPinned: true });
    const { plan } = planOf(
      aDayProblem({
        items: [
          aDayItem('a', 10),
          aDayItem('b', 10),
          aDayItem('c', 10),
          aDayItem('Big', 10, null, { isLarge: true }),
          interval,
        ],
        performances: [aDayPerformance('stage', 0, 50), aDayPerformance('hall', 0, 50)],
        weights: { schoolApart: 0, largeByBreak: 5, evenSpaces: 3, stay: 0, earlyFinish: 3 },
      }),
    );
    expect(plan.score.after).toMatchObject({ largeByBreak: 0, evenSpaces: 5 });
    expect(plan.unplaced).toEqual([]);
  });

  it('[2.18] names the pins that leave an item no time, and none that does not matter', () => {
    const { plan } = planOf(
      aDayProblem({
        items: [
          aDayItem('Tides', 10, ['stage', 5]),
          aDayItem('Waves', 10, ['stage', 50]),
          aDayItem('Embers', 40),
          aDayItem('Long', 90),
        ],
        performances: [aDayPerformance('stage', 0, 60)],
      }),
    );
    expect(plan.unplaced.toReversed()).toEqual([
      { item: 'Long', because: { reason: 'tooLong', longest: 60 * minute } },
      {
        item: 'Embers',
        because: {
          reason: 'conflictSet',
          pins: ['Tides', 'Waves'],
          others: [],
          people: [],
          hasWarmUp: false,
        },
      },
    ]);
  });

  it('[1.10] names the person and the warm-up where only these are in the way', () => {
    const { plan } = planOf(
      aDayProblem({
        items: [
          aDayItem('Tides', 30, ['hall', 10]),
          aDayItem('Embers', 10),
          aDayItem('Other', 10, ['hall', 50]),
        ],
        performances: [aDayPerformance('stage', 0, 50), { ...hall, isOpen: false }],
        people: [aDayPerson('Mia', ['Tides', 'Embers'], 10)],
      }),
    );
    expect(plan.unplaced).toEqual([
      {
        item: 'Embers',
        because: { reason: 'conflictSet', pins: ['Tides'], others: [], people: ['Mia'], hasWarmUp: true },
      },
    ]);
  });

  it('[2.18] gives the minutes by which all that waits is longer than the free time', () => {
    const { plan } = planOf(
      aDayProblem({ items: ['a', 'b', 'c', 'd'].map((name) => aDayItem(name, 20)), performances: [stage] }),
    );
    expect(plan.unplaced).toHaveLength(1);
    expect(plan.unplaced[0]?.because).toEqual({ reason: 'noTime', needed: 80 * minute, free: 60 * minute });
  });

  it('[2.18] repeats the same plan, and ends with the best so far when it is stopped', async () => {
    const problem = aLargeDay({ items: 60, spaces: 4, pins: 10, seed: 'stop' });
    expect(planOf(problem).plan).toEqual(planOf(problem).plan);
    const { solveDay } = await import('./solveDay');
    const search = solveDay(problem);
    search.next();
    for (let step = 0; step < 12; step += 1) search.next(false);
    const last = search.next(true);
    expect(last.done).toBe(true);
    expect(last.value).toMatchObject({ isStopped: true, conflicts: [] });
  });
});

describe('repair', () => {
  it('[2.18] moves one act of a clash, and that as little as it can', () => {
    const { plan } = planOf(
      aDayProblem({
        mode: 'repair',
        items: [
          aDayItem('Tides', 10, ['stage', 0]),
          aDayItem('Embers', 10, ['hall', 5]),
          aDayItem('Waves', 10, ['stage', 10]),
        ],
        performances: [stage, hall],
        people: [aDayPerson('Mia', ['Tides', 'Embers'])],
      }),
    );
    expect(plan.placements.filter(({ isMoved }) => isMoved).map(({ item }) => item)).toEqual(['Embers']);
    expect(placesIn(plan)).toContain('Embers hall 10');
  });
});

const days = fc.record({
  lengths: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 12 }),
  placed: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  pinned: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  shifts: fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }),
  people: fc.array(fc.array(fc.nat(11), { minLength: 2, maxLength: 3 }), { maxLength: 5 }),
  warmUp: fc.constantFrom(0, 5, 15),
  ends: fc.tuple(fc.integer({ min: 4, max: 16 }), fc.integer({ min: 4, max: 16 })),
  seed: fc.string({ maxLength: 3 }),
});
type Draft = typeof days extends fc.Arbitrary<infer Value> ? Value : never;

/** Items of five to thirty minutes in two spaces, one after the other with gaps. */
function toProblem(draft: Draft, mode: DayProblem['mode']): DayProblem {
  const ends = draft.ends.map((end) => end * 5);
  const free = [0, 0];
  const items = draft.lengths.map((length, index) => {
    const space = index % 2;
    const from = (free[space] ?? 0) + (draft.shifts[index] ?? 0) * 5;
    const fits = draft.placed[index] === true && from + length * 5 <= (ends[space] ?? 0);
    if (fits) free[space] = from + length * 5;
    return aDayItem(`${index}`, length * 5, fits ? [`space ${space}`, from] : null, {
      isPinned: draft.pinned[index] === true,
      school: `school ${index % 3}`,
      isLarge: index % 4 === 0,
    });
  });
  return aDayProblem({
    mode,
    items,
    performances: ends.map((end, index) => aDayPerformance(`space ${index}`, 0, end)),
    people: draft.people.map((own, index) =>
      aDayPerson(`person ${index}`, [...new Set(own.map((item) => `${item % items.length}`))], draft.warmUp),
    ),
    weights: { schoolApart: 2, largeByBreak: 2, evenSpaces: 1, stay: 1, earlyFinish: 1 },
    seed: draft.seed,
  });
}

/** The pairs of items that one person clashes in. */
function clashesIn({ people, items }: DayProblem, fromOf: ReadonlyMap<string, number>): string[] {
  const lengths = new Map(items.map(({ hashcode, length }) => [hashcode, length]));
  return people.flatMap(({ hashcode, needs }) =>
    needs.flatMap((one, index) =>
      needs.slice(index + 1).flatMap((other) => {
        const [from, otherFrom] = [fromOf.get(one.item), fromOf.get(other.item)];
        if (from === undefined || otherFrom === undefined || one.item === other.item) return [];
        const isOver =
          from - one.before < otherFrom + (lengths.get(other.item) ?? 0) &&
          otherFrom - other.before < from + (lengths.get(one.item) ?? 0);
        return isOver ? [[hashcode, ...[one.item, other.item].toSorted()].join(' ')] : [];
      }),
    ),
  );
}

function checkHardRules(problem: DayProblem, plan: DayPlan) {
  const fromOf = new Map(plan.placements.map(({ item, from }) => [item, from]));
  const placeOf = new Map(plan.placements.map((placement) => [placement.item, placement]));
  for (const one of plan.placements) {
    const performance = problem.performances.find(({ hashcode }) => hashcode === one.performance);
    expect(one.from).toBeGreaterThanOrEqual(performance?.from ?? Infinity);
    expect(one.to).toBeLessThanOrEqual(performance?.to ?? 0);
    for (const other of plan.placements)
      if (one !== other && one.performance === other.performance)
        expect(one.from < other.to && other.from < one.to).toBe(false);
  }
  for (const { hashcode, isPinned, place } of problem.items)
    if (place && (isPinned || problem.mode === 'fill')) expect(placeOf.get(hashcode)).toMatchObject(place);
    else if (place) expect(placeOf.has(hashcode)).toBe(true);
  const before = new Map(
    problem.items.flatMap(({ hashcode, place }) => (place ? [[hashcode, place.from]] : [])),
  );
  const known = clashesIn(problem, before);
  const after = clashesIn(problem, fromOf);
  expect(after.length).toBeLessThanOrEqual(known.length);
  if (problem.mode === 'fill') expect(after.toSorted()).toEqual(known.toSorted());
  const listed = plan.conflicts.flatMap((conflict) =>
    conflict.kind === 'person'
      ? [[conflict.person, ...conflict.items.toSorted()].join(' ')]
      : [conflict.kind],
  );
  expect(listed.toSorted()).toEqual(after.toSorted());
  const all = [...placeOf.keys(), ...plan.unplaced.map(({ item }) => item)];
  if (problem.mode !== 'repair')
    expect(all.toSorted()).toEqual(problem.items.map(({ hashcode }) => hashcode).toSorted());
}

describe('any day', () => {
  for (const mode of ['fill', 'repair', 'improve'] as const)
    it(`[1.10] [2.18] breaks no hard rule: ${mode}`, () => {
      fc.assert(
        fc.property(days, (draft) => {
          const problem = toProblem(draft, mode);
          checkHardRules(problem, planOf(problem).plan);
        }),
        { numRuns: isLong ? 2_000 : 100 },
      );
    }, 300_000);

  it('[2.18] is no worse by the weights after it is improved', () => {
    fc.assert(
      fc.property(days, (draft) => {
        const problem = toProblem({ ...draft, placed: draft.placed.map(() => true), people: [] }, 'improve');
        const placed = problem.items.filter(({ place }) => place !== null);
        const { before, after } = planOf({ ...problem, items: placed }).plan.score;
        const total = (score: typeof before) =>
          2 * score.schoolApart +
          2 * score.largeByBreak +
          score.stay +
          (score.evenSpaces + score.earlyFinish) / 30;
        expect(total(after)).toBeLessThanOrEqual(total(before) + 0.1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('small days, against every order', () => {
  const small = days.map((draft) => ({ ...draft, lengths: draft.lengths.slice(0, 5) }));

  it('[2.18] leaves no conflict in a repair where one can be avoided', () => {
    let avoidable = 0;
    fc.assert(
      fc.property(small, (draft) => {
        const whole = toProblem({ ...draft, placed: draft.placed.map(() => true) }, 'repair');
        const problem = { ...whole, items: whole.items.filter(({ place }) => place !== null) };
        const { plan } = planOf(problem);
        const isBroken = plan.conflicts.length > 0;
        if (isBroken) expect(hasPlan(problem)).toBe(false);
        if (plan.placements.some(({ isMoved }) => isMoved)) avoidable += 1;
      }),
      { numRuns: isLong ? 3_000 : 150 },
    );
    expect(avoidable).toBeGreaterThan(0);
  }, 300_000);

  it('[2.18] leaves nothing waiting in a fill where all has a place', () => {
    let left = 0;
    fc.assert(
      fc.property(small, (draft) => {
        const problem = toProblem(draft, 'fill');
        const known = planOf({
          ...problem,
          mode: 'repair',
          items: problem.items.map((item) => ({ ...item, isPinned: true })),
        });
        const { plan } = planOf(problem);
        if (plan.unplaced.length === 0 || known.plan.conflicts.length > 0) return;
        left += 1;
        expect(hasPlan(problem)).toBe(false);
      }),
      { numRuns: isLong ? 3_000 : 150 },
    );
    expect(left).toBeGreaterThan(0);
  }, 300_000);
});

/** Tries each time of five minutes for each item that can move. */
function hasPlan({ mode, items, performances, people }: DayProblem): boolean {
  const fixed = items.filter(({ place, isPinned }) => place !== null && (isPinned || mode === 'fill'));
  const movable = items.filter((item) => !fixed.includes(item));
  interface Put {
    item: string;
    performance: string;
    from: number;
    to: number;
  }
  const beforeOf = (person: (typeof people)[number], item: string) =>
    person.needs.find((need) => need.item === item)?.before;
  const isApart = (one: Put, other: Put) => {
    if (one.performance === other.performance && one.from < other.to && other.from < one.to) return false;
    return people.every((person) => {
      const [before, otherBefore] = [beforeOf(person, one.item), beforeOf(person, other.item)];
      if (before === undefined || otherBefore === undefined) return true;
      return !(one.from - before < other.to && other.from - otherBefore < one.to);
    });
  };
  const next = (rest: typeof movable, puts: readonly Put[]): boolean => {
    const [item, ...more] = rest;
    if (!item) return true;
    return performances.some(({ hashcode, from, to }) => {
      for (let time = from; time + item.length <= to; time += 5 * minute) {
        const own = { item: item.hashcode, performance: hashcode, from: time, to: time + item.length };
        if (puts.every((put) => isApart(put, own)) && next(more, [...puts, own])) return true;
      }
      return false;
    });
  };
  const puts = fixed.flatMap(({ hashcode, place, length }) =>
    place
      ? [{ item: hashcode, performance: place.performance, from: place.from, to: place.from + length }]
      : [],
  );
  const isFine = puts.every((put, index) => puts.slice(index + 1).every((other) => isApart(put, other)));
  return isFine && next(movable, puts);
}

describe('a large day', () => {
  it('[1.10] [2.18] fills 500 items in 25 spaces around 100 pins, without a broken hard rule', () => {
    const problem = aLargeDay({ items: 500, spaces: 25, pins: 100, seed: 'large' });
    const { plan, progress } = planOf(problem);
    expect(plan.unplaced).toEqual([]);
    expect(progress.length).toBeGreaterThan(10);
    checkHardRules(problem, plan);
  }, 120_000);

  it('[2.18] repairs it after a space is lost for an hour, and moves no more than it has to', () => {
    const problem = aLargeDay({ items: 120, spaces: 6, pins: 20, seed: 'repair' });
    const { placements } = planOf(problem).plan;
    const placeOf = new Map(placements.map(({ item, performance, from }) => [item, { performance, from }]));
    const performances = problem.performances.map((each, index) =>
      index === 0 ? { ...each, from: at(60) } : each,
    );
    const items = problem.items.map((item) => ({
      ...item,
      isPinned: false,
      place: placeOf.get(item.hashcode) ?? null,
    }));
    const outside = items.filter(({ place }) => place?.performance === 'space 0' && place.from < at(60));
    const { plan } = planOf({ ...problem, mode: 'repair', performances, items });
    const moved = plan.placements.filter(({ isMoved }) => isMoved);
    expect(plan.conflicts).toEqual([]);
    expect(outside.length).toBeGreaterThan(0);
    expect(moved.length).toBeLessThanOrEqual(2 * outside.length);
  }, 120_000);
});
