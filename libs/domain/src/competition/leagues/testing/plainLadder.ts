import type { LadderTieBreak, LeagueRules } from '@callboard/api-contract/competition';
import { drawLots } from '../drawLots';
import type { LadderGame } from '../ladderGame';

type Key = 'points' | LadderTieBreak;

interface PlainLeague {
  teams: readonly string[];
  games: readonly LadderGame[];
  rules: LeagueRules;
  seed: string;
  gone?: readonly string[];
  byes?: readonly string[];
  isFinished: boolean;
}

/** The order of a ladder by a second, slow implementation: teams are compared by what a table of their games counts. */
export function plainLadder({
  teams,
  games,
  rules,
  seed,
  gone = [],
  byes = [],
  isFinished,
}: PlainLeague): string[][] {
  const lots = drawLots(teams, seed);

  function counts({ isFinal, outcome, home, away }: LadderGame): boolean {
    if (rules.leaving === 'annul' && (gone.includes(home) || gone.includes(away))) return false;
    if (!isFinal || outcome === null || outcome === 'postponed') return false;
    return outcome !== 'abandoned' || rules.abandonedCounts;
  }

  /** Checks whether no two of some teams have met more often than two others. */
  function isEven(level: readonly string[]): boolean {
    const often = new Set<number>();
    for (const one of level)
      for (const other of level)
        if (one < other)
          often.add(
            games.filter(
              (game) => counts(game) && [game.home, game.away].toSorted().join() === [one, other].join(),
            ).length,
          );
    return often.size < 2;
  }

  function count(team: string, among: readonly string[] | null) {
    const all = { points: 0, scored: 0, conceded: 0, wins: 0 };
    for (const game of games) {
      if (!counts(game) || game.outcome === null) continue;
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
      else if (own > other || game.outcome.startsWith('forfeit')) {
        all.points += rules.points.win;
        all.wins += 1;
      } else all.points += own === other ? rules.points.draw : rules.points.loss;
    }
    if (!among)
      for (const each of byes) if (each === team) all.points += rules.points.bye ?? rules.points.win;
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
      if (by === 'lot' && !isFinished) continue;
      if (by.startsWith('headToHead') && !isEven(level)) continue;
      const groups = split(level, by);
      if (groups.length > 1) return groups.flatMap(part);
    }
    return [[...level]];
  }

  return split(
    teams.filter((team) => !gone.includes(team)),
    'points',
  ).flatMap(part);
}
