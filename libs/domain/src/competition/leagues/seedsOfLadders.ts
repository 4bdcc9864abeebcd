import { seedOrder } from './knockout';

/**
 * The seeds of a knock-out from the ladders of the stage before: all who are first, then all who are second, and so on. Among those of one
 * place it is the order that keeps teams of one pool apart as long as it can: first and second of a pool are in different halves. Teams
 * that are on no ladder come last, in their order.
 *
 * @example seedsOfLadders(['a', 'b', 'c', 'd'], [['b', 'a'], ['c', 'd']]) // ['b', 'c', 'd', 'a']
 */
export function seedsOfLadders(teams: readonly string[], ladders: readonly (readonly string[])[]): string[] {
  const pools = ladders.map((ladder) => ladder.filter((team) => teams.includes(team)));
  const poolOf = new Map(pools.flatMap((pool, index) => pool.map((team) => [team, index] as const)));
  const places = Math.max(0, ...pools.map(({ length }) => length));
  const meeting = meetingRounds(teams.length);
  const seeds: string[] = [];
  for (let place = 0; place < places; place += 1) {
    const from = seeds.length;
    // The best of a place meets the worst of the next: where no pool is in the way, this order stays.
    seeds.push(...pools.flatMap((pool) => pool[place] ?? []));
    if (place > 0) keepApart(seeds, from, (one, other) => clash(seeds, one, other, { poolOf, meeting }));
  }
  return [...seeds, ...teams.filter((team) => !poolOf.has(team))];
}

interface Draw {
  poolOf: ReadonlyMap<string, number>;
  /** In how many rounds before the last two seeds can meet. */
  meeting: (one: number, other: number) => number;
}

/** How bad it is that two seeds meet: nothing where they are of different pools, or else the more the earlier it is. */
function clash(seeds: readonly string[], one: number, other: number, { poolOf, meeting }: Draw): number {
  const isOfOne = poolOf.get(seeds[one] ?? '') === poolOf.get(seeds[other] ?? '');
  return isOfOne && one !== other ? 64 ** meeting(one, other) : 0;
}

/** Exchanges seeds from one on, as long as that keeps teams of one pool further apart. */
function keepApart(seeds: string[], from: number, clashOf: (one: number, other: number) => number): void {
  const costOf = (at: number) => seeds.reduce((sum, _team, other) => sum + clashOf(at, other), 0);
  const exchange = (one: number, other: number) => {
    [seeds[one], seeds[other]] = [seeds[other] ?? '', seeds[one] ?? ''];
  };
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (let one = from; one < seeds.length; one += 1)
      for (let other = one + 1; other < seeds.length; other += 1) {
        const before = costOf(one) + costOf(other);
        exchange(one, other);
        if (costOf(one) + costOf(other) < before) isBetter = true;
        else exchange(one, other);
      }
  }
}

/** How many rounds before the last two seeds of a tree can meet. */
function meetingRounds(teams: number): Draw['meeting'] {
  const order = seedOrder(teams);
  const placeOf = new Map(order.map((seed, place) => [seed - 1, place]));
  return (one, other) => {
    let [a, b] = [placeOf.get(one) ?? 0, placeOf.get(other) ?? 0];
    let left = Math.log2(order.length);
    while (a !== b) {
      [a, b] = [a >> 1, b >> 1];
      left -= 1;
    }
    return left;
  };
}
