import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  insertSlot,
  moveSlot,
  roomToShift,
  shiftSlots,
  swapSlots,
  takeOutSlot,
  withChanges,
  type Arrangement,
} from './arrangeSlots';
import type { SheetEntry } from './runSheet';
import { slotRows } from './slotRows';
import { standingSlots } from './standingSlots';

const start = Date.parse('2027-05-14T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const show = { hashcode: 'show', starts_at: at(0), ends_at: at(300) };

function act(name: string, from: number | null, length = 10, status = 'accepted'): SheetEntry {
  return {
    hashcode: name,
    version: 1,
    name,
    status,
    organisation: null,
    performance: from === null ? null : { hashcode: 'show', title: 'Show', model: '' },
    slot_starts_at: from === null ? null : at(from),
    slot_ends_at: from === null ? null : at(from + length),
  };
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
function after(entries: readonly SheetEntry[], step: Arrangement): SheetEntry[] {
  return withChanges(entries, step.status === 'arranged' ? step.changes : []);
}

const namesOf = (entries: readonly SheetEntry[]) =>
  standingSlots(show, entries).map(({ entry }) => entry.hashcode);
const clockOf = (entries: readonly SheetEntry[]) =>
  standingSlots(show, entries).map(
    ({ entry, from, to }) => `${entry.name} ${(from - start) / 60_000}–${(to - start) / 60_000}`,
  );
const lengthsOf = (entries: readonly SheetEntry[]) =>
  Object.fromEntries(standingSlots(show, entries).map(({ entry, from, to }) => [entry.name, to - from]));

/** What holds for every step: no slot is lost or doubled, each keeps its length, none overlaps another or leaves the show. */
function expectSound(before: readonly SheetEntry[], result: readonly SheetEntry[]): void {
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
      fc.property(orders, positions, positions, (entries, which, position) => {
        const moved = `act ${which % entries.length}`;
        const result = after(entries, moveSlot(show, entries, moved, position));
        expectSound(entries, result);
        const others = namesOf(entries).filter((name) => name !== moved);
        expect(namesOf(result)).toEqual(others.toSpliced(Math.min(position, entries.length - 1), 0, moved));
        expect(standingSlots(show, result).at(-1)?.to).toBe(standingSlots(show, entries).at(-1)?.to);
      }),
    );
  });

  test('closes up by the length of each act and leaves the interval at its position', () => {
    const entries = [act('A', 0, 10), act('B', 10, 20), act('C', 50, 5)];
    expect(clockOf(after(entries, moveSlot(show, entries, 'C', 0)))).toEqual(['C 0–5', 'A 5–15', 'B 35–55']);
  });

  test('changes nothing for an act that is there already', () => {
    const entries = [act('A', 0), act('B', 10)];
    expect(moveSlot(show, entries, 'B', 1)).toEqual({ status: 'arranged', changes: [] });
  });
});

describe('swapSlots', () => {
  test('exchanges two acts and no others, and back again', () => {
    fc.assert(
      fc.property(orders, positions, positions, (entries, one, other) => {
        const [a, b] = [`act ${one % entries.length}`, `act ${other % entries.length}`];
        const result = after(entries, swapSlots(show, entries, a, b));
        expectSound(entries, result);
        const exchanged: Record<string, string> = { [a]: b, [b]: a };
        expect(namesOf(result)).toEqual(namesOf(entries).map((name) => exchanged[name] ?? name));
        expect(clockOf(after(result, swapSlots(show, result, a, b)))).toEqual(clockOf(entries));
      }),
    );
  });
});

describe('insertSlot', () => {
  test('inserts a waiting act without losing, doubling or reordering one, or reports what is missing', () => {
    fc.assert(
      fc.property(orders, positions, fc.integer({ min: 1, max: 120 }), (entries, position, minutes) => {
        const all = [...entries, act('new', null)];
        const step = insertSlot(show, all, act('new', null), position, minutes);
        const result = after(all, step);
        if (step.status === 'arranged') {
          const expected = namesOf(entries).toSpliced(Math.min(position, entries.length), 0, 'new');
          expect(namesOf(result)).toEqual(expected);
          expectSound([...entries, act('new', 0, minutes)], result);
        } else {
          const taken = Object.values(lengthsOf(entries)).reduce((sum, length) => sum + length, 0) / 60_000;
          expect(step.status).toBe('noRoom');
          // Some of the time before the position can be free, and stays so.
          expect(taken + minutes + 8 * 15).toBeGreaterThan(300 - 8 * 15);
        }
      }),
    );
  });

  test('lets gaps take up the time first, so that few calls change', () => {
    const entries = [act('A', 0), act('B', 10), act('C', 25), act('D', 40)];
    const result = after([...entries, act('N', null)], insertSlot(show, entries, act('N', null), 1, 10));
    expect(clockOf(result)).toEqual(['A 0–10', 'N 10–20', 'B 20–30', 'C 30–40', 'D 40–50']);
  });

  test('fills a gap with an act of the same performance and moves no other', () => {
    const entries = [act('A', 0), act('B', 30), act('C', 40)];
    expect(insertSlot(show, entries, act('C', 40), 1, 10)).toEqual({
      status: 'arranged',
      changes: [{ entry: 'C', performance: 'show', slot_starts_at: at(10), slot_ends_at: at(20) }],
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
      fc.property(orders, positions, fc.integer({ min: -40, max: 320 }), (entries, which, minutes) => {
        const first = `act ${which % entries.length}`;
        const room = roomToShift(show, entries, first);
        const step = shiftSlots(show, entries, first, minutes);
        expect(step.status).toBe(minutes > room.later || -minutes > room.earlier ? 'tooFar' : 'arranged');
        const result = after(entries, step);
        expectSound(entries, result);
        expect(namesOf(result)).toEqual(namesOf(entries));
        if (step.status !== 'arranged') return;
        standingSlots(show, result).forEach(({ from }, index) => {
          const was = standingSlots(show, entries)[index]?.from ?? 0;
          expect(from - was).toBe(index < which % entries.length ? 0 : minutes * 60_000);
        });
      }),
    );
  });
});

describe('takeOutSlot', () => {
  test('leaves a gap that the running order shows, and a withdrawn act leaves one too', () => {
    const entries = [act('A', 0), act('B', 10), act('C', 20), act('Gone', 5, 10, 'withdrawn')];
    const result = withChanges(entries, [takeOutSlot(act('B', 10))]);
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
      fc.property(orders, (entries) => {
        const rows = slotRows(show, entries);
        expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(300);
        rows.forEach(({ from }, index) => {
          expect(from).toBe(rows[index - 1]?.to ?? start);
        });
      }),
    );
    const [long] = slotRows(show, [{ ...act('Long', 0), running_time: 690 }]);
    expect(long).toMatchObject({ playing: 11.5, overrun: 1.5 });
  });
});
