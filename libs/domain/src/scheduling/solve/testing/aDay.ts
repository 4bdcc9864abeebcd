import { randomOf } from '../../../lists/randomOf';
import type { DayPlan, SolveProgress } from '../dayPlan';
import type { DayItem, DayPerformance, DayPerson, DayProblem } from '../dayProblem';
import { solveDay } from '../solveDay';

export const minute = 60_000;
export const start = Date.parse('2028-05-05T20:00:00Z');
export const at = (minutes: number): number => start + minutes * minute;

const noWeights = { schoolApart: 0, largeByBreak: 0, evenSpaces: 0, stay: 0, earlyFinish: 0 };

/** An act that waits; or one at a minute of a performance. */
export function aDayItem(
  hashcode: string,
  minutes: number,
  place: readonly [performance: string, minute: number] | null = null,
  given: Partial<DayItem> = {},
): DayItem {
  return {
    hashcode,
    length: minutes * minute,
    kind: 'act',
    school: null,
    isLarge: false,
    place: place && { performance: place[0], from: at(place[1]) },
    isPinned: false,
    ...given,
  };
}

/** A performance in the space of the same name, by its minutes. */
export function aDayPerformance(hashcode: string, from: number, to: number): DayPerformance {
  return { hashcode, space: hashcode, from: at(from), to: at(to), isOpen: true };
}

/** Someone who performs in some items. */
export function aDayPerson(hashcode: string, items: readonly string[], before = 0): DayPerson {
  return { hashcode, needs: items.map((item) => ({ item, before: before * minute })) };
}

export function aDayProblem(given: Partial<DayProblem>): DayProblem {
  return {
    mode: 'fill',
    items: [],
    performances: [],
    people: [],
    seed: 'a',
    ...given,
    weights: { ...noWeights, ...given.weights },
  };
}

/** The plan of a problem, with how often its progress was reported. */
export function planOf(problem: DayProblem): { plan: DayPlan; progress: SolveProgress[] } {
  const search = solveDay(problem);
  const progress: SolveProgress[] = [];
  let step = search.next();
  while (!step.done) {
    progress.push(step.value);
    step = search.next(false);
  }
  return { plan: step.value, progress };
}

/** A contest of many schools on one day: games or acts in spaces, of which some are pinned. */
export function aLargeDay({
  items: count,
  spaces,
  pins,
  seed,
}: {
  items: number;
  spaces: number;
  pins: number;
  seed: string;
}): DayProblem {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const free = Array.from({ length: spaces }, () => 0);
  const performances = free.map((_, space) => aDayPerformance(`space ${space}`, 0, 9 * 60));
  const items = Array.from({ length: count }, (_, index) => {
    const minutes = 10 + 5 * below(3);
    const space = index % spaces;
    const gap = 5 * below(10);
    const from = (free[space] ?? 0) + gap;
    const isPinned = index < pins;
    if (isPinned) free[space] = from + minutes;
    return aDayItem(`item ${index}`, minutes, isPinned ? [`space ${space}`, from] : null, {
      isPinned,
      school: `school ${below(count / 4)}`,
      isLarge: below(12) === 0,
    });
  });
  const people = Array.from({ length: count / 2 }, (_, person) => {
    const own = new Set([pins + below(count - pins), pins + below(count - pins), below(count)]);
    return aDayPerson(
      `person ${person}`,
      [...own].map((index) => `item ${index}`),
      10,
    );
  });
  const weights = { schoolApart: 3, largeByBreak: 3, evenSpaces: 1, stay: 1, earlyFinish: 1 };
  return aDayProblem({ items, performances, people, weights, seed });
}
