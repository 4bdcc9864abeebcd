import { randomOf } from '../../lists/randomOf';
import { dayOf, isAtHome, placesOf, put, restore, takeOut, type At, type Day, type PlanItem } from './day';
import { brokenIn, clashesOf, costOf, hard, placeCost, scoreOf } from './dayCost';
import type { DayPlan, SolveProgress } from './dayPlan';
import type { DayProblem } from './dayProblem';
import { bestPlace } from './freePlaces';
import { noPlaceFor } from './noPlaceFor';
import { placementsOf } from './placementsOf';
import { leftConflicts } from './leftConflicts';
import { searchOrders } from './searchOrders';

/** A search over the places of a day. Its steps give the progress; one that is answered with true ends it with the best so far. */
export type DaySearch = Generator<SolveProgress, DayPlan, boolean | undefined>;

/** Rounds between two reports of progress. */
const reported = 25;
/** So many performances are tried for an item that is moved. */
const tried = 6;
/** So many items at most can be tried in each order. */
const fewItems = 7;

/**
 * Plans a day: places item by item where it costs least, then takes some out again and again and places them elsewhere, as long as that
 * is better. No item overlaps another one or leaves its performance, no one is in two places, pinned items stay. The same problem
 * gives the same plan.
 *
 * @example
 * const search = solveDay(problem);
 * let step = search.next();
 * while (!step.done) step = search.next(isStopped);
 * const plan = step.value;
 */
export function* solveDay(problem: DayProblem): DaySearch {
  const day = dayOf(problem);
  const before = scoreOf(day);
  const movable = day.items.filter(({ isMovable }) => isMovable);
  let isStopped = yield* placeWaiting(day, movable);
  if (!isStopped) isStopped = yield* searchAround(day, movable, 0);
  if (!isStopped && isBroken(day) && movable.length <= fewItems && improveExactly(day, movable))
    isStopped = yield* searchAround(day, movable, 0.5);
  return {
    placements: placementsOf(day),
    unplaced: movable
      .filter(({ at }) => !at)
      .map((item) => ({ item: item.hashcode, because: noPlaceFor(day, item) })),
    conflicts: leftConflicts(day),
    score: { before, after: scoreOf(day) },
    isStopped,
  };
}

type Steps = Generator<SolveProgress, boolean, boolean | undefined>;

/** Places what waits: first what is longest and whose people are needed most. */
function* placeWaiting(day: Day, movable: readonly PlanItem[]): Steps {
  const waiting = movable
    .filter(({ at }) => !at)
    .toSorted((one, other) => other.length - one.length || other.ties.length - one.ties.length);
  for (const [index, item] of waiting.entries()) {
    placeAgain(day, item);
    if (index % reported === 0 && (yield progressOf(day, (0.2 * index) / waiting.length))) return true;
  }
  return false;
}

/** Takes some items out and places them again, round by round; a worse day is accepted less and less often. */
function* searchAround(day: Day, movable: readonly PlanItem[], share: number): Steps {
  const random = randomOf(day.problem.seed);
  const rounds = movable.length === 0 ? 0 : Math.min(2_000, Math.max(150, 30 * movable.length));
  const warmth = Math.max(...Object.values(day.problem.weights));
  let cost = costOf(day);
  let best = { cost, places: placesOf(movable) };
  let sinceBest = 0;
  for (let round = 0; round < rounds && cost > 0 && sinceBest < rounds / 3; round += 1) {
    const taken = takenOf(day, movable, random, cost);
    const places = placesOf(taken);
    const nearby = someOf(day, places, random);
    const freed = sum(taken, (item) => takenCost(day, item));
    const added = sum(orderOf(taken, random), (item) => placeAgain(day, item, nearby));
    const after = cost - freed + added;
    const accepted = cost + warmth * (1 - round / rounds) * random() * 0.5;
    if (after <= accepted) cost = after;
    else restore(places);
    sinceBest += 1;
    if (cost < best.cost - 1e-9) {
      best = { cost, places: placesOf(movable) };
      sinceBest = 0;
    }
    const done = Math.max(round, sinceBest * 3) / rounds;
    if (round % reported === 0 && (yield progressOf(day, Math.max(share, 0.2) + 0.8 * done))) {
      restore(best.places);
      return true;
    }
  }
  restore(best.places);
  return false;
}

/** Places an item where it costs least. @returns what it costs there, or while it waits */
function placeAgain(day: Day, item: PlanItem, performances = day.open): number {
  const best = bestPlace(day, item, performances);
  if (best) put(item, best.at);
  return best?.cost ?? hard.waiting;
}

/** Some of the performances, with those that items were taken out of: to try all of a large day each time would take long. */
function someOf({ open }: Day, places: readonly (readonly [PlanItem, At | null])[], random: () => number) {
  if (open.length <= tried) return open;
  const own = places.flatMap(([, at]) => (at?.performance.isOpen ? [at.performance] : []));
  const others = Array.from({ length: tried }, () => pick(open, random)).flatMap((other) => other ?? []);
  return [...new Set([...own, ...others])];
}

/** Takes an item out. @returns what it has cost in its place, or while it waited */
function takenCost(day: Day, item: PlanItem): number {
  const { at } = item;
  if (!at) return hard.waiting;
  takeOut(item);
  return placeCost(day, item, at);
}

function sum<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

/** Items to take out: those around one that waits or clashes, a stretch of a space, or some anywhere. */
function takenOf(
  day: Day,
  movable: readonly PlanItem[],
  random: () => number,
  cost: number,
): readonly PlanItem[] {
  // A day that costs less breaks no hard rule.
  const suspects = cost < hard.waiting ? [] : movable;
  const broken = suspects.filter((item) => !item.at || clashesOf(item).length > 0 || !isFree(item));
  const isRepair = day.problem.mode === 'repair';
  if (broken.length > 0 && (isRepair || random() < 0.6))
    return aroundBroken(day, pick(broken, random), random);
  const moved = isRepair ? movable.filter((item) => !isAtHome(item)) : movable;
  const first = pick(moved.length > 0 ? moved : movable, random);
  if (!first) return [];
  if (random() < 0.5) return stretchFrom(first, 2 + Math.floor(random() * 5));
  const others = Array.from({ length: Math.floor(random() * 4) }, () => pick(movable, random));
  return [...new Set([first, ...others.flatMap((other) => other ?? [])])];
}

function aroundBroken(day: Day, item: PlanItem | undefined, random: () => number): readonly PlanItem[] {
  if (!item) return [];
  const tied = clashesOf(item).filter(({ isMovable }) => isMovable);
  const performance = item.at && random() < 0.5 ? item.at.performance : pick(day.open, random);
  const slots = performance?.lane.slots.filter((slot) => slot.at?.performance === performance) ?? [];
  const start = pick(slots, random);
  const stretch = start && random() < 0.8 ? stretchFrom(start, 1 + Math.floor(random() * 4)) : [];
  return [...new Set([item, ...(random() < 0.5 ? tied : []), ...stretch])];
}

/** Some items of a space that follow each other. */
function stretchFrom(first: PlanItem, count: number): readonly PlanItem[] {
  const slots = first.at?.performance.lane.slots ?? [first];
  const own = slots.slice(slots.indexOf(first)).slice(0, count);
  return own.filter(({ isMovable }) => isMovable);
}

/** The order in which items are placed again: by lot, and often the longest first. */
function orderOf(items: readonly PlanItem[], random: () => number): PlanItem[] {
  const lots = items.map((item) => ({ item, lot: random() }));
  const byLength = random() < 0.4;
  return lots
    .toSorted((one, other) => (byLength ? other.item.length - one.item.length : 0) || one.lot - other.lot)
    .map(({ item }) => item);
}

function pick<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

function isFree({ at }: PlanItem): boolean {
  if (!at) return false;
  const { performance, from, to } = at;
  const around = performance.lane.slots.filter((slot) => slot.at && slot.at.from < to && from < slot.at.to);
  return around.length === 1 && from >= performance.from && to <= performance.to;
}

function isBroken(day: Day): boolean {
  const { overlaps, clashes, waiting } = brokenIn(day);
  return overlaps + clashes + waiting > 0;
}

/** Places the movable items in the first order that breaks nothing, if there is one. */
function improveExactly(day: Day, movable: readonly PlanItem[]): boolean {
  const places = placesOf(movable);
  const cost = costOf(day);
  for (const item of movable) takeOut(item);
  if (searchOrders(movable, day.open) === 'found' && costOf(day) < cost) return true;
  restore(places);
  return false;
}

function progressOf(day: Day, share: number): SolveProgress {
  const { overlaps, clashes, waiting } = brokenIn(day);
  const placed = day.items.filter(({ at }) => at !== null).length;
  return { share: Math.min(1, share), placed, waiting, conflicts: overlaps + clashes };
}
