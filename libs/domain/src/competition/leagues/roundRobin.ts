/** A game of a draw: who plays whom, and when in the order of the draw. */
export interface DrawnGame {
  /** From 1. */
  round: number;
  /** Within its round, from 1. */
  number: number;
  home: string;
  away: string;
  /** From 1; absent: there are no pools. */
  pool?: number;
}

/**
 * All against all by the circle method: one team stays, the others go round it. No team is at home twice more often than away in one
 * leg; in two legs as often. With an odd number one team rests in each round.
 *
 * @param legs How often two teams meet; the second time at the other's home.
 */
export function roundRobin(teams: readonly string[], legs: 1 | 2 = 1): DrawnGame[] {
  // With an odd number the place that stays is empty: the team opposite it rests.
  const isOdd = teams.length % 2 === 1;
  const fixed = isOdd ? null : (teams[0] ?? null);
  const rest = isOdd ? teams : teams.slice(1);
  const games: DrawnGame[] = [];
  for (let turn = 0; turn < rest.length; turn += 1) {
    const pairs = pairsOf(fixed, rest, turn);
    for (const [index, [home, away]] of pairs.entries())
      games.push({ round: turn + 1, number: index + 1, home, away });
  }
  if (legs === 1) return games;
  const second = games.map(({ round, number, home, away }) => ({
    round: round + rest.length,
    number,
    home: away,
    away: home,
  }));
  return [...games, ...second];
}

/** The pairs of a turn of the circle, home first. */
function pairsOf(fixed: string | null, rest: readonly string[], turn: number): [string, string][] {
  const at = (place: number): string => rest[(place + rest.length) % rest.length] ?? '';
  const pairs: [string, string][] = [];
  if (fixed !== null) pairs.push(turn % 2 === 0 ? [fixed, at(turn)] : [at(turn), fixed]);
  for (let step = 1; step <= (rest.length - 1) / 2; step += 1) {
    const pair: [string, string] = [at(turn + step), at(turn - step)];
    // A team is at home in every other step, whichever side of the circle it comes from.
    pairs.push(step % 2 === 1 ? pair : [pair[1], pair[0]]);
  }
  return pairs;
}
