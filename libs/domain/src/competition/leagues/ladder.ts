import type { LadderTieBreak, LeagueRules } from '@callboard/api-contract/competition';
import { drawLots } from './drawLots';
import { sidesOf, type GameSide, type LadderGame } from './ladderGame';
import { countedGames } from './teamsNow';

/** Fact that decided between a team and the one below it. */
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
  /** Null: it does not take part any more. */
  place: number | null;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  forfeited: number;
  scored: number;
  conceded: number;
  points: number;
  /** Rounds in which it rested, with the points of the rules. */
  byes: number;
  /** Why it is above the next; null of the last. */
  above: PlaceFact | null;
}

interface LadderFacts {
  teams: readonly string[];
  games: readonly LadderGame[];
  rules: LeagueRules;
  /** Seed of the lots. */
  seed: string;
  /** Of the teams those that do not take part any more: they have no place. By the rules their games count as they ended, or not. */
  gone?: ReadonlySet<string>;
  /** The teams that rested, one for each round of it. */
  byes?: readonly string[];
  /** True once every game of the ladder is played: before that no lot is drawn, and teams that nothing else parts share their place. */
  isFinished: boolean;
}

/**
 * The ladder of a league. Teams with the same points are parted by the tie-breaks of the rules, one after another; where one parts some
 * of them, those that are still level begin with the first again, among themselves alone. What the level teams did against each other
 * counts once each of them has met each other one equally often: a game that was lost is not better than one that is still to come.
 */
export function ladderOf(facts: LadderFacts): LadderRow[] {
  const { teams, games, rules, seed, gone = new Set<string>(), byes = [], isFinished } = facts;
  const sides = countedGames(games, gone, rules).flatMap((game) => sidesOf(game, rules));
  const lots = new Map(drawLots(teams, seed).map((team, index) => [team, -index]));
  const bye = rules.points.bye ?? rules.points.win;
  const totals = new Map(
    teams.map((team) => {
      const own = totalsOf(sides.filter((side) => side.team === team));
      const rests = byes.filter((each) => each === team).length;
      return [team, { ...own, points: own.points + rests * bye, byes: rests }];
    }),
  );
  const tieBreaks = rules.tieBreaks.filter((by) => by !== 'lot' || isFinished);
  const playing = teams.filter((team) => !gone.has(team));
  const ranked = rank(playing, { sides, totals, lots }, tieBreaks);
  let place = 0;
  const placed = ranked.map(({ team, above }, index) => {
    if (ranked[index - 1]?.above?.by !== null) place = index + 1;
    return { team, place, above };
  });
  const left = teams.flatMap((team) => (gone.has(team) ? [{ team, place: null, above: null }] : []));
  return [...placed, ...left].map((row) => ({ ...row, ...(totals.get(row.team) ?? noTotals) }));
}

interface Ranked {
  team: string;
  above: PlaceFact | null;
}

/** Facts that teams are ranked by. */
interface Counted {
  sides: readonly GameSide[];
  /** Of all games and rests. */
  totals: ReadonlyMap<string, Totals>;
  lots: ReadonlyMap<string, number>;
}

function rank(teams: readonly string[], counted: Counted, tieBreaks: readonly LadderTieBreak[]): Ranked[] {
  const partLevel = (level: readonly string[]): Ranked[] => {
    for (const by of level.length > 1 ? tieBreaks : []) {
      if (by.startsWith('headToHead') && !haveMetEqually(level, counted.sides)) continue;
      const value = valueBy(by, level, counted);
      if (new Set(level.map(value)).size > 1) return part(level, by, value, partLevel);
    }
    const shared: PlaceFact = { by: null, own: 0, other: 0, among: level };
    return level.map((team, index) => ({ team, above: index < level.length - 1 ? shared : null }));
  };
  return part(teams, 'points', valueBy('points', teams, counted), partLevel);
}

/** Checks whether each of some teams has met each other one equally often. */
function haveMetEqually(level: readonly string[], sides: readonly GameSide[]): boolean {
  const met = level.flatMap((team, index) =>
    level
      .slice(index + 1)
      .map((rival) => sides.filter((side) => side.team === team && side.rival === rival).length),
  );
  return new Set(met).size <= 1;
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
  { sides, totals, lots }: Counted,
): (team: string) => number {
  if (by === 'lot') return (team) => lots.get(team) ?? 0;
  const among = new Set(level);
  const met = sides.filter(({ team, rival }) => among.has(team) && among.has(rival));
  const counted = by.startsWith('headToHead')
    ? new Map(level.map((team) => [team, totalsOf(met.filter((side) => side.team === team))]))
    : totals;
  return (team) => measure(by, counted.get(team) ?? noTotals);
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
    byes: 0,
  };
}

const noTotals = totalsOf([]);
