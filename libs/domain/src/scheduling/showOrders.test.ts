import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLong } from '../../../../tools/vitest/tiers.mjs';
import { asArrived, narrowClock, offsetOf, type ClockRange } from '../calendar/clockRange';
import { countingSteps, runOfShow, type PlannedItem, type ShowStep, type ShowStepKind } from './runOfShow';

const minute = 60_000;
const start = Date.parse('2026-05-14T07:00:00Z');
const plan: PlannedItem[] = ['a', 'b', 'c', 'd'].map((hashcode, nth) => {
  return { hashcode, from: start + nth * 10 * minute, to: start + (nth + 1) * 10 * minute };
});
const kinds: ShowStepKind[] = [
  'start',
  'end',
  'ready',
  'skip',
  'no_show',
  'hold',
  'release',
  'drive',
  'undo',
];

/** Two to four devices with wrong clocks, what each made at which minute, and the order in which it all arrives. */
const night = fc
  .record({
    clocks: fc.array(fc.constantFrom(-60 * minute, -12 * minute, 0, 3 * minute, 1_440 * minute), {
      minLength: 2,
      maxLength: 4,
    }),
    made: fc.uniqueArray(
      fc.record({
        second: fc.integer({ min: 1, max: 3_600 }),
        device: fc.nat(3),
        kind: fc.constantFrom(...kinds),
        item: fc.nat(3),
        undoes: fc.nat(20),
      }),
      { minLength: 2, maxLength: 24, selector: ({ second }) => second },
    ),
  })
  .chain((night) =>
    fc.record({
      night: fc.constant(night),
      orders: fc.tuple(
        fc.shuffledSubarray(night.made, { minLength: night.made.length }),
        fc.shuffledSubarray(night.made, { minLength: night.made.length }),
      ),
    }),
  );

type Night = typeof night extends fc.Arbitrary<infer Of> ? Of : never;
type Made = Night['night']['made'][number];

/** A step as its device sends it: its clock was measured by an answer that took 200 ms. */
function stepOf({ clocks, made }: Night['night'], { second, device, kind, item, undoes }: Made): ShowStep {
  const by = device % clocks.length;
  const at = start + second * 1_000;
  const wrong = clocks[by] ?? 0;
  const sample = { sentAt: at + wrong, receivedAt: at + wrong + 200, serverAt: at };
  const range: ClockRange = narrowClock(null, sample);
  const isOfShow = ['hold', 'release', 'drive', 'undo'].includes(kind);
  return {
    hashcode: String(second).padStart(4, '0'),
    step: kind,
    item: isOfShow ? null : (plan[item]?.hashcode ?? null),
    at: at + wrong + offsetOf(range),
    by: `user ${by}`,
    undoes: kind === 'undo' ? String(made[undoes % made.length]?.second ?? 0).padStart(4, '0') : null,
  };
}

/** The log as the server has it when all has arrived: with each step it computes again which of them count. */
function logAfter({ night }: Night, order: readonly Made[]): ShowStep[] {
  const later = start + 3 * 60 * minute;
  return order.reduce<ShowStep[]>((log, made, nth) => {
    const step = stepOf(night, made);
    const { madeAt } = asArrived({ madeAt: new Date(step.at).toISOString() }, later + nth * minute);
    const all = [...log, { ...step, at: Date.parse(madeAt) }].map(({ counts: _counts, ...each }) => each);
    const counting = new Set(countingSteps(all).map(({ hashcode }) => hashcode));
    return all.map((each) => ({ ...each, counts: counting.has(each.hashcode) }));
  }, []);
}

it('[2.18] comes to one state from the same steps, in whichever order devices with wrong clocks send them', () => {
  const now = start + 4 * 60 * minute;
  fc.assert(
    fc.property(night, (played) => {
      const [one, other] = played.orders.map((order) => logAfter(played, order));
      const state = runOfShow(plan, one ?? [], now);
      expect(runOfShow(plan, other ?? [], now)).toEqual(state);
      // Readers who do not know who made a step read the same show.
      const { driver: _driver, lastStep: _last, ...seen } = state;
      const anonymous = (one ?? []).map(({ by: _by, ...step }) => step);
      expect(runOfShow(plan, anonymous, now)).toMatchObject(seen);
      // The show is with the one who took it over last, also when more arrived.
      const drives = (one ?? []).filter(({ step }) => step === 'drive').toSorted((a, b) => a.at - b.at);
      expect(state.driver).toBe(drives.at(-1)?.by ?? null);
    }),
    { numRuns: isLong ? 10_000 : 300 },
  );
});
