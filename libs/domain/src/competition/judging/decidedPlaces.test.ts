import type { ActState } from '@callboard/api-contract/competition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedPlaces, type PlaceDecision, type PlaceFacts } from './decidedPlaces';

const standing = (entry: string, rank: number | null, isTied = false) => ({ entry, rank, isTied });
const three = [standing('a', 1), standing('b', 2), standing('c', 3)];
const placesOf = (standings: readonly { entry: string; rank: number | null }[]) =>
  standings.map(({ entry, rank }) => [entry, rank]);
const moved = (entry: string, place: number): PlaceDecision => ({ entry, to: 'place', place });
const given = (...decisions: PlaceDecision[]): PlaceFacts => ({
  decisions,
  states: new Map(),
  placeLeft: 'move_up',
});
const without = (entries: Record<string, ActState>, more: Partial<PlaceFacts> = {}): PlaceFacts => ({
  ...given(),
  states: new Map(Object.entries(entries)),
  ...more,
});

describe('[7.40] acts that the head judge moved', () => {
  it('count there, with the place by the sheets next to them, and move no other act', () => {
    const decided = decidedPlaces(three, given(moved('c', 1)));
    expect(placesOf(decided)).toEqual([
      ['a', 1],
      ['c', 1],
      ['b', 2],
    ]);
    expect(decided.map(({ bySheets }) => bySheets)).toEqual([undefined, 3, undefined]);
    expect(decided.map(({ isTied }) => isTied)).toEqual([true, true, false]);
  });

  it('exchange their places', () => {
    expect(placesOf(decidedPlaces(three, given(moved('a', 2), moved('b', 1))))).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 3],
    ]);
  });

  it('break a tie of the sheets, and give a place to an act that has none by them', () => {
    const tied = [standing('a', 1, true), standing('b', 1, true), standing('c', null)];
    const decided = decidedPlaces(tied, given(moved('b', 2), moved('c', 3)));
    expect(placesOf(decided)).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect(decided.map(({ isTied }) => isTied)).toEqual([false, false, false]);
    expect(decided[2]?.bySheets).toBeNull();
  });

  it('change nothing where there are none, or for acts of another stage', () => {
    expect(decidedPlaces(three, given())).toEqual(three);
    expect(decidedPlaces(three, given(moved('x', 1)))).toEqual(three);
  });
});

describe('[7.40] acts that are out', () => {
  it('leave their place to those below, who move up: a stage without its winner has another', () => {
    const decided = decidedPlaces(three, without({ a: 'disqualified' }));
    expect(placesOf(decided)).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', null],
    ]);
    expect(decided.map(({ bySheets }) => bySheets)).toEqual([undefined, undefined, 1]);
  });

  it('leave it empty where the stage has it so, and move no one where they had none', () => {
    expect(
      placesOf(decidedPlaces(three, without({ b: 'did_not_finish' }, { placeLeft: 'stay_empty' }))),
    ).toEqual([
      ['a', 1],
      ['c', 3],
      ['b', null],
    ]);
    const absent = [...three, standing('d', null)];
    expect(placesOf(decidedPlaces(absent, without({ d: 'did_not_come' })))).toEqual(placesOf(absent));
  });

  it('move up those who shared a place with them no further than the place itself', () => {
    const tied = [standing('a', 1, true), standing('b', 1, true), standing('c', 3)];
    const decided = decidedPlaces(tied, without({ a: 'disqualified' }));
    expect(placesOf(decided)).toEqual([
      ['b', 1],
      ['c', 2],
      ['a', null],
    ]);
    expect(decided.some(({ isTied }) => isTied)).toBe(false);
  });

  it('are out though they were moved before', () => {
    const facts = without({ c: 'disqualified' }, { decisions: [moved('c', 1)] });
    expect(placesOf(decidedPlaces(three, facts))).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', null],
    ]);
  });

  it('leave the places of a contest that they were never in, over random stages', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 12 });
    const states = fc.array(
      fc.constantFrom<ActState>('performed', 'expected', 'disqualified', 'did_not_finish', 'did_not_come'),
      { minLength: 12, maxLength: 12 },
    );
    const ranked = (acts: readonly { entry: string; total: number }[]) =>
      acts.map(({ entry, total }) => {
        const rank = 1 + acts.filter((each) => each.total > total).length;
        return standing(entry, rank, acts.filter((each) => each.total === total).length > 1);
      });
    fc.assert(
      fc.property(totals, states, (points, happened) => {
        const acts = points.map((total, nth) => ({ entry: `act ${nth}`, total }));
        const facts = without(
          Object.fromEntries(acts.map(({ entry }, nth) => [entry, happened[nth] ?? 'expected'])),
        );
        const isIn = (entry: string) => ['performed', 'expected'].includes(facts.states.get(entry) ?? '');
        const decided = decidedPlaces(ranked(acts), facts);
        const own = decided.flatMap(({ entry, rank, isTied }) =>
          isIn(entry) ? [{ entry, rank, isTied }] : [],
        );
        const naive = ranked(acts.filter(({ entry }) => isIn(entry)));
        const byEntry = (one: { entry: string }, other: { entry: string }) =>
          one.entry < other.entry ? -1 : 1;
        expect(own.toSorted(byEntry)).toEqual(naive.toSorted(byEntry));
        expect(decided.filter(({ entry }) => !isIn(entry)).every(({ rank }) => rank === null)).toBe(true);
        expect(decided).toHaveLength(acts.length);
      }),
    );
  });
});
