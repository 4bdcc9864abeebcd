import type { LadderTieBreak, LeagueRules } from '@callboard/api-contract/competition';
import { drawLots } from '../drawLots';
import type { LadderGame } from '../ladderGame';

type Key = 'points' | LadderTieBreak;

/** The order of a ladder by a second, slow implementation: teams are compared by what a table of their games counts. */
export function plainLadder(
  teams: readonly string[],
  games: readonly LadderGame[],
  rules: LeagueRules,
  seed: string,
): string[][] {
  const lots = drawLots(teams, seed);

  function count(team: string, among: readonly string[] | null) {
    const all = { points: 0, scored: 0, conceded: 0, wins: 0 };
    for (const game of games) {
      if (!game.isFinal || game.outcome === null || game.outcome === 'postponed') continue;
      if (game.outcome === 'abandoned' && !rules.abandonedCounts) continue;
      if (game.home !== team && game.away !== team) continue;
      if (among && !(among.includes(game.home) && among.includes(game.away))) continue;
      const isHome = game.home === team;
      let [own, other] = isHome ? [game.homePoints, game.awayPoints] : [game.awayPoints, game.homePoints];
      const forfeits =
        game.outcome === 'forfeit_both' || game.outcome === (isHome ? 'forfeit_home' : 'forfeit_away');
      if (game.outcome.startsWith('forfeit'))
        [own, other] = [
          forfeits ? 0 : rules.forfeitScore,
          forfeits && game.outcome !== 'forfeit_both' ? rules.forfeitScore : 0,
        ];
      all.scored += own;
      all.conceded += other;
      if (forfeits) all.points += rules.points.forfeit;
      else if (own > other) {
        all.points += rules.points.win;
        all.wins += 1;
      } else all.points += own === other ? rules.points.draw : rules.points.loss;
    }
    return all;
  }

  function key(by: Key, team: string, level: readonly string[]): number {
    if (by === 'lot') return -lots.indexOf(team);
    const of = count(team, by.startsWith('headToHead') ? level : null);
    if (by === 'points' || by === 'headToHead') return of.points;
    if (by === 'wins') return of.wins;
    if (by === 'scored' || by === 'headToHeadScored') return of.scored;
    if (by !== 'quotient') return of.scored - of.conceded;
    if (of.scored === 0) return 0;
    return of.conceded === 0 ? Infinity : of.scored / of.conceded;
  }

  function split(level: readonly string[], by: Key): string[][] {
    const groups = new Map<number, string[]>();
    for (const team of level) {
      const value = key(by, team, level);
      groups.set(value, [...(groups.get(value) ?? []), team]);
    }
    return (
      [...groups]
        // Of two that are infinite the difference is no number.
        .toSorted(([one], [other]) => Number(other > one) - Number(one > other))
        .map(([, of]) => of)
    );
  }

  function part(level: readonly string[]): string[][] {
    for (const by of level.length > 1 ? rules.tieBreaks : []) {
      const groups = split(level, by);
      if (groups.length > 1) return groups.flatMap(part);
    }
    return [[...level]];
  }

  return split(teams, 'points').flatMap(part);
}
