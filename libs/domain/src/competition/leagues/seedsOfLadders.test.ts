import { describe, expect, it } from 'vitest';
import { knockoutTree, playableGames } from './knockout';
import { seedsOfLadders } from './seedsOfLadders';

const pools = ['A', 'B', 'C', 'D'].map((pool) => [1, 2, 3].map((place) => `${pool}${String(place)}`));

describe('[7.42] a knock-out that is seeded from ladders', () => {
  it('has a ladder in its order', () => {
    expect(seedsOfLadders(['a', 'b', 'c'], [['c', 'a', 'b']])).toEqual(['c', 'a', 'b']);
  });

  it('has the first of all pools before the second of any, and no two of a pool meet in the first round', () => {
    const teams = pools.flatMap((pool) => pool.slice(0, 2)).toSorted();
    const seeds = seedsOfLadders(teams, pools);
    expect(seeds).toEqual(['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2']);
    for (const { home, away } of playableGames(knockoutTree(seeds))) expect(home[0]).not.toBe(away[0]);
  });

  it('leaves out teams that do not take part, and has those on no ladder last', () => {
    expect(seedsOfLadders(['guest', 'b', 'a'], [['a', 'gone', 'b']])).toEqual(['a', 'b', 'guest']);
    expect(seedsOfLadders(['b', 'a'], [])).toEqual(['b', 'a']);
  });
});
