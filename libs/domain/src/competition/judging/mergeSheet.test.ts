import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeSheet, type SheetChange, type WrittenSheet } from './mergeSheet';

const blank: WrittenSheet = { marks: [], penalties: [], comment: '' };
const instant = fc.integer({ min: 1, max: 40 }).map((second) => new Date(second * 1_000).toISOString());
const penalties = fc.uniqueArray(fc.constantFrom('late', 'props', 'overrun'));
const comment = fc.constantFrom('', 'Brave', 'Clear', 'Loud');
const change: fc.Arbitrary<SheetChange> = fc.oneof(
  fc.record({ penalties, penaltiesAt: instant }),
  fc.record({ comment, commentAt: instant }),
  fc.record({ penalties, penaltiesAt: instant, comment, commentAt: instant }),
);

it('keeps the comment and the penalties that were made last, in whichever order they arrive', () => {
  fc.assert(
    fc.property(
      fc
        .array(change, { minLength: 1, maxLength: 12 })
        .chain((made) => fc.tuple(fc.constant(made), fc.shuffledSubarray(made, { minLength: made.length }))),
      ([made, arrived]) => {
        const [one, other] = [made, arrived].map((changes) => changes.reduce(mergeSheet, blank));
        const sorted = (sheet: WrittenSheet | undefined) => ({
          ...sheet,
          penalties: sheet?.penalties.toSorted(),
        });
        expect(sorted(one)).toEqual(sorted(other));
        const last = made.flatMap(({ commentAt = '' }) => commentAt).toSorted();
        expect(one?.commentAt ?? '').toBe(last.at(-1));
      },
    ),
  );
});

it('takes what has a time over what was written before there were times', () => {
  const old = { ...blank, comment: 'Zest', penalties: ['late'] };
  const at = '2026-05-14T07:00:00.000Z';
  const cleared = { comment: '', commentAt: at, penalties: [], penaltiesAt: at };
  expect(mergeSheet(old, cleared)).toMatchObject(cleared);
});
