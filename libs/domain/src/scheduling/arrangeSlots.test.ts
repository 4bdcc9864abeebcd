import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  insertSlot,
  moveSlot,
  placeSlot,
  roomToShift,
  shiftSlots,
  swapSlots,
  takeOutSlot,
  withChanges,
  type Arrangement,
} from './arrangeSlots';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { slotRows } from './slotRows';
import { standingSlots } from './standingSlots';
import { anAct } from './testing/anAct';

const start = Date.parse('2027-05-14T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const show = { hashcode: 'show', starts_at: at(0), ends_at: at(300) };

function act(name: string, from: number | null, length = 10, given: Partial<Appearance> = {}): Appearance {
  return anAct(name, from === null ? null : { performance: 'show', from: at(from), minutes: length }, given);
}

/** Up to eight acts with their own lengths and gaps, within the five hours of the show. */
const orders = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 15 }), length: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 2,
    maxLength: 8,
  })
  .map((acts) => {
    let free = 0;
    return acts.map(({ gap, length }, index) => {
      const from = free + gap;
      free = from + length;
      return act(`act ${index}`, from, length);
    });
  });
const positions = fc.nat({ max: 9 });

/** As it is after a step, or as it was where the step is refused. */
function after(items: readonly Appearance[], step: Arrangement): Appearance[] {
  return withChanges(items, step.status === 'arranged' ? step.changes : []);
}

const namesOf = (items: readonly Appearance[]) => standingSlots(show, items).map(({ item }) => item.hashcode);
const clockOf = (items: readonly Appearance[]) =>
  standingSlots(show, items).map(
    ({ item, from, to }) => `${item.name} ${(from - start) / 60_000}–${(to - start) / 60_000}`,
  );
const lengthsOf = (items: readonly Appearance[]) =>
  Object.fromEntries(standingSlots(show, items).map(({ item, from, to }) => [item.name, to - from]));

/** Rules of every step: no slot is lost or doubled, each keeps its length, none overlaps another or leaves the show. */
function expectSound(before: readonly Appearance[], result: readonly Appearance[]): void {
  expect(namesOf(result).sort()).toEqual(namesOf(before).sort());
  expect(lengthsOf(result)).toEqual(lengthsOf(before));
  const slots = standingSlots(show, result);
  slots.forEach(({ from }, index) => {
    expect(from).toBeGreaterThanOrEqual(slots[index - 1]?.to ?? Date.parse(show.starts_at));
  });
  expect(slots.at(-1)?.to ?? 0).toBeLessThanOrEqual(Date.parse(show.ends_at));
}

describe('moveSlot', () => {
  test('[2.21] moves an act to any position; the others keep their order, and all fits as before', () => {
    fc.assert(
      fc.property(orders, positions, positions, (items, which, position) => {
        const moved = `act ${which % items.length}`;
        const result = after(items, moveSlot(show, items, moved, position));
        expectSound(items, result);
        const others = namesOf(items).filter((name) => name !== moved);
        expect(namesOf(result)).toEqual(others.toSpliced(Math.min(position, items.length - 1), 0, moved));
        expect(standingSlots(show, result).at(-1)?.to).toBe(standingSlots(show, items).at(-1)?.to);
      }),
    );
  });

  test('closes up by the length of each act and leaves the interval at its position', () => {
    const items = [act('A', 0, 10), act('B', 10, 20), act('C', 50, 5)];
    expect(clockOf(after(items, moveSlot(show, items, 'C', 0)))).toEqual(['C 0–5', 'A 5–15', 'B 35–55']);
  });

  test('changes nothing for an act that is there already', () => {
    const items = [act('A', 0), act('B', 10)];
    expect(moveSlot(show, items, 'B', 1)).toEqual({ status: 'arranged', changes: [] });
  });
});

describe('swapSlots', () => {
  test('exchanges two acts and no others, and back again', () => {
    fc.assert(
      fc.property(orders, positions, positions, (items, one, other) => {
        const [a, b] = [`act ${one % items.length}`, `act ${other % items.length}`];
        const result = after(items, swapSlots(show, items, a, b));
        expectSound(items, result);
        const exchanged: Record<string, string> = { [a]: b, [b]: a };
        expect(namesOf(result)).toEqual(namesOf(items).map((name) => exchanged[name] ?? name));
        expect(clockOf(after(result, swapSlots(show, result, a, b)))).toEqual(clockOf(items));
      }),
    );
  });
});

describe('insertSlot', () => {
  test('inserts a waiting act without losing, doubling or reordering one, or reports what is missing', () => {
    fc.assert(
      fc.property(orders, positions, fc.integer({ min: 1, max: 120 }), (items, position, minutes) => {
        const all = [...items, act('new', null)];
        const step = insertSlot(show, all, act('new', null), position, minutes);
        const result = after(all, step);
        if (step.status === 'arranged') {
          const expected = namesOf(items).toSpliced(Math.min(position, items.length), 0, 'new');
          expect(namesOf(result)).toEqual(expected);
          expectSound([...items, act('new', 0, minutes)], result);
        } else {
          const taken = Object.values(lengthsOf(items)).reduce((sum, length) => sum + length, 0) / 60_000;
          expect(step.status).toBe('noRoom');
          // Some of the time before the position can be free, and stays so.
          expect(taken + minutes + 8 * 15).toBeGreaterThan(300 - 8 * 15);
        }
      }),
    );
  });

  test('lets gaps take up the time first, so that few calls change', () => {
    const items = [act('A', 0), act('B', 10), act('C', 25), act('D', 40)];
    const result = after([...items, act('N', null)], insertSlot(show, items, act('N', null), 1, 10));
    expect(clockOf(result)).toEqual(['A 0–10', 'N 10–20', 'B 20–30', 'C 30–40', 'D 40–50']);
  });

  test('fills a gap with an act of the same performance and moves no other', () => {
    const items = [act('A', 0), act('B', 30), act('C', 40)];
    expect(insertSlot(show, items, act('C', 40), 1, 10)).toEqual({
      status: 'arranged',
      changes: [{ item: 'C', performance: 'show', slot_starts_at: at(10), slot_ends_at: at(20) }],
    });
  });

  test('reports how many minutes are missing in a full performance', () => {
    const full = [act('A', 0, 295)];
    expect(insertSlot(show, full, act('N', null), 1, 10)).toEqual({ status: 'noRoom', missing: 5 });
  });
});

describe('shiftSlots', () => {
  test('shifts an act and all after it, with their gaps, as far as there is room', () => {
    fc.assert(
      fc.property(orders, positions, fc.integer({ min: -40, max: 320 }), (items, which, minutes) => {
        const first = `act ${which % items.length}`;
        const room = roomToShift(show, items, first);
        const step = shiftSlots(show, items, first, minutes);
        expect(step.status).toBe(minutes > room.later || -minutes > room.earlier ? 'tooFar' : 'arranged');
        const result = after(items, step);
        expectSound(items, result);
        expect(namesOf(result)).toEqual(namesOf(items));
        if (step.status !== 'arranged') return;
        standingSlots(show, result).forEach(({ from }, index) => {
          const was = standingSlots(show, items)[index]?.from ?? 0;
          expect(from - was).toBe(index < which % items.length ? 0 : minutes * 60_000);
        });
      }),
    );
  });
});

describe('takeOutSlot', () => {
  test('leaves a gap that the running order shows, and a withdrawn act leaves one too', () => {
    const items = [act('A', 0), act('B', 10), act('C', 20), act('Gone', 5, 10, { is_out: true })];
    const result = withChanges(items, [takeOutSlot(act('B', 10))]);
    expect(namesOf(result)).toEqual(['A', 'C']);
    expect(slotRows(show, result).map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['slot', 10],
      ['gap', 10],
      ['slot', 10],
      ['gap', 270],
    ]);
  });
});

describe('slotRows', () => {
  test('covers the performance from start to end without a break, and finds overruns', () => {
    fc.assert(
      fc.property(orders, (items) => {
        const rows = slotRows(show, items);
        expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(300);
        rows.forEach(({ from }, index) => {
          expect(from).toBe(rows[index - 1]?.to ?? start);
        });
      }),
    );
    const [long] = slotRows(show, [
      anAct('Long', { performance: 'show', from: at(0), minutes: 10 }, { entry: { running_time: 690 } }),
    ]);
    expect(long).toMatchObject({ playing: 11.5, overrun: 1.5 });
  });
});

describe('placeSlot', () => {
  const acts = [act('one', 10), act('two', 20), act('three', 40)];
  const place = (name: string, from: number, to = from + 10) => {
    const placed = acts.find(({ hashcode }) => hashcode === name) ?? act(name, null);
    return placeSlot(show, acts, placed, { from: start + from * 60_000, to: start + to * 60_000 });
  };

  test('[2.18] puts an act where there is room, and leaves its former time free', () => {
    expect(clockOf(after(acts, place('one', 60)))).toEqual(['two 20–30', 'three 40–50', 'one 60–70']);
  });

  test('[2.18] comes before an act in its first half and after it in its second; later ones move as far as they must', () => {
    expect(clockOf(after(acts, place('three', 13)))).toEqual(['three 10–20', 'one 20–30', 'two 30–40']);
    expect(clockOf(after(acts, place('three', 8)))).toEqual(['three 8–18', 'one 18–28', 'two 28–38']);
    expect(clockOf(after(acts, place('three', 17)))).toEqual(['one 10–20', 'three 20–30', 'two 30–40']);
  });

  test('[2.18] makes an act longer, and says what is missing where the performance is full', () => {
    expect(clockOf(after(acts, place('two', 20, 45)))).toEqual(['one 10–20', 'two 20–45', 'three 45–55']);
    expect(place('two', 20, 295)).toEqual({ status: 'noRoom', missing: 5 });
    expect(clockOf(after(acts, place('one', 400)))).toContain('one 290–300');
  });

  test('[2.18] places a waiting act, and every placing is sound', () => {
    fc.assert(
      fc.property(orders, positions, fc.integer({ min: -20, max: 320 }), (items, which, from) => {
        const placed = items[which % items.length];
        if (!placed) return;
        const length = placed.minutes * 60_000;
        const wanted = start + from * 60_000;
        const result = placeSlot(show, items, placed, { from: wanted, to: wanted + length });
        expectSound(items, after(items, result));
      }),
    );
  });
});
