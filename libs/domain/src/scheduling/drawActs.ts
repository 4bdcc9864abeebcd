import { drawLots } from '../competition/leagues/drawLots';

/** An act that is drawn. */
export interface DrawnAct {
  hashcode: string;
  /** Null: of no school. */
  school: string | null;
  /** It takes long to set up, so it is to follow a break. */
  isLarge: boolean;
}

/** An order by lot, with what the rules could not give it. */
export interface DrawnActs {
  order: readonly string[];
  /** How often a school has two acts in a row. */
  repeats: number;
  /** How many large acts follow no break. */
  unset: number;
}

/** So many steps are tried for an order with as few repeats as possible, before one more is allowed. */
const tries = 4_000;

/**
 * Draws an order of acts by lot: the same seed draws the same order of the same acts, whichever order they are given in. Large acts get
 * the positions after a break as far as these go, and with `apart` no school has two acts in a row where that is possible.
 *
 * @param breaks whether each position follows a break, as the first one does
 * @example drawActs(acts, [true, false, false], { seed: '7f3a', apart: true }).order
 */
export function drawActs(
  acts: readonly DrawnAct[],
  breaks: readonly boolean[],
  { seed, apart }: { seed: string; apart: boolean },
): DrawnActs {
  const byHashcode = new Map(acts.map((act) => [act.hashcode, act]));
  const lots = drawLots([...byHashcode.keys()], seed).flatMap((hashcode) => byHashcode.get(hashcode) ?? []);
  const order = apart ? orderApart(lots, breaks) : (orderWithin(lots, breaks, Infinity, Infinity) ?? lots);
  return {
    order: order.map(({ hashcode }) => hashcode),
    repeats: repeatsOf(order),
    unset: unsetOf(order, breaks),
  };
}

/** The first order of the lots with as few repeats as are found. */
function orderApart(lots: readonly DrawnAct[], breaks: readonly boolean[]): readonly DrawnAct[] {
  for (let repeats = leastRepeats(lots, null); repeats < lots.length; repeats += 1) {
    const order = orderWithin(lots, breaks, repeats, tries);
    if (order) return order;
  }
  return orderWithin(lots, breaks, Infinity, Infinity) ?? lots;
}

/** Goes through the orders as the lots have them, and returns the first that has no more repeats; null where the steps are used up. */
function orderWithin(
  lots: readonly DrawnAct[],
  breaks: readonly boolean[],
  most: number,
  steps: number,
): readonly DrawnAct[] | null {
  let left = steps;
  const next = (
    order: readonly DrawnAct[],
    rest: readonly DrawnAct[],
    repeats: number,
  ): typeof order | null => {
    if (rest.length === 0) return order;
    left -= 1;
    if (left < 0) return null;
    const last = order.at(-1) ?? null;
    for (const act of rest) {
      const others = rest.filter((each) => each !== act);
      const made = repeats + (isRepeat(last, act) ? 1 : 0);
      if (made > most || made + leastRepeats(others, act) > most) continue;
      if (!fits(act, others, breaks.slice(order.length))) continue;
      const found = next([...order, act], others, made);
      if (found) return found;
    }
    return null;
  };
  return next([], lots, 0);
}

/** True if an act can be at the first of some positions, so that no position after a break is lost to large ones that need it. */
function fits(
  { isLarge }: DrawnAct,
  others: readonly DrawnAct[],
  [isBreak, ...breaks]: readonly boolean[],
): boolean {
  const large = others.filter((each) => each.isLarge).length;
  const free = breaks.filter(Boolean).length;
  // A large act goes elsewhere only where enough others are left for the breaks, and a small one takes a break that none needs.
  if (isLarge) return isBreak === true || large >= free;
  return isBreak !== true || large <= free;
}

/** The fewest repeats that some acts can have after another one: where more are of one school than others can stand between. */
function leastRepeats(acts: readonly DrawnAct[], last: DrawnAct | null): number {
  const counts = new Map<string, number>();
  for (const { school } of acts) if (school !== null) counts.set(school, (counts.get(school) ?? 0) + 1);
  const needs = [...counts].map(([school, count]) => {
    const between = acts.length - count + (last?.school === school ? 0 : 1);
    return Math.max(0, count - between);
  });
  return Math.max(0, ...needs);
}

function isRepeat(one: DrawnAct | null, other: DrawnAct): boolean {
  return one !== null && one.school !== null && one.school === other.school;
}

function repeatsOf(order: readonly DrawnAct[]): number {
  return order.filter((act, nth) => isRepeat(order[nth - 1] ?? null, act)).length;
}

function unsetOf(order: readonly DrawnAct[], breaks: readonly boolean[]): number {
  return order.filter(({ isLarge }, nth) => isLarge && breaks[nth] !== true).length;
}
