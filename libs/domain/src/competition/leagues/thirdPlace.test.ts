import { describe, expect, it } from 'vitest';
import { knockoutTree, playableGames } from './knockout';

const four = ['a', 'b', 'c', 'd'];
const terms = { thirdPlace: true };
const result = (round: number, number: number, winner: string | null) => ({ round, number, winner });
/** The last round: the final, and the game for third place. */
const last = (teams: readonly string[], results: readonly ReturnType<typeof result>[] = []) =>
  knockoutTree(teams, results, terms).at(-1);

describe('[7.42] the game for third place of a knock-out', () => {
  it('is the second of the last round, of the losers of the two games before the final', () => {
    // 1 meets 4, and 2 meets 3.
    const [final, third] = last(four, [result(1, 1, 'a'), result(1, 2, 'c')]) ?? [];
    expect(final).toMatchObject({ home: { team: 'a' }, away: { team: 'c' } });
    expect(third).toMatchObject({ round: 2, number: 2, home: { team: 'd' }, away: { team: 'b' } });
  });

  it('waits for those games', () => {
    const [, third] = last(four, [result(1, 1, 'd')]) ?? [];
    expect(third?.home).toEqual({ kind: 'team', team: 'a' });
    expect(third?.away).toEqual({ kind: 'loserOf', round: 1, number: 2 });
    expect(playableGames(knockoutTree(four, [result(1, 1, 'd')], terms))).toHaveLength(2);
  });

  it('has its own winner, and changes that of the final in nothing', () => {
    const results = [result(1, 1, 'a'), result(1, 2, 'b'), result(2, 2, 'c')];
    expect(last(four, results)?.map(({ winner }) => winner)).toEqual([null, 'c']);
    expect(last(four, [...results, result(2, 1, 'b')])?.map(({ winner }) => winner)).toEqual(['b', 'c']);
  });

  it('is not played where only one team lost before the final', () => {
    const [, third] = last(['a', 'b', 'c'], [result(1, 2, 'b')]) ?? [];
    expect(third).toMatchObject({ home: { kind: 'bye' }, away: { team: 'c' }, winner: 'c' });
    const forfeited = last(four, [result(1, 1, null), result(1, 2, 'b')]) ?? [];
    expect(forfeited[1]).toMatchObject({ home: { kind: 'bye' }, winner: 'c' });
  });

  it('is none without being drawn so, or with two teams', () => {
    expect(knockoutTree(four).at(-1)).toHaveLength(1);
    expect(last(['a', 'b'])).toHaveLength(1);
  });
});
