import type { DrawnGame } from './roundRobin';

/** Place in a game of the tree: a team, the winner or loser of a game that is not decided, or none: the rival goes on without a game. */
export type Contender =
  | { kind: 'team'; team: string }
  | { kind: 'winnerOf' | 'loserOf'; round: number; number: number }
  | { kind: 'bye' };

/** A place of the tree, in which a game is played or a team has a bye. */
export interface TreeGame {
  round: number;
  number: number;
  home: Contender;
  away: Contender;
  /** Winner, who goes on; null where that is not decided, or none does. */
  winner: string | null;
  /** None goes on: both teams forfeited. */
  isEmpty: boolean;
}

type TreePlace = Omit<TreeGame, 'winner' | 'isEmpty'>;

/** Games of a tree besides those that lead to its winner. */
export interface TreeTerms {
  /** The losers of the two games before the final play for third place: the second game of the last round. */
  thirdPlace?: boolean;
}

/** How a game of the tree ended. */
export interface TreeResult {
  round: number;
  number: number;
  /** Null: both teams forfeited. */
  winner: string | null;
}

/**
 * The tree of a knock-out, round by round. The first seed meets the last, so that the best meet as late as they can, and the best have
 * a bye where the number of teams is no power of two.
 *
 * @param seeds The best first.
 */
export function knockoutTree(
  seeds: readonly string[],
  results: readonly TreeResult[] = [],
  { thirdPlace = false }: TreeTerms = {},
): TreeGame[][] {
  if (seeds.length < 2) return [];
  const won = new Map(results.map(({ round, number, winner }) => [`${round}/${number}`, winner]));
  const winnerOf = (game: TreePlace): TreeGame => ({ ...game, ...decided(game, won) });
  let games = firstRound(seeds).map(winnerOf);
  const rounds = [games];
  while (games.length > 1) {
    const before = games;
    games = Array.from({ length: before.length / 2 }, (_, index) =>
      winnerOf({
        round: rounds.length + 1,
        number: index + 1,
        home: contenderFrom(before[index * 2]),
        away: contenderFrom(before[index * 2 + 1]),
      }),
    );
    rounds.push(games);
  }
  const [one, other] = rounds.at(-2) ?? [];
  if (thirdPlace && one && other) {
    const sides = { home: loserFrom(one), away: loserFrom(other) };
    games.push(winnerOf({ round: rounds.length, number: 2, ...sides }));
  }
  return rounds;
}

/** The games of a tree whose two teams are known. */
export function playableGames(rounds: readonly (readonly TreeGame[])[]): DrawnGame[] {
  return rounds
    .flat()
    .flatMap(({ round, number, home, away }) =>
      home.kind === 'team' && away.kind === 'team' ? { round, number, home: home.team, away: away.team } : [],
    );
}

function firstRound(seeds: readonly string[]): TreePlace[] {
  const order = seedOrder(seeds.length);
  return Array.from({ length: order.length / 2 }, (_, index) => ({
    round: 1,
    number: index + 1,
    home: contenderAt(seeds, order[index * 2]),
    away: contenderAt(seeds, order[index * 2 + 1]),
  }));
}

/** The order of the seeds in the first round: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
export function seedOrder(teams: number): number[] {
  let order = [1, 2];
  while (order.length < teams) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

function contenderAt(seeds: readonly string[], seed = 0): Contender {
  const team = seeds[seed - 1];
  return team === undefined ? { kind: 'bye' } : { kind: 'team', team };
}

function contenderFrom(game: TreeGame | undefined): Contender {
  if (!game || game.isEmpty) return { kind: 'bye' };
  const { winner, round, number } = game;
  return winner === null ? { kind: 'winnerOf', round, number } : { kind: 'team', team: winner };
}

/** Loser of a game; none where one of its teams had a bye, or both forfeited. */
function loserFrom({ home, away, winner, round, number, isEmpty }: TreeGame): Contender {
  if (isEmpty || home.kind === 'bye' || away.kind === 'bye') return { kind: 'bye' };
  const [loser] = [home, away].flatMap((each) =>
    winner !== null && each.kind === 'team' && each.team !== winner ? [each] : [],
  );
  return loser ?? { kind: 'loserOf', round, number };
}

/** A result of a team that does not play there any more, because an earlier result was changed, decides nothing. */
function decided(
  { round, number, home, away }: TreePlace,
  won: ReadonlyMap<string, string | null>,
): Pick<TreeGame, 'winner' | 'isEmpty'> {
  const teams = [home, away].flatMap((each) => (each.kind === 'team' ? each.team : []));
  const byes = [home, away].filter(({ kind }) => kind === 'bye').length;
  const [only = null] = teams;
  if (byes > 0) return { winner: teams.length === 1 ? only : null, isEmpty: byes === 2 };
  const winner = teams.length === 2 ? won.get(`${round}/${number}`) : undefined;
  if (winner === null) return { winner: null, isEmpty: true };
  return { winner: winner !== undefined && teams.includes(winner) ? winner : null, isEmpty: false };
}
