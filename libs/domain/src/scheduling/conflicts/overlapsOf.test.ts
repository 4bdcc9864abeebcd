import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlapsOf, type Use } from './overlapsOf';

const use = (thing: string, from: string, to: string) => ({
  thing,
  from: `2026-05-14T${from}`,
  to: `2026-05-14T${to}`,
});

it('[2.21] finds the bookings that overlap in one space, whichever is listed first', () => {
  const rehearsal = use('stage', '10:00', '12:00');
  const bumpIn = use('stage', '11:30', '14:00');
  const elsewhere = use('hall', '11:00', '13:00');
  expect(overlapsOf([bumpIn, elsewhere, rehearsal])).toEqual([[rehearsal, bumpIn]]);
});

it('[2.21] finds each one that a longer booking spans, and lets one begin as another ends', () => {
  const day = use('stage', '08:00', '22:00');
  const early = use('stage', '09:00', '10:00');
  const next = use('stage', '10:00', '11:00');
  expect(overlapsOf([day, next, early])).toEqual([
    [day, early],
    [day, next],
  ]);
});

const uses = fc.array(
  fc
    .record({
      thing: fc.constantFrom('a', 'b', 'c'),
      from: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: -2, max: 20 }),
    })
    .map(({ thing, from, length }): Use => ({ thing, from, to: from + length })),
  { maxLength: 30 },
);

it('[1.10] finds the pairs that a comparison of each with each finds, in 10,000 boards', () => {
  fc.assert(
    fc.property(uses, (all) => {
      const number = new Map(all.map((each, index) => [each, index]));
      const naive = all.flatMap((one, index) =>
        all.slice(index + 1).flatMap((other) => {
          const isReal = one.from < one.to && other.from < other.to;
          const isOver = one.thing === other.thing && one.from < other.to && other.from < one.to;
          return isReal && isOver ? [[number.get(one), number.get(other)].toSorted(ascending).join()] : [];
        }),
      );
      const found = overlapsOf(all).map((pair) =>
        pair
          .map((each) => number.get(each))
          .toSorted(ascending)
          .join(),
      );
      expect(found.toSorted()).toEqual(naive.toSorted());
    }),
    { numRuns: 10_000 },
  );
});

function ascending(one = 0, other = 0): number {
  return one - other;
}
