import type { DrawnGame } from './roundRobin';

/** So many tries find a round without a rematch for far more teams than a season has. */
const maxTries = 200_000;

/** A pair that met, or is to meet; null: a bye. */
export interface Meeting {
  home: string;
  away: string | null;
}

/**
 * The next round of a Swiss draw: teams with about the same points play each other, and none meets another twice where that can be
 * avoided. Of an odd number the last team that had no bye has one.
 *
 * @param ranked The teams, the best first.
 * @param round Its number: no team needs to have met or rested in each round before.
 */
export function swissRound(
  ranked: readonly string[],
  past: readonly Meeting[],
  round: number,
): { games: DrawnGame[]; bye: string | null } {
  const homes = countOf(past.map(({ home }) => home));
  const { pairs, bye } = drawn(ranked, past);
  return {
    bye,
    games: pairs.map(([one, other], index) => {
      // The one that was at home less often is so now; of two alike the better one.
      const isOther = (homes.get(other) ?? 0) < (homes.get(one) ?? 0);
      return { round, number: index + 1, home: isOther ? other : one, away: isOther ? one : other };
    }),
  };
}

type Pair = readonly [string, string];

function drawn(ranked: readonly string[], past: readonly Meeting[]): { pairs: Pair[]; bye: string | null } {
  const met = new Set(past.map(({ home, away }) => pairKey(home, away ?? '')));
  const isNew = (one: string, other: string) => !met.has(pairKey(one, other));
  const tries = { left: maxTries };
  if (ranked.length % 2 === 0) {
    const pairs = pairAll(ranked, isNew, tries) ?? pairAll(ranked, () => true, { left: maxTries }) ?? [];
    return { pairs, bye: null };
  }
  const byes = countOf(past.flatMap(({ home, away }) => (away === null ? [home] : [])));
  const candidates = ranked
    .toReversed()
    .toSorted((one, other) => (byes.get(one) ?? 0) - (byes.get(other) ?? 0));
  const [last = null] = candidates;
  for (const bye of candidates) {
    const pairs = pairAll(without(ranked, bye), isNew, tries);
    if (pairs) return { pairs, bye };
  }
  return { pairs: pairAll(without(ranked, last), () => true, { left: maxTries }) ?? [], bye: last };
}

/** Pairs the first with the nearest below it that leaves a pair for every other. */
function pairAll(
  ranked: readonly string[],
  canMeet: (one: string, other: string) => boolean,
  tries: { left: number },
): Pair[] | null {
  const [first, ...rest] = ranked;
  if (first === undefined) return [];
  for (const other of rest) {
    tries.left -= 1;
    if (tries.left < 0) return null;
    if (!canMeet(first, other)) continue;
    const pairs = pairAll(without(rest, other), canMeet, tries);
    if (pairs) return [[first, other], ...pairs];
  }
  return null;
}

const without = (teams: readonly string[], team: string | null) => teams.filter((each) => each !== team);
const pairKey = (one: string, other: string) => [one, other].toSorted().join(' ');

function countOf(teams: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const team of teams) counts.set(team, (counts.get(team) ?? 0) + 1);
  return counts;
}
