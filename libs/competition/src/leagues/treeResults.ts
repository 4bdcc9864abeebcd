import type { StageLeague } from '@callboard/api-contract/competition';
import { winnerOf, type TreeResult } from '@callboard/domain/leagues';

/** Results of a knock-out in its tree. */
export function treeResults({ games, rules }: Pick<StageLeague, 'games' | 'rules'>): TreeResult[] {
  return games.flatMap(
    ({ round, number, status, outcome, home_points, away_points, ...sides }): TreeResult[] => {
      const isFinal = status === 'final';
      if (isFinal && outcome === 'forfeit_both') return [{ round, number, winner: null }];
      const points = { homePoints: home_points ?? 0, awayPoints: away_points ?? 0 };
      const winner = winnerOf({ ...sides, ...points, isFinal, outcome }, rules);
      return winner === null ? [] : [{ round, number, winner }];
    },
  );
}
