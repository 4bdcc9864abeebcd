import { describe, expect, it } from 'vitest';
import type { Rule } from './rule';
import { substitutesOf, type ReleasedActs } from './substitutesOf';

const rule: Rule = {
  hashcode: 'first',
  stage: 'heat',
  next: 'final',
  by: 'rank',
  count: 2,
  min_score: null,
  per_school: null,
};
const by = (...entries: string[]) => entries.map((entry) => ({ entry, rule: 'first' }));
const there = (...entries: string[]) => entries.map((entry) => ({ entry, stage: 'final' }));
const place = (entry: string, rank: number | null) => ({ entry, rank, total: null });
const act = (entry: string, school: string | null = null, isAccepted = true) => ({
  entry,
  school,
  isAccepted,
});
const released = (given: Partial<ReleasedActs> = {}): ReleasedActs => ({
  rules: [rule],
  standings: [place('a', 1), place('b', 2), place('c', 3), place('d', 4)],
  acts: [act('a'), act('b'), act('c'), act('d')],
  wentOn: by('a', 'b'),
  inNext: there('a', 'b'),
  substitutions: [],
  ...given,
});

describe('[7.40] an act that went on withdraws', () => {
  it('leaves nothing open while all who went on take part', () => {
    expect(substitutesOf('final', released())).toEqual({ gaveUp: [], offers: [], tied: [] });
  });

  it('leaves its place to the next in line', () => {
    const acts = [act('a', null, false), act('b'), act('c'), act('d')];
    expect(substitutesOf('final', released({ acts, inNext: there('b') }))).toEqual({
      gaveUp: ['a'],
      offers: [{ entry: 'c', of: 'a' }],
      tied: [],
    });
  });

  it('leaves its place also where it is taken out of the next stage alone', () => {
    expect(substitutesOf('final', released({ inNext: there('a') })).offers).toEqual([
      { entry: 'c', of: 'b' },
    ]);
  });

  it('is followed by the one after, where the next in line has withdrawn too', () => {
    const acts = [act('a'), act('b'), act('c', null, false), act('d')];
    expect(substitutesOf('final', released({ acts, inNext: there('a') })).offers).toEqual([
      { entry: 'd', of: 'b' },
    ]);
  });

  it('leaves nothing open once a substitute has the place, and again once that one withdraws', () => {
    const taken = { substitutions: [{ entry: 'c', of: 'b', stage: 'final' }] };
    expect(substitutesOf('final', released({ ...taken, inNext: there('a', 'c') })).gaveUp).toEqual([]);
    expect(substitutesOf('final', released({ ...taken, inNext: there('a') }))).toEqual({
      gaveUp: ['c'],
      offers: [{ entry: 'd', of: 'c' }],
      tied: [],
    });
  });

  it('moves two up for two places, each for one', () => {
    expect(substitutesOf('final', released({ inNext: there() })).offers).toEqual([
      { entry: 'c', of: 'a' },
      { entry: 'd', of: 'b' },
    ]);
  });

  it('passes one whose school is at its cap', () => {
    const acts = [act('a', 'x'), act('b', 'y'), act('c', 'x'), act('d', 'z')];
    expect(
      substitutesOf('final', released({ rules: [{ ...rule, per_school: 1 }], acts, inNext: there('a') }))
        .offers,
    ).toEqual([{ entry: 'd', of: 'b' }]);
  });

  it('leaves a person to select between those who share the next place', () => {
    const standings = [place('a', 1), place('b', 2), place('c', 3), place('d', 3)];
    expect(substitutesOf('final', released({ standings, inNext: there('a') }))).toEqual({
      gaveUp: ['b'],
      offers: [],
      tied: [{ entries: ['c', 'd'], places: 1 }],
    });
  });

  it('keeps the line as a person drew it through a tie', () => {
    const standings = [place('a', 1), place('b', 2), place('c', 2), place('d', 4)];
    const drawn = released({ standings, wentOn: by('a', 'c'), inNext: there('a', 'c') });
    expect(substitutesOf('final', drawn)).toEqual({ gaveUp: [], offers: [], tied: [] });
    expect(substitutesOf('final', { ...drawn, inNext: there('a') }).offers).toEqual([
      { entry: 'b', of: 'c' },
    ]);
  });

  it('leaves a place that no one is left for', () => {
    const acts = [act('a'), act('b')];
    const standings = [place('a', 1), place('b', 2)];
    expect(substitutesOf('final', released({ acts, standings, inNext: there('a') }))).toEqual({
      gaveUp: ['b'],
      offers: [],
      tied: [],
    });
  });

  it('opens nothing in a stage that no rule leads to', () => {
    const open = substitutesOf('other', released({ inNext: there('a') }));
    expect(open).toEqual({ gaveUp: [], offers: [], tied: [] });
  });

  it('leaves its place to one of the second chance, whose place there is for the next', () => {
    const rules = [
      { ...rule, count: 1 },
      { ...rule, hashcode: 'chance', next: 'chance', count: 1 },
    ];
    const facts = released({
      rules,
      wentOn: [...by('a'), { entry: 'b', rule: 'chance' }],
      inNext: [{ entry: 'b', stage: 'chance' }],
    });
    expect(substitutesOf('final', facts)).toMatchObject({
      gaveUp: ['a'],
      offers: [{ entry: 'b', of: 'a' }],
    });
    expect(substitutesOf('chance', facts)).toMatchObject({
      gaveUp: ['b'],
      offers: [{ entry: 'c', of: 'b' }],
    });
  });
});
