import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedPlaces } from './decidedPlaces';

const standing = (entry: string, rank: number | null, isTied = false) => ({ entry, rank, isTied });
const three = [standing('a', 1), standing('b', 2), standing('c', 3)];
const placesOf = (standings: readonly { entry: string; rank: number | null }[]) =>
  standings.map(({ entry, rank }) => [entry, rank]);

describe('[7.40] places that the head judge gave', () => {
  it('count, with the place by the sheets next to them, and move no other act', () => {
    const decided = decidedPlaces(three, [{ entry: 'c', place: 1 }]);
    expect(placesOf(decided)).toEqual([
      ['a', 1],
      ['c', 1],
      ['b', 2],
    ]);
    expect(decided.map(({ bySheets }) => bySheets)).toEqual([undefined, 3, undefined]);
    expect(decided.map(({ isTied }) => isTied)).toEqual([true, true, false]);
  });

  it('exchange two acts, or leave one without a place and last', () => {
    const exchanged = [
      { entry: 'a', place: 2 },
      { entry: 'b', place: 1 },
    ];
    expect(placesOf(decidedPlaces(three, exchanged))).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 3],
    ]);
    expect(placesOf(decidedPlaces(three, [{ entry: 'a', place: null }]))).toEqual([
      ['b', 2],
      ['c', 3],
      ['a', null],
    ]);
  });

  it('break a tie of the sheets, and give a place to an act that has none by them', () => {
    const tied = [standing('a', 1, true), standing('b', 1, true), standing('c', null)];
    const decided = decidedPlaces(tied, [
      { entry: 'b', place: 2 },
      { entry: 'c', place: 3 },
    ]);
    expect(placesOf(decided)).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(decided.map(({ isTied }) => isTied)).toEqual([false, false, false]);
    expect(decided[2]?.bySheets).toBeNull();
  });

  it('change nothing where there are none, or for acts of another stage', () => {
    expect(decidedPlaces(three, [])).toEqual(three);
    expect(decidedPlaces(three, [{ entry: 'x', place: 1 }])).toEqual(three);
  });

  it('are in order, keep every act once, and are undone by leaving them out', () => {
    const acts = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
    const place = fc.option(fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(acts, fc.dictionary(fc.constantFrom(...'abcdefgh'), place), (entries, given) => {
        const standings = entries.map((entry, nth) => standing(entry, nth + 1));
        const decisions = Object.entries(given).map(([entry, to]) => ({ entry, place: to }));
        const decided = decidedPlaces(standings, decisions);
        expect(decided.map(({ entry }) => entry).sort()).toEqual([...entries].sort());
        const ranks = decided.map(({ rank }) => rank ?? Infinity);
        expect(ranks).toEqual(ranks.toSorted((one, other) => (one === other ? 0 : one - other)));
        for (const each of decided) {
          const own = standings.find(({ entry }) => entry === each.entry);
          const to = given[each.entry];
          expect(each.rank).toBe(to === undefined ? own?.rank : to);
          expect(to === undefined ? each.rank : each.bySheets).toBe(own?.rank);
          expect(each.isTied).toBe(
            each.rank !== null && ranks.filter((rank) => rank === each.rank).length > 1,
          );
        }
      }),
    );
  });
});
