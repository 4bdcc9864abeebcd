import { put, takeOut, type PlanItem, type PlanPerformance } from './day';
import { firstTime, gapsOf } from './freePlaces';

/**
 * Places items that are nowhere so that no rule is broken, each at the first time of a performance, in every order of time: where a day
 * without a conflict exists, there is one in which no item could be earlier, and that one is found. `none` is proven, `unknown` means
 * that the steps are used up; then the items are nowhere again.
 */
export function searchOrders(
  items: readonly PlanItem[],
  performances: readonly PlanPerformance[],
  steps = 60_000,
): 'found' | 'none' | 'unknown' {
  let left = steps;
  const next = (rest: readonly PlanItem[], notBefore: number): boolean => {
    if (rest.length === 0) return true;
    if (lacksTime(rest, performances)) return false;
    for (const item of rest)
      for (const performance of performances) {
        left -= 1;
        if (left < 0) return false;
        const at = firstTime(item, performance);
        if (!at || at.from < notBefore) continue;
        put(item, at);
        if (next(without(rest, item), at.from)) return true;
        takeOut(item);
      }
    return false;
  };
  if (next(items, -Infinity)) return 'found';
  return left < 0 ? 'unknown' : 'none';
}

/** Checks whether items need more time than all gaps have in which the shortest of them fits. */
function lacksTime(items: readonly PlanItem[], performances: readonly PlanPerformance[]): boolean {
  const shortest = Math.min(...items.map(({ length }) => length));
  const needed = items.reduce((sum, { length }) => sum + length, 0);
  return needed > freeTime(performances, shortest);
}

/** The time of all gaps that are at least so long, in milliseconds. */
export function freeTime(performances: readonly PlanPerformance[], length: number): number {
  return performances
    .flatMap((performance) => gapsOf(performance, length))
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

function without<Value>(values: readonly Value[], value: Value): Value[] {
  return values.filter((each) => each !== value);
}
