/** Pseudo-random numbers that are the same for a seed: a run that fails can be repeated. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  /** A whole number below `count`. */
  const below = (count: number) => Math.floor(next() * count);
  function of<T>(items: readonly T[]): T {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to select from.');
    return item;
  }
  return { next, below, of };
}

export type Random = ReturnType<typeof createRandom>;
