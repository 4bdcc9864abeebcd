import { roundRobin, type DrawnGame } from './roundRobin';

/** Deals teams to pools like a snake: 1 to A, 2 to B, 3 to B, 4 to A, so that the pools are as strong as each other. */
export function poolsOf(teams: readonly string[], count: number): string[][] {
  const pools = Array.from({ length: count }, (): string[] => []);
  for (const [index, team] of teams.entries()) {
    const row = Math.floor(index / count);
    const place = index % count;
    pools[row % 2 === 0 ? place : count - 1 - place]?.push(team);
  }
  return pools;
}

/** All against all in each pool; the pools play the same rounds. */
export function drawPools(teams: readonly string[], count: number, legs: 1 | 2 = 1): DrawnGame[] {
  const games = poolsOf(teams, count).flatMap((pool, index) =>
    roundRobin(pool, legs).map((game) => ({ ...game, pool: index + 1 })),
  );
  const inRound = new Map<number, number>();
  return games
    .toSorted((one, other) => one.round - other.round)
    .map((game) => {
      const number = (inRound.get(game.round) ?? 0) + 1;
      inRound.set(game.round, number);
      return { ...game, number };
    });
}
