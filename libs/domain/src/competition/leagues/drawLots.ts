/**
 * Puts teams in an order by lot. The same seed draws the same order of the same teams, whichever order they are given in, so that
 * anyone can draw it again.
 */
export function drawLots(teams: readonly string[], seed: string): string[] {
  const random = randomOf(seed);
  const order = teams.toSorted();
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one === undefined || two === undefined) continue;
    order[last] = two;
    order[other] = one;
  }
  return order;
}

/** Numbers from 0 to below 1 by mulberry32, begun with the FNV-1a hash of the seed. */
function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
