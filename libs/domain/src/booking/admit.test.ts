import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitAll, isDisputed, refusalOf, type ScanFacts } from './admit';

const scan = (id: string, minute: number, more: Partial<ScanFacts> = {}): ScanFacts => ({
  id,
  at: new Date(Date.UTC(2027, 5, 9, 6, minute)).toISOString(),
  undoes: null,
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

  it('stays closed for what is not paid, given back, for another performance, or not known', () => {
    const ticket = { people: 1, status: 'valid', isElsewhere: false } as const;
    expect(refusalOf(ticket)).toBeNull();
    expect(refusalOf({ ...ticket, status: 'reserved' })).toBe('unpaid');
    expect(refusalOf({ ...ticket, status: 'refunded' })).toBe('refunded');
    expect(refusalOf({ ...ticket, status: 'cancelled' })).toBe('cancelled');
    expect(refusalOf({ ...ticket, isElsewhere: true })).toBe('elsewhere');
    expect(refusalOf(null)).toBe('unknown');
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

  it('is disputed where a door without network let in who had come in elsewhere', () => {
    const results = admitAll(1, [scan('a', 1), scan('b', 2)]);
    const [first, second] = [...results.values()];
    expect(first && isDisputed('admitted', first)).toBe(false);
    expect(second && isDisputed('admitted', second)).toBe(true);
    expect(second && isDisputed('used', second)).toBe(false);
  });
});

const anyScans = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      minute: fc.integer({ min: 0, max: 9 }),
      people: fc.option(fc.integer({ min: 1, max: 5 })),
      refusal: fc.option(fc.constantFrom('unpaid' as const, 'unknown' as const), { freq: 5 }),
      undoes: fc.option(fc.nat(20), { freq: 3 }),
    }),
    { maxLength: 14, selector: ({ id }) => id },
  )
  .map((drawn) =>
    drawn.map(({ id, minute, people, refusal, undoes }) => {
      const target = undoes === null ? undefined : drawn[undoes % drawn.length];
      return scan(id, minute, {
        people,
        refusal,
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
          // What was known before makes no difference to what counts at the end.
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
        const inside = results.reduce((sum, { admitted, isUndone }) => sum + (isUndone ? 0 : admitted), 0);
        expect(inside).toBeLessThanOrEqual(people);
        for (const each of results) expect(each.inside).toBeGreaterThanOrEqual(0);
        for (const each of results) expect(each.inside).toBeLessThanOrEqual(people);
        // Who is refused as used is shown a visitor who came in.
        for (const each of results) expect(each.outcome === 'used').toBe(each.first !== null);
      }),
    );
  });
});
