import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitAll, isDisputed, isOut, presenceOf, refusalOf, type ScanFacts } from './admit';

const scan = (id: string, minute: number, more: Partial<ScanFacts> = {}): ScanFacts => ({
  id,
  at: new Date(Date.UTC(2027, 5, 9, 6, minute)).toISOString(),
  undoes: null,
  direction: 'in',
  people: null,
  refusal: null,
  ...more,
});

describe('[7.46] [1.10] a ticket at the door', () => {
  it('lets its people in once, and names who was first afterwards', () => {
    const results = admitAll(1, [scan('b', 52), scan('a', 50), scan('c', 55)]);
    expect(results.get('a')).toMatchObject({ outcome: 'admitted', admitted: 1, inside: 1 });
    expect(results.get('b')).toMatchObject({ outcome: 'used', admitted: 0, first: 'a' });
    expect(results.get('c')).toMatchObject({ outcome: 'used', first: 'a' });
  });

  it('lets a group in by parts, and no more than are in it', () => {
    const results = admitAll(4, [
      scan('two', 1, { people: 2 }),
      scan('three', 2, { people: 3 }),
      scan('late', 3),
    ]);
    expect(results.get('two')).toMatchObject({ outcome: 'part', admitted: 2, inside: 2 });
    expect(results.get('three')).toMatchObject({ outcome: 'admitted', admitted: 2, inside: 4 });
    expect(results.get('late')).toMatchObject({ outcome: 'used', first: 'two' });
  });

  it('lets people in again after it was undone, and undoes an admission once', () => {
    const results = admitAll(1, [
      scan('in', 1),
      scan('undo', 2, { undoes: 'in' }),
      scan('again', 3),
      scan('twice', 4, { undoes: 'in' }),
    ]);
    expect(results.get('in')).toMatchObject({ outcome: 'admitted', isUndone: true });
    expect(results.get('undo')).toMatchObject({ outcome: 'undone', inside: 0 });
    expect(results.get('again')).toMatchObject({ outcome: 'admitted', inside: 1 });
    expect(results.get('twice')).toMatchObject({ outcome: 'nothing_to_undo', inside: 1 });
  });

  it('undoes an admission although the clock of the device went back', () => {
    const results = admitAll(1, [scan('in', 5), scan('undo', 4, { undoes: 'in' })]);
    expect(results.get('undo')?.outcome).toBe('undone');
  });

  it.each([
    ['a year early', '2026-11-29T06:00:00Z', 'other_day'],
    ['the evening before', '2027-11-26T06:30:00Z', 'other_day'],
    ['in the morning', '2027-11-26T20:00:00Z', null],
    ['after midnight', '2027-11-27T12:30:00Z', null],
    ['the morning after', '2027-11-27T20:00:00Z', 'other_day'],
  ] as const)(
    'opens on the day of the performance alone, unless someone lets it in: %s',
    (_when, at, refusal) => {
      const ticket = { people: 1, status: 'valid', isElsewhere: false } as const;
      const moment = { startsAt: '2027-11-27T06:30:00Z', at };
      expect(refusalOf(ticket, moment)).toBe(refusal);
      expect(refusalOf(ticket, null)).toBeNull();
      // To let it in does not make it paid.
      expect(refusalOf({ ...ticket, status: 'reserved' }, null)).toBe('unpaid');
    },
  );

  it('stays closed for what is not paid, given back, for another performance, or not known', () => {
    const ticket = { people: 1, status: 'valid', isElsewhere: false } as const;
    const tonight = { startsAt: '2027-11-27T06:30:00Z', at: '2027-11-27T06:00:00Z' };
    expect(refusalOf(ticket, tonight)).toBeNull();
    expect(refusalOf({ ...ticket, status: 'reserved' }, tonight)).toBe('unpaid');
    expect(refusalOf({ ...ticket, status: 'refunded' }, tonight)).toBe('refunded');
    expect(refusalOf({ ...ticket, status: 'cancelled' }, tonight)).toBe('cancelled');
    expect(refusalOf({ ...ticket, isElsewhere: true }, tonight)).toBe('elsewhere');
    expect(refusalOf(null, tonight)).toBe('unknown');
    const results = admitAll(1, [scan('refused', 1, { refusal: 'unpaid' }), scan('paid', 2)]);
    expect([...results.values()].map(({ outcome }) => outcome)).toEqual(['unpaid', 'admitted']);
  });

  it('stays used for who was turned away, although the first admission is undone before it', () => {
    const results = admitAll(1, [
      scan('a', 1),
      scan('away', 3, { refusal: 'used' }),
      scan('undo', 2, { undoes: 'a' }),
      scan('b', 4),
    ]);
    expect(results.get('away')).toMatchObject({ outcome: 'used', admitted: 0, first: null });
    expect(results.get('b')?.outcome).toBe('admitted');
  });

  it('lets out who leaves for air, and back in; a second scan in without one out is refused with since when they are in', () => {
    const results = admitAll(1, [
      scan('in', 4),
      scan('twice', 5),
      scan('out', 6, { direction: 'out' }),
      scan('gone', 7, { direction: 'out' }),
      scan('back', 8),
      scan('again', 9),
    ]);
    expect([...results.values()].map(({ outcome, inside, first }) => [outcome, inside, first])).toEqual([
      ['admitted', 1, null],
      ['used', 1, 'in'],
      ['out', 0, null],
      ['not_inside', 0, null],
      ['back', 1, null],
      ['used', 1, 'back'],
    ]);
  });

  it('lets some of a group out and back in, and undoes each', () => {
    const until = (...scans: ScanFacts[]) => presenceOf(4, scans).inside;
    const scans = [
      scan('in', 1, { people: 3 }),
      scan('out', 2, { people: 2, direction: 'out' }),
      scan('back', 3, { people: 1 }),
    ];
    expect(until(...scans)).toBe(2);
    expect(until(...scans, scan('undo', 4, { undoes: 'back' }))).toBe(1);
    expect(until(...scans, scan('undo', 4, { undoes: 'out' }))).toBe(3);
    expect(until(...scans, scan('all', 4, { direction: 'out' }))).toBe(0);
    expect(admitAll(4, [...scans, scan('rest', 4)]).get('rest')).toMatchObject({
      outcome: 'back',
      admitted: 2,
    });
  });

  it('is out once all who came in by it left, and was never in after its only scan is undone', () => {
    const stateOf = (...scans: ScanFacts[]) => isOut(presenceOf(2, scans));
    const [into, out] = [scan('in', 1), scan('out', 2, { direction: 'out' })];
    expect(stateOf()).toBe(false);
    expect(stateOf(into)).toBe(false);
    expect(stateOf(into, out)).toBe(true);
    expect(stateOf(into, out, scan('undo', 3, { undoes: 'in' }))).toBe(false);
    expect(stateOf(into, out, scan('back', 3))).toBe(false);
  });

  it('opens the way out to every ticket of ours, whatever became of it', () => {
    const ticket = { people: 1, status: 'refunded', isElsewhere: false } as const;
    expect(refusalOf(ticket, null, 'out')).toBeNull();
    expect(refusalOf({ ...ticket, isElsewhere: true }, null, 'out')).toBe('elsewhere');
    expect(refusalOf(null, null, 'out')).toBe('unknown');
  });

  it('is disputed where a door without network let in who had come in elsewhere', () => {
    const results = admitAll(1, [scan('a', 1), scan('b', 2)]);
    const [first, second] = [...results.values()];
    expect(first && isDisputed('admitted', first)).toBe(false);
    expect(second && isDisputed('admitted', second)).toBe(true);
    expect(second && isDisputed('used', second)).toBe(false);
  });
});

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const anyScans = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      minute: fc.integer({ min: 0, max: 9 }),
      people: fc.option(fc.integer({ min: 1, max: 5 })),
      refusal: fc.option(fc.constantFrom('unpaid' as const, 'unknown' as const), { freq: 5 }),
      undoes: fc.option(fc.nat(20), { freq: 3 }),
      direction: fc.constantFrom('in' as const, 'out' as const),
    }),
    { maxLength: 14, selector: ({ id }) => id },
  )
  .map((drawn) =>
    drawn.map(({ id, minute, people, refusal, undoes, direction }) => {
      const target = undoes === null ? undefined : drawn[undoes % drawn.length];
      return scan(id, minute, {
        people,
        refusal,
        direction,
        undoes: target && target.id !== id ? target.id : null,
      });
    }),
  );

describe('[7.46] scans of several doors', () => {
  it('count the same in any order of arrival, and with some of them twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        anyScans.chain((scans) =>
          fc.tuple(
            fc.constant(scans),
            fc.shuffledSubarray(scans, { minLength: scans.length, maxLength: scans.length }),
          ),
        ),
        (people, [scans, shuffled]) => {
          expect(admitAll(people, shuffled)).toEqual(admitAll(people, scans));
          // Previous knowledge makes no difference to what counts at the end.
          const known = new Map<string, ScanFacts>();
          for (const each of [...shuffled, ...scans.slice(0, 3)]) {
            known.set(each.id, each);
            admitAll(people, [...known.values()]);
          }
          expect(admitAll(people, [...known.values()])).toEqual(admitAll(people, scans));
        },
      ),
    );
  });

  it('never let in more people than a ticket is for, and lose none of the scans', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), anyScans, (people, scans) => {
        const results = [...admitAll(people, scans).values()];
        expect(results).toHaveLength(scans.length);
        for (const each of results) {
          expect(each.inside).toBeGreaterThanOrEqual(0);
          expect(each.out).toBeGreaterThanOrEqual(0);
          expect(each.inside + each.out).toBeLessThanOrEqual(people);
        }
        const { inside, since } = presenceOf(people, scans);
        const { out } = results.at(-1) ?? { out: 0 };
        expect(since !== null).toBe(inside + out > 0);
        // A visitor refused as used is shown the one who came in.
        for (const each of results) expect(each.outcome === 'used').toBe(each.first !== null);
      }),
    );
  });

  it('count as many inside as came in less those who went out, where none was undone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), anyScans, (people, scans) => {
        const made = scans.map((each) => ({ ...each, undoes: null }));
        const results = [...admitAll(people, made).values()];
        const [ins, outs] = [
          sum(results.map(({ admitted }) => admitted)),
          sum(results.map(({ left }) => left)),
        ];
        expect(presenceOf(people, made).inside).toBe(ins - outs);
      }),
    );
  });
});
