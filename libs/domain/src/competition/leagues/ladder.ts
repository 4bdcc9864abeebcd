import type { LadderTieBreak, LeagueRules } from '@callboard/api-contract/competition';
import { drawLots } from './drawLots';
import { sidesOf, type GameSide, type LadderGame } from './ladderGame';

/** What decided between a team and the one below it. */
export interface PlaceFact {
  /** Nothing: they share their place. */
  by: 'points' | LadderTieBreak | null;
  /** Of the team itself, and of the one below it. */
  own: number;
  other: number;
  /** The teams that were level before it decided, themselves among them. */
  among: readonly string[];
}

/** A line of a ladder. */
export interface LadderRow {
  team: string;
  place: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  forfeited: number;
  scored: number;
  conceded: number;
  points: number;
  /** Why it is above the next; null of the last. */
  above: PlaceFact | null;
}

interface LadderFacts {
  teams: readonly string[];
  games: readonly LadderGame[];
  rules: LeagueRules;
  /** What lots are drawn by. */
  seed: string;
}

/**
 * The ladder of a league. Teams with the same points are parted by the tie-breaks of the rules, one after another; where one parts some
 * of them, those that are still level begin with the first again, among themselves alone.
 */
export function ladderOf({ teams, games, rules, seed }: LadderFacts): LadderRow[] {
  const sides = games.flatMap((game) => sidesOf(game, rules));
  const lots = new Map(drawLots(teams, seed).map((team, index) => [team, -index]));
  const ranked = rank(teams, sides, rules.tieBreaks, lots);
  let place = 0;
  return ranked.map(({ team, above }, index) => {
    if (ranked[index - 1]?.above?.by !== null) place = index + 1;
    return { team, place, ...totalsOf(sides.filter((side) => side.team === team)), above };
  });
}

interface Ranked {
  team: string;
  above: PlaceFact | null;
}

function rank(
  teams: readonly string[],
  sides: readonly GameSide[],
  tieBreaks: readonly LadderTieBreak[],
  lots: ReadonlyMap<string, number>,
): Ranked[] {
  const partLevel = (level: readonly string[]): Ranked[] => {
    for (const by of level.length > 1 ? tieBreaks : []) {
      const value = valueBy(by, level, sides, lots);
      if (new Set(level.map(value)).size > 1) return part(level, by, value, partLevel);
    }
    const shared: PlaceFact = { by: null, own: 0, other: 0, among: level };
    return level.map((team, index) => ({ team, above: index < level.length - 1 ? shared : null }));
  };
  return part(teams, 'points', valueBy('points', teams, sides, lots), partLevel);
}

/** Orders teams by a value, those with the same by `partLevel`, and notes the value where it decided. */
function part(
  teams: readonly string[],
  by: 'points' | LadderTieBreak,
  value: (team: string) => number,
  partLevel: (level: readonly string[]) => Ranked[],
): Ranked[] {
  const values = [...new Set(teams.map(value))].toSorted((one, other) => other - one);
  return values.flatMap((own, index) => {
    const ranked = partLevel(teams.filter((team) => value(team) === own));
    const other = values[index + 1];
    const last = ranked.at(-1);
    if (other === undefined || !last) return ranked;
    return [...ranked.slice(0, -1), { ...last, above: { by, own, other, among: teams } }];
  });
}

function valueBy(
  by: 'points' | LadderTieBreak,
  level: readonly string[],
  sides: readonly GameSide[],
  lots: ReadonlyMap<string, number>,
): (team: string) => number {
  if (by === 'lot') return (team) => lots.get(team) ?? 0;
  const among = new Set(level);
  const counted = by.startsWith('headToHead')
    ? sides.filter(({ team, rival }) => among.has(team) && among.has(rival))
    : sides;
  const totals = new Map(level.map((team) => [team, totalsOf(counted.filter((side) => side.team === team))]));
  return (team) => {
    const of = totals.get(team);
    return of ? measure(by, of) : 0;
  };
}

function measure(by: 'points' | Exclude<LadderTieBreak, 'lot'>, of: Totals): number {
  switch (by) {
    case 'points':
    case 'headToHead':
      return of.points;
    case 'headToHeadDifference':
    case 'difference':
      return of.scored - of.conceded;
    case 'headToHeadScored':
    case 'scored':
      return of.scored;
    case 'wins':
      return of.won;
    case 'quotient':
      return quotientOf(of);
    default:
      return by satisfies never;
  }
}

function quotientOf({ scored, conceded }: Totals): number {
  if (scored === 0) return 0;
  return conceded === 0 ? Infinity : scored / conceded;
}

type Totals = Omit<LadderRow, 'team' | 'place' | 'above'>;

function totalsOf(sides: readonly GameSide[]): Totals {
  const count = (result: GameSide['result']) => sides.filter((side) => side.result === result).length;
  const sum = (of: (side: GameSide) => number) => sides.reduce((all, side) => all + of(side), 0);
  return {
    played: sides.length,
    won: count('win'),
    drawn: count('draw'),
    lost: count('loss'),
    forfeited: count('forfeit'),
    scored: sum(({ scored }) => scored),
    conceded: sum(({ conceded }) => conceded),
    points: sum(({ points }) => points),
  };
}
