import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeoversOf, latenessOfNight } from './lateness';
import { runOfShow, type ShowStep } from './runOfShow';
import type { ShowPlan } from './showAt';

const minute = 60_000;
const item = (hashcode: string, from: number, to: number, kind: ShowPlan['kind'] = 'entry'): ShowPlan => {
  return {
    hashcode,
    kind,
    entry: null,
    away: null,
    name: hashcode,
    room: null,
    cues: null,
    from: from * minute,
    to: to * minute,
  };
};
const made = (step: ShowStep['step'], of: string, minutes: number): ShowStep => {
  return { hashcode: `${step} ${of} ${minutes}`, step, item: of, at: minutes * minute };
};
const night = (plan: readonly ShowPlan[], steps: readonly ShowStep[]) =>
  runOfShow(plan, steps, 1_000 * minute).items;

describe('[2.18] why a night is late', () => {
  // Acts of ten minutes, with changeovers of one and an interval of twenty.
  const plan = [item('a', 0, 10), item('b', 11, 21), item('i', 21, 41, 'interval'), item('c', 41, 51)];

  it('has no cause before the first item is over', () => {
    expect(latenessOfNight(night(plan, [made('start', 'a', 5)]))).toBeNull();
    expect(changeoversOf(night(plan, [made('start', 'a', 5)]))).toBeNull();
  });

  it('has a cause for each minute', () => {
    const steps = [
      ...[made('start', 'a', 2), made('end', 'a', 13), made('start', 'b', 16), made('end', 'b', 25)],
      ...[made('start', 'i', 26), made('end', 'i', 51), made('start', 'c', 51), made('end', 'c', 64)],
    ];
    expect(latenessOfNight(night(plan, steps))).toEqual({
      start: 2 * minute,
      acts: 3 * minute,
      pauses: 5 * minute,
      changeovers: 3 * minute,
      order: 0,
      total: 13 * minute,
    });
    expect(changeoversOf(night(plan, steps))).toEqual({ planned: minute, real: 3 * minute });
  });

  it('counts the time of an act that did not come as made up', () => {
    const steps = [
      ...[made('start', 'a', 0), made('end', 'a', 10), made('no_show', 'b', 10)],
      ...[made('start', 'i', 11), made('end', 'i', 31)],
    ];
    expect(latenessOfNight(night(plan, steps))).toEqual({
      start: 0,
      acts: 0,
      pauses: 0,
      changeovers: 0,
      order: -10 * minute,
      total: -10 * minute,
    });
  });

  it('[1.10] adds up on every night, in whatever order its items were played', () => {
    const lengths = fc.array(
      fc.record({ gap: fc.nat(9), length: fc.integer({ min: 1, max: 30 }), isPause: fc.boolean() }),
      { minLength: 1, maxLength: 9 },
    );
    const marks = fc.array(
      fc.record({
        step: fc.constantFrom('start', 'end', 'skip', 'no_show', 'hold', 'release', 'swap'),
        of: fc.nat(8),
        other: fc.nat(8),
        at: fc.integer({ min: -30, max: 300 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(lengths, marks, (parts, steps) => {
        let at = 0;
        const random = parts.map(({ gap, length, isPause }, index) => {
          const from = at + gap;
          at = from + length;
          return item(String(index), from, at, isPause ? 'interval' : 'entry');
        });
        const log = steps.map(({ step, of, other, at: minutes }, index): ShowStep => {
          return { ...made(step, String(of), minutes), hashcode: String(index), other: String(other) };
        });
        const lateness = latenessOfNight(night(random, log));
        if (!lateness) return;
        const { total, ...causes } = lateness;
        expect(Object.values(causes).reduce((sum, each) => sum + each, 0)).toBe(total);
      }),
      { numRuns: 2_000 },
    );
  });
});
