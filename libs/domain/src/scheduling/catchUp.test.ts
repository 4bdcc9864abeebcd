import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchUp } from './catchUp';
import { runOfShow, type PlannedItem, type ShowStep } from './runOfShow';

const minute = 60_000;
const at = (minutes: number) => minutes * minute;
interface Item extends PlannedItem {
  kind: 'entry' | 'interval';
}
const isPause = ({ kind }: Item) => kind === 'interval';
const evening: Item[] = [
  { hashcode: 'a', kind: 'entry', from: at(0), to: at(10) },
  { hashcode: 'pause', kind: 'interval', from: at(10), to: at(30) },
  { hashcode: 'b', kind: 'entry', from: at(30), to: at(40) },
];
const begun: ShowStep = { hashcode: '1', step: 'start', item: 'a', at: 0 };
const offer = (now: number, steps = [begun]) => {
  const found = catchUp(runOfShow(evening, steps, at(now)), isPause);
  return found && [found.item.hashcode, found.minutes];
};

describe('[2.18] catching up', () => {
  it('makes the next pause shorter by what is lost, and leaves five minutes of it', () => {
    expect(offer(10)).toBeNull();
    expect(offer(17)).toEqual(['pause', 13]);
    expect(offer(45)).toEqual(['pause', 5]);
  });

  it('offers no pause that is over or does not take place', () => {
    expect(offer(17, [begun, { ...begun, hashcode: '2', step: 'skip', item: 'pause', at: 1 }])).toBeNull();
    expect(offer(60, [begun, { ...begun, hashcode: '2', item: 'b', at: at(60) }])).toBeNull();
  });

  it('brings something forward, and nothing before its time, on random evenings', () => {
    const item = fc.record({
      kind: fc.constantFrom('entry' as const, 'interval' as const),
      gap: fc.nat(5),
      length: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 10 }), fc.nat(120), (items, late) => {
        let clock = 0;
        const plan = items.map(({ kind, gap, length }, index): Item => {
          clock += gap + length;
          return { hashcode: String(index), kind, from: at(clock - length), to: at(clock) };
        });
        const before = runOfShow(plan, [], at(late));
        const found = catchUp(before, isPause);
        if (!found) return;
        const step: ShowStep = {
          hashcode: 'x',
          step: 'length',
          item: found.item.hashcode,
          minutes: found.minutes,
          at: at(late),
        };
        const after = runOfShow(plan, [step], at(late));
        const moved = after.items.map(({ expected, from }, index) => {
          const old = before.items[index]?.expected?.from ?? 0;
          expect(expected?.from).toBeGreaterThanOrEqual(from);
          return old - (expected?.from ?? 0);
        });
        expect(Math.min(...moved)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...moved)).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
