/**
 * The seeds of a knock-out from the ladders of the stage before: all who are first, then all who are second, and so on, in the order of
 * the pools. So the best of a pool meets the last of another. Teams that are on no ladder come last, in their order.
 *
 * @example seedsOfLadders(['a', 'b', 'c', 'd'], [['b', 'a'], ['c', 'd']]) // ['b', 'c', 'a', 'd']
 */
export function seedsOfLadders(teams: readonly string[], ladders: readonly (readonly string[])[]): string[] {
  const places = Math.max(0, ...ladders.map(({ length }) => length));
  const ranked = Array.from({ length: places }, (_, place) =>
    ladders.flatMap((ladder) => ladder[place] ?? []),
  ).flat();
  return [...new Set([...ranked.filter((team) => teams.includes(team)), ...teams])];
}
