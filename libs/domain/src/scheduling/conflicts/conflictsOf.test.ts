import type { NeededPerson, PersonNeed } from '@callboard/api-contract/scheduling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChanges } from '../arrangeSlots';
import { standingSlots } from '../standingSlots';
import { anAct } from '../testing/anAct';
import { conflictsOf, type Conflict } from './conflictsOf';
import { repairsOf } from './repairsOf';

const start = Date.parse('2027-05-14T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const stage = { hashcode: 'stage', name: 'Main Stage', starts_at: at(0), ends_at: at(120) };
const hall = { hashcode: 'hall', name: 'Hall', starts_at: at(0), ends_at: at(120) };
const act = (name: string, performance: string, from: number, minutes = 10) =>
  anAct(name, { performance, from: at(from), minutes });
const performs = (...items: string[]): PersonNeed[] => items.map((item) => ({ as: 'performer', item }));
const mia = (needs: PersonNeed[]): NeededPerson => ({ hashcode: 'mia', title: 'Mia Smith', needs });
const textOf = ({ person, one, other, level }: Conflict) =>
  `${level}: ${person.title} ${one.item.name} ${other.item.name}`;

describe('conflictsOf', () => {
  const items = [act('Tides', 'stage', 0), act('Embers', 'hall', 5), act('Waves', 'stage', 20)];

  it('[2.18] finds someone who performs in two acts at one time, and who has too little time to warm up', () => {
    const people = [mia(performs('Tides', 'Embers', 'Waves'))];
    expect(conflictsOf({ items, people, warmUpMinutes: null }).map(textOf)).toEqual([
      'clash: Mia Smith Tides Embers',
    ]);
    const found = conflictsOf({ items, people, warmUpMinutes: 10 });
    expect(found.map(textOf)).toEqual(['clash: Mia Smith Tides Embers', 'tight: Mia Smith Embers Waves']);
    expect(found.map(({ between }) => between / 60_000)).toEqual([0, 5]);
  });

  it('[1.10] finds a judge of an act whose contact they are of another, and counts two parts in one act once', () => {
    const judge = { as: 'judge', item: 'Tides' } as const;
    const contact = { as: 'contact', item: 'Embers' } as const;
    expect(conflictsOf({ items, people: [mia([judge, contact])], warmUpMinutes: 30 }).map(textOf)).toEqual([
      'clash: Mia Smith Tides Embers',
    ]);
    expect(conflictsOf({ items, people: [mia([judge, ...performs('Tides')])], warmUpMinutes: 30 })).toEqual(
      [],
    );
  });

  it('[2.18] leaves out what has no time, and what left the contest', () => {
    const people = [mia(performs('Tides', 'Gone', 'Waiting'))];
    const gone = { ...act('Gone', 'hall', 0), is_out: true };
    expect(
      conflictsOf({ items: [...items, gone, anAct('Waiting', null)], people, warmUpMinutes: null }),
    ).toEqual([]);
  });
});

describe('repairsOf', () => {
  const terms = { performances: [stage, hall], defaultMinutes: 10, warmUpMinutes: null };
  const firstOf = (found: readonly Conflict[]) => {
    const [conflict] = found;
    if (!conflict) throw new Error('There is no conflict.');
    return conflict;
  };

  it('[2.18] moves as few acts as it can, and these as little as it can', () => {
    const items = [act('Tides', 'stage', 0), act('Embers', 'hall', 5), act('Waves', 'stage', 10)];
    const order = { items, people: [mia(performs('Tides', 'Embers'))], warmUpMinutes: null };
    const [best] = repairsOf(firstOf(conflictsOf(order)), { ...terms, ...order });
    expect([best?.item.name, best?.performance.name, best && (best.at - start) / 60_000]).toEqual([
      'Tides',
      'Hall',
      15,
    ]);
    expect(best?.changes).toHaveLength(1);
  });

  it('finds none where every performance is full', () => {
    const full = { ...stage, ends_at: at(10) };
    const items = [act('Tides', 'stage', 0), act('Embers', 'hall', 0)];
    const order = { items, people: [mia(performs('Tides', 'Embers'))], warmUpMinutes: null };
    const closed = { ...terms, ...order, performances: [full] };
    expect(repairsOf(firstOf(conflictsOf(order)), closed)).toEqual([]);
  });

  const boards = fc.record({
    lengths: fc.array(fc.integer({ min: 3, max: 25 }), { minLength: 2, maxLength: 8 }),
    people: fc.array(fc.array(fc.nat(7), { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    warmUp: fc.constantFrom(null, 5, 15),
  });

  it('[2.18] ends the conflict, brings no other, loses no slot and keeps each length', () => {
    let repaired = 0;
    fc.assert(
      fc.property(boards, ({ lengths, people, warmUp }) => {
        const free = { stage: 0, hall: 0 };
        const items = lengths.map((length, index) => {
          const room = index % 2 === 0 ? 'stage' : 'hall';
          const item = act(`act ${index}`, room, free[room], length);
          free[room] += length;
          return item;
        });
        const needed = people.map((acts, index) => ({
          hashcode: `person ${index}`,
          title: `Person ${index}`,
          needs: performs(...[...new Set(acts)].map((each) => `act ${each % lengths.length}`)),
        }));
        const order = { items, people: needed, warmUpMinutes: warmUp };
        const before = conflictsOf(order);
        for (const conflict of before.slice(0, 2)) {
          for (const { changes } of repairsOf(conflict, { ...terms, ...order })) {
            repaired += 1;
            const moved = withChanges(items, changes);
            const keys = conflictsOf({ ...order, items: moved }).map(({ key }) => key);
            expect(keys).not.toContain(conflict.key);
            expect(before.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
            const slots = [stage, hall].map((performance) => standingSlots(performance, moved));
            expect(slots.flat()).toHaveLength(items.length);
            for (const own of slots)
              own.forEach(({ from, to, item }, index) => {
                expect(from).toBeGreaterThanOrEqual(own[index - 1]?.to ?? start);
                expect(to - from).toBe(item.minutes * 60_000);
              });
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(repaired).toBeGreaterThan(0);
  });
});
