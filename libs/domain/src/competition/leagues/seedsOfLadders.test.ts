import { describe, expect, it } from 'vitest';
import { knockoutTree, playableGames, seedOrder } from './knockout';
import { seedsOfLadders } from './seedsOfLadders';

/** In which half of the tree each seed is. */
function halvesOf(seeds: readonly string[]): Map<string, number> {
  const order = seedOrder(seeds.length);
  return new Map(seeds.map((team, nth) => [team, Math.floor((order.indexOf(nth + 1) * 2) / order.length)]));
}

const pools = ['A', 'B', 'C', 'D'].map((pool) => [1, 2, 3].map((place) => `${pool}${String(place)}`));

describe('[7.42] a knock-out that is seeded from ladders', () => {
  it('has a ladder in its order', () => {
    expect(seedsOfLadders(['a', 'b', 'c'], [['c', 'a', 'b']])).toEqual(['c', 'a', 'b']);
  });

  it('has the first of all pools before the second of any, and no two of a pool meet in the first round', () => {
    const teams = pools.flatMap((pool) => pool.slice(0, 2)).toSorted();
    const seeds = seedsOfLadders(teams, pools);
    expect(seeds.slice(0, 4)).toEqual(['A1', 'B1', 'C1', 'D1']);
    expect(seeds.slice(4).toSorted()).toEqual(['A2', 'B2', 'C2', 'D2']);
    for (const { home, away } of playableGames(knockoutTree(seeds))) expect(home[0]).not.toBe(away[0]);
  });

  it('has first and second of a pool in different halves, whatever their number', () => {
    for (let count = 1; count <= 16; count += 1) {
      const ladders = Array.from({ length: count }, (_, pool) => [`${pool} first`, `${pool} second`]);
      const seeds = seedsOfLadders(ladders.flat(), ladders);
      expect(seeds.toSorted()).toEqual(ladders.flat().toSorted());
      const halves = halvesOf(seeds);
      for (const [first = '', second = ''] of ladders)
        if (count > 1) expect([count, halves.get(first) === halves.get(second)]).toEqual([count, false]);
    }
  });

  it('lets no two of a pool meet first where four of each go on', () => {
    for (const count of [2, 4, 8]) {
      const ladders = Array.from({ length: count }, (_, pool) =>
        [1, 2, 3, 4].map((place) => `${pool}/${place}`),
      );
      const games = playableGames(knockoutTree(seedsOfLadders(ladders.flat(), ladders)));
      expect(games).toHaveLength(count * 2);
      for (const { home, away } of games) expect(home.split('/')[0]).not.toBe(away.split('/')[0]);
    }
  });

  it('leaves out teams that do not take part, and has those on no ladder last', () => {
    expect(seedsOfLadders(['guest', 'b', 'a'], [['a', 'gone', 'b']])).toEqual(['a', 'b', 'guest']);
    expect(seedsOfLadders(['b', 'a'], [])).toEqual(['b', 'a']);
  });
});
