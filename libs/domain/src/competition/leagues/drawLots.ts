import { randomOf } from '../../lists/randomOf';

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
