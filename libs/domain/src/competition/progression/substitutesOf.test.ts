import { describe, expect, it } from 'vitest';
import { substitutesOf, type ReleasedActs } from './substitutesOf';

const stage = { hashcode: 'heat', next: 'final', next_count: 2, next_per_school: null };
const place = (entry: string, rank: number | null) => ({ entry, rank, total: null });
const act = (entry: string, school: string | null = null, isAccepted = true) => ({
  entry,
  school,
  isAccepted,
});
const released = (given: Partial<ReleasedActs> = {}): ReleasedActs => ({
  standings: [place('a', 1), place('b', 2), place('c', 3), place('d', 4)],
  acts: [act('a'), act('b'), act('c'), act('d')],
  wentOn: ['a', 'b'],
  inNext: ['a', 'b'],
  substitutions: [],
  ...given,
});

describe('[7.40] an act that went on withdraws', () => {
  it('leaves nothing open while all who went on take part', () => {
    expect(substitutesOf(stage, released())).toEqual({ gaveUp: [], offers: [], tied: [] });
  });

  it('leaves its place to the next in line', () => {
    const acts = [act('a', null, false), act('b'), act('c'), act('d')];
    expect(substitutesOf(stage, released({ acts, inNext: ['b'] }))).toEqual({
      gaveUp: ['a'],
      offers: [{ entry: 'c', of: 'a' }],
      tied: [],
    });
  });

  it('leaves its place also where it is taken out of the next stage alone', () => {
    expect(substitutesOf(stage, released({ inNext: ['a'] }))?.offers).toEqual([{ entry: 'c', of: 'b' }]);
  });

  it('is followed by the one after, where the next in line has withdrawn too', () => {
    const acts = [act('a'), act('b'), act('c', null, false), act('d')];
    expect(substitutesOf(stage, released({ acts, inNext: ['a'] }))?.offers).toEqual([
      { entry: 'd', of: 'b' },
    ]);
  });

  it('leaves nothing open once a substitute has the place, and again once that one withdraws', () => {
    const taken = { substitutions: [{ entry: 'c', of: 'b' }] };
    expect(substitutesOf(stage, released({ ...taken, inNext: ['a', 'c'] }))?.gaveUp).toEqual([]);
    expect(substitutesOf(stage, released({ ...taken, inNext: ['a'] }))).toEqual({
      gaveUp: ['c'],
      offers: [{ entry: 'd', of: 'c' }],
      tied: [],
    });
  });

  it('moves two up for two places, each for one', () => {
    expect(substitutesOf(stage, released({ inNext: [] }))?.offers).toEqual([
      { entry: 'c', of: 'a' },
      { entry: 'd', of: 'b' },
    ]);
  });

  it('passes one whose school is at its cap', () => {
    const acts = [act('a', 'x'), act('b', 'y'), act('c', 'x'), act('d', 'z')];
    expect(
      substitutesOf({ ...stage, next_per_school: 1 }, released({ acts, inNext: ['a'] }))?.offers,
    ).toEqual([{ entry: 'd', of: 'b' }]);
  });

  it('leaves a person to select between those who share the next place', () => {
    const standings = [place('a', 1), place('b', 2), place('c', 3), place('d', 3)];
    expect(substitutesOf(stage, released({ standings, inNext: ['a'] }))).toEqual({
      gaveUp: ['b'],
      offers: [],
      tied: [{ entries: ['c', 'd'], places: 1 }],
    });
  });

  it('keeps the line as a person drew it through a tie', () => {
    const standings = [place('a', 1), place('b', 2), place('c', 2), place('d', 4)];
    const drawn = released({ standings, wentOn: ['a', 'c'], inNext: ['a', 'c'] });
    expect(substitutesOf(stage, drawn)).toEqual({ gaveUp: [], offers: [], tied: [] });
    expect(substitutesOf(stage, { ...drawn, inNext: ['a'] })?.offers).toEqual([{ entry: 'b', of: 'c' }]);
  });

  it('leaves a place that no one is left for', () => {
    const acts = [act('a'), act('b')];
    const standings = [place('a', 1), place('b', 2)];
    expect(substitutesOf(stage, released({ acts, standings, inNext: ['a'] }))).toEqual({
      gaveUp: ['b'],
      offers: [],
      tied: [],
    });
  });

  it('opens nothing where the stage leads nowhere', () => {
    expect(substitutesOf({ ...stage, next: null }, released())).toBeNull();
  });
});
