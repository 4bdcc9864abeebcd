import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../tools/vitest/tiers.mjs';
import { runOfShow, type PlannedItem, type ShowStep, type ShowStepKind } from './runOfShow';

const minute = 60_000;
const start = Date.parse('2026-05-14T07:00:00Z');
const at = (minutes: number) => start + minutes * minute;
const inMinutes = (instant: number) => (instant - start) / minute;

/** Three acts of ten minutes, with a gap of five before the last. */
const plan: PlannedItem[] = [
  { hashcode: 'a', from: at(0), to: at(10) },
  { hashcode: 'b', from: at(10), to: at(20) },
  { hashcode: 'c', from: at(25), to: at(35) },
];
let count = 0;
function made(
  step: ShowStepKind,
  item: string | null,
  minutes: number,
  more: Partial<ShowStep> = {},
): ShowStep {
  count += 1;
  return { hashcode: `step-${count}`, step, item, at: at(minutes), ...more };
}
/** The minutes at which each item is expected to begin; null for one that does not appear. */
const beginnings = (steps: ShowStep[], now: number) =>
  runOfShow(plan, steps, at(now)).items.map(({ expected }) => (expected ? inMinutes(expected.from) : null));

describe('[2.18] the run of a show', () => {
  it('is as planned before it begins', () => {
    const show = runOfShow(plan, [], at(-30));
    expect(show).toMatchObject({
      current: null,
      lateMs: 0,
      hasBegun: false,
      isOver: false,
      onHoldSince: null,
    });
    expect(show.next?.hashcode).toBe('a');
    expect(beginnings([], -30)).toEqual([0, 10, 25]);
  });

  it('moves everything while no one begins', () => {
    expect(beginnings([], 4)).toEqual([4, 14, 25]);
    expect(runOfShow(plan, [], at(4)).lateMs).toBe(4 * minute);
  });

  it('[1.10] lets a gap absorb an overrun', () => {
    const steps = [made('start', 'a', 0)];
    expect(beginnings(steps, 13)).toEqual([0, 13, 25]);
    expect(beginnings(steps, 18)).toEqual([0, 18, 28]);
  });

  it('ends what is on when the next begins, without a further step', () => {
    const show = runOfShow(plan, [made('start', 'a', 0), made('start', 'b', 9)], at(12));
    expect(show.items[0]).toMatchObject({ state: 'done', startedAt: at(0), endedAt: at(9) });
    expect(show.current?.hashcode).toBe('b');
    expect(show.lateMs).toBe(0);
  });

  it('gives the time of one that is not here to no one: the next keeps its own', () => {
    const steps = [made('start', 'a', 0), made('no_show', 'b', 5), made('end', 'a', 10)];
    expect(beginnings(steps, 11)).toEqual([0, null, 25]);
  });

  it('lets one appear after all that was not here', () => {
    const steps = [made('no_show', 'a', 0), made('start', 'b', 10), made('start', 'a', 20)];
    expect(runOfShow(plan, steps, at(21)).current?.hashcode).toBe('a');
  });

  it('waits while it is on hold, and goes on', () => {
    const onHold = [made('start', 'a', 0), made('end', 'a', 10), made('hold', null, 11)];
    expect(runOfShow(plan, onHold, at(30)).onHoldSince).toBe(at(11));
    expect(beginnings(onHold, 30)).toEqual([0, 30, 40]);
    const released = [...onHold, made('release', null, 31), made('start', 'b', 31)];
    expect(beginnings(released, 32)).toEqual([0, 31, 41]);
  });

  it('undoes a step as if it had not been made', () => {
    const [first, second] = [made('start', 'a', 0), made('start', 'b', 4)];
    const show = runOfShow(plan, [first, second, made('undo', null, 5, { undoes: second.hashcode })], at(6));
    expect(show.current?.hashcode).toBe('a');
    expect(show.lastStep).toEqual(first);
  });

  it('is driven by who took it over last, and by no one before', () => {
    const steps = [made('start', 'a', 0, { by: 'hana' }), made('start', 'b', 10, { by: 'hana' })];
    expect(runOfShow(plan, steps, at(12)).driver).toBeNull();
    const driven = [...steps, made('drive', null, 11, { by: 'wiremu' })];
    expect(runOfShow(plan, driven, at(12)).driver).toBe('wiremu');
    // Later steps of another driver do not count, nor does undoing that it was taken over.
    const undo = made('undo', null, 13, { by: 'hana', undoes: driven.at(-1)?.hashcode });
    const late = [made('hold', null, 12, { by: 'hana' }), made('start', 'c', 14, { by: 'hana' }), undo];
    expect(runOfShow(plan, [...driven, ...late], at(15))).toMatchObject({
      driver: 'wiremu',
      current: { hashcode: 'b' },
      onHoldSince: null,
    });
  });

  it('is not taken by an old step of a device that returns', () => {
    const driven = [made('drive', null, 1, { by: 'wiremu' }), made('start', 'a', 2, { by: 'wiremu' })];
    const old = made('hold', null, 0, { by: 'hana' });
    expect(runOfShow(plan, [...driven, old], at(5))).toMatchObject({ driver: 'wiremu', onHoldSince: null });
  });

  it('starts an act once: of two that did, the first counts', () => {
    const steps = [
      made('start', 'a', 2),
      made('start', 'a', 1),
      made('start', 'b', 12),
      made('start', 'a', 15),
    ];
    const show = runOfShow(plan, steps, at(16));
    expect(show.items[0]).toMatchObject({ startedAt: at(1), endedAt: at(12) });
    expect(show.current?.hashcode).toBe('b');
  });

  it('takes a pause as long as it was made on the night: those after it catch up, never before their time', () => {
    const late = [made('start', 'a', 0)];
    expect(beginnings([...late, made('length', 'b', 1, { minutes: 4 })], 18)).toEqual([0, 18, 25]);
    expect(beginnings([...late, made('length', 'b', 1, { minutes: 20 })], 5)).toEqual([0, 10, 30]);
    const undone = made('length', 'b', 1, { minutes: 20 });
    expect(beginnings([...late, undone, made('undo', null, 2, { undoes: undone.hashcode })], 5)).toEqual([
      0, 10, 25,
    ]);
  });

  it('lets two that have yet to begin exchange their places, until it is undone', () => {
    const begun = made('start', 'a', 0);
    const swap = made('swap', 'c', 4, { other: 'b' });
    const show = runOfShow(plan, [begun, swap], at(12));
    expect(show.items.map(({ hashcode, place }) => [hashcode, inMinutes(place)])).toEqual([
      ['a', 0],
      ['c', 10],
      ['b', 25],
    ]);
    // Each keeps its plan, and the show is as late as its next place.
    expect(show.next).toMatchObject({ hashcode: 'c', from: at(25), expected: { from: at(12) } });
    expect(show.lateMs).toBe(2 * minute);
    expect(show.lastStep).toEqual(swap);
    const undone = [begun, swap, made('undo', null, 5, { undoes: swap.hashcode })];
    expect(runOfShow(plan, undone, at(12)).next?.hashcode).toBe('b');
    // One that is on or was on keeps its place.
    expect(runOfShow(plan, [begun, made('swap', 'a', 1, { other: 'c' })], at(2)).next?.hashcode).toBe('b');
  });

  it('is not driven from the stage door', () => {
    const steps = [made('here', 'a', -9, { by: 'door' }), made('start', 'a', 0, { by: 'hana' })];
    const show = runOfShow(plan, [...steps, made('missing', 'b', 2, { by: 'door' })], at(3));
    expect(show).toMatchObject({ driver: null, lastStep: steps[1] });
  });

  it('is over when nothing is on and nothing is left', () => {
    const steps = [made('start', 'a', 0), made('skip', 'b', 9), made('start', 'c', 20), made('end', 'c', 31)];
    expect(runOfShow(plan, steps, at(40))).toMatchObject({ isOver: true, next: null, lateMs: -4 * minute });
  });
});

/** A night of whole minutes: acts one after another with gaps, and what was called until some moment. */
const night = fc
  .record({
    items: fc.array(fc.record({ gap: fc.nat(12), length: fc.integer({ min: 1, max: 15 }) }), {
      minLength: 1,
      maxLength: 12,
    }),
    calls: fc.array(
      fc.record({
        step: fc.constantFrom<ShowStepKind>(
          ...([
            'start',
            'end',
            'skip',
            'no_show',
            'ready',
            'hold',
            'release',
            'length',
            'swap',
            'here',
            'missing',
          ] as const),
        ),
        item: fc.nat(11),
        other: fc.nat(11),
        wait: fc.nat(20),
        minutes: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 16 },
    ),
    begin: fc.integer({ min: -20, max: 20 }),
    rest: fc.nat(40),
  })
  .map(({ items, calls, begin, rest }) => {
    let clock = 0;
    const planned = items.map(({ gap, length }, index) => {
      clock += gap + length;
      return { hashcode: String(index), from: at(clock - length), to: at(clock) };
    });
    let moment = begin;
    const steps = calls.map(({ step, item, other, wait, minutes }, index): ShowStep => {
      moment += wait;
      const isOfShow = step === 'hold' || step === 'release';
      const of = isOfShow ? null : String(item % items.length);
      return {
        hashcode: String(index).padStart(3, '0'),
        step,
        item: of,
        other: String(other % items.length),
        at: at(moment),
        minutes,
      };
    });
    return { planned, steps, now: at(moment + rest) };
  });

/** Notes of a watcher at the side of the stage, minute by minute. */
function watched({ planned, steps, now }: { planned: PlannedItem[]; steps: ShowStep[]; now: number }) {
  const began = new Map<string, number>();
  const ended = new Map<string, number>();
  const out = new Set<string>();
  /** The list on the wall: who stands where at what time, with two names exchanged by a swap. */
  const wall = planned.map(({ hashcode, from }) => ({ hashcode, from }));
  const lengths = new Map(planned.map(({ hashcode, from, to }) => [hashcode, to - from]));
  let onStage: string | undefined;
  let isOnHold = false;
  for (const { step, item, other, minutes, at: moment } of steps) {
    if (step === 'hold') isOnHold = true;
    if (step === 'release') isOnHold = false;
    if (item === null) continue;
    if (step === 'swap' && other && !began.has(item) && !began.has(other)) {
      const [mine, its] = [item, other].map((name) => wall.find(({ hashcode }) => hashcode === name));
      if (mine && its) [mine.hashcode, its.hashcode] = [other, item];
    }
    if (step === 'length' && !ended.has(item)) lengths.set(item, (minutes ?? 0) * minute);
    if (step === 'end' && item === onStage) {
      ended.set(item, moment);
      onStage = undefined;
    }
    if ((step === 'skip' || step === 'no_show') && !began.has(item)) out.add(item);
    if (step === 'start' && !began.has(item)) {
      if (onStage !== undefined) ended.set(onStage, moment);
      out.delete(item);
      began.set(item, moment);
      onStage = item;
      isOnHold = false;
    }
  }
  const waiting = wall.filter(({ hashcode }) => !began.has(hashcode) && !out.has(hashcode));
  const expected = new Map(began);
  const isLate = waiting[0] !== undefined && now > waiting[0].from;
  // Until the first has begun the clock runs from far before the plan.
  let clock = isOnHold || began.size > 0 || isLate ? now : Math.min(now, at(-100));
  const current = planned.find(({ hashcode }) => hashcode === onStage);
  let busyUntil = current
    ? Math.max(now, (began.get(current.hashcode) ?? 0) + (lengths.get(current.hashcode) ?? 0))
    : Math.max(Number.NEGATIVE_INFINITY, ...ended.values());
  while (waiting.length > 0) {
    const [first] = waiting;
    if (first && clock >= busyUntil && clock >= first.from) {
      expected.set(first.hashcode, clock);
      busyUntil = clock + (lengths.get(first.hashcode) ?? 0);
      waiting.shift();
    } else clock += minute;
  }
  return wall.map(({ hashcode }) => expected.get(hashcode) ?? null);
}

describe('[2.18] what is expected', () => {
  it('is what a watcher writes down minute by minute, over random nights', () => {
    fc.assert(
      fc.property(night, (random) => {
        const { items } = runOfShow(random.planned, random.steps, random.now);
        expect(items.map(({ expected }) => expected?.from ?? null)).toEqual(watched(random));
      }),
      { numRuns: isLong ? 100_000 : 3_000 },
    );
  });

  it('is the same on every device, for any order of their steps', () => {
    const shuffled = night.chain((random) =>
      fc.record({
        random: fc.constant(random),
        order: fc.shuffledSubarray(random.steps, { minLength: random.steps.length }),
        twice: fc.subarray(random.steps),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ random: { planned, steps, now }, order, twice }) => {
        expect(runOfShow(planned, [...order, ...twice], now)).toEqual(runOfShow(planned, steps, now));
      }),
      { numRuns: 2_000 },
    );
  });
});
