import type { DayScore } from './dayPlan';
import type { DayProblem } from './dayProblem';
import { isAtHome, isTooClose, type At, type Day, type Lane, type PlanItem } from './day';

export const minute = 60_000;
export const hour = 60 * minute;

/** The shortest gap in which a set is changed. */
const breakLength = 5 * minute;

/** Costs above every rule: an overlap or a lost place, someone in two places, an item that waits, and in a repair each move. */
export const hard = { overlap: 1e10, clash: 1e8, waiting: 1e6, move: 1e4 } as const;

/** So many minutes cost as much as one act that is moved. */
const minutesOfOne = 30;

/** How much worse a place is than none, by the score of each rule. */
export type PlaceCosts = Record<keyof DayScore, number>;

/** Cost of a place for an item that is nowhere. The cost of a day is that of its places, whichever is filled first. */
export function placeCost(day: Day, item: PlanItem, at: At): number {
  let clashes = 0;
  for (const tie of item.ties) if (isTooClose(at, tie)) clashes += 1;
  const broken = clashes * hard.clash + overlapsAt(at) * hard.overlap;
  return broken + moveCost(day, item, at) + weighted(day.problem, placeCosts(item, at));
}

/** How far each rule is broken. */
export function scoreOf({ items, lanes }: Day): DayScore {
  const placed = items.filter(({ at }) => at !== null);
  return {
    schoolApart: sum(placed, (item) => (item.at ? schoolmatesNear(item, item.at) : 0)) / 2,
    largeByBreak: sum(lanes, (lane) => largeWithoutBreak(lane.slots)),
    evenSpaces: sum(lanes, ({ load, share }) => Math.abs(load - share)) / 2 / minute,
    stay: items.filter((item) => item.was && !isAtHome(item)).length,
    earlyFinish: sum(lanes, timeUntilOver) / minute,
  };
}

/** Cost of a day: the lower the better. */
export function costOf(day: Day): number {
  const { overlaps, clashes, waiting } = brokenIn(day);
  const moved = sum(day.items, (item) => moveCost(day, item, item.at));
  return (
    overlaps * hard.overlap +
    clashes * hard.clash +
    waiting * hard.waiting +
    moved +
    weighted(day.problem, scoreOf(day))
  );
}

/** The hard rules that are broken. */
export function brokenIn({ items, lanes }: Day) {
  const clashing = sum(items, (item) => clashesOf(item).length) / 2;
  const waiting = items.filter(({ at, isMovable }) => !at && isMovable).length;
  return { overlaps: sum(lanes, overlapsIn), clashes: clashing, waiting };
}

/** The other items that are too close for a person whom both need. */
export function clashesOf(item: PlanItem): PlanItem[] {
  const { at } = item;
  return at ? item.ties.filter((tie) => isTooClose(at, tie)).map(({ other }) => other) : [];
}

/** By how much each rule is broken more with an item in a place than without the item. */
export function placeCosts(item: PlanItem, at: At): PlaceCosts {
  const { lane } = at.performance;
  const isOver = Math.abs(lane.load + item.length - lane.share) - Math.abs(lane.load - lane.share);
  const end = lastEnd(lane, at.performance);
  return {
    schoolApart: schoolmatesNear(item, at),
    largeByBreak: largeCost(item, at),
    evenSpaces: isOver / 2 / minute,
    stay: item.was && !isSame(item.was, at) ? 1 : 0,
    earlyFinish: Math.max(0, at.to - end) / minute,
  };
}

/** The score of all rules by their weights. */
export function weighted({ weights }: DayProblem, score: Readonly<PlaceCosts>): number {
  return (
    weights.schoolApart * score.schoolApart +
    weights.largeByBreak * score.largeByBreak +
    weights.stay * score.stay +
    (weights.evenSpaces * score.evenSpaces + weights.earlyFinish * score.earlyFinish) / minutesOfOne
  );
}

/** Cost of a move in itself: most in a repair, and a little more the farther it goes. */
export function moveCost({ problem }: Day, { was }: PlanItem, at: At | null): number {
  if (!was || !at || isSame(was, at)) return 0;
  const distance = Math.abs(at.from - was.from) / (1_000 * hour);
  const other = at.performance === was.performance ? 0 : 0.01;
  return (problem.mode === 'repair' ? hard.move : 0) + distance + other;
}

/** Checks whether an item next to two others is the first or the last in its space for a while, or next to something that is no act. */
export function isByBreak(before: Slot | undefined, own: Slot, after: Slot | undefined): boolean {
  return isBreak(before, own) || isBreak(own, after);
}

/** An item in a place, or one that could be. */
export interface Slot {
  item: PlanItem;
  at: At;
}

/** The slots of a space before and after a time. */
export function neighboursAt({ slots }: Lane, { from }: At): (Slot | undefined)[] {
  const later = slots.findIndex(({ at }) => (at?.from ?? 0) > from);
  const index = later < 0 ? slots.length : later;
  return [index - 2, index - 1, index, index + 1].map((nth) => toSlot(slots[nth]));
}

function toSlot(item: PlanItem | undefined): Slot | undefined {
  return item?.at ? { item, at: item.at } : undefined;
}

function isBreak(one: Slot | undefined, other: Slot | undefined): boolean {
  if (!one || !other || one.item.kind === 'break' || other.item.kind === 'break') return true;
  return other.at.from - one.at.to >= breakLength;
}

/** How many more large sets are without a break: an item can be one, and it closes the gap of those around it. */
function largeCost(item: PlanItem, at: At): number {
  const { lane } = at.performance;
  if (!item.isLarge && lane.large === 0) return 0;
  const own = { item, at };
  const [first, before, after, last] = neighboursAt(lane, at);
  const count = (one: Slot | undefined, slot: Slot | undefined, other: Slot | undefined) =>
    slot?.item.isLarge && !isByBreak(one, slot, other) ? 1 : 0;
  const former = count(first, before, after) + count(before, after, last);
  return count(first, before, own) + count(before, own, after) + count(own, after, last) - former;
}

function largeWithoutBreak(slots: readonly PlanItem[]): number {
  return slots.filter((item, index) => {
    const own = item.isLarge ? toSlot(item) : undefined;
    return own && !isByBreak(toSlot(slots[index - 1]), own, toSlot(slots[index + 1]));
  }).length;
}

function schoolmatesNear({ schoolmates }: PlanItem, { from }: At): number {
  let near = 0;
  for (const { at } of schoolmates) if (at && Math.abs(at.from - from) < hour) near += 1;
  return near;
}

/** Pairs of items that overlap in a space, and items outside their performance. */
function overlapsIn({ slots }: Lane): number {
  const outside = slots.filter(({ at }) => at && isOutside(at)).length;
  const pairs = sum(slots, (item) => (item.at ? overlapsAt(item.at) - 1 - (isOutside(item.at) ? 1 : 0) : 0));
  return outside + pairs / 2;
}

/** The items that are on at a time in a space, one more for a time outside of the performance. */
function overlapsAt(at: At): number {
  let count = isOutside(at) ? 1 : 0;
  for (const { at: other } of at.performance.lane.slots)
    if (other && other.from < at.to && at.from < other.to) count += 1;
  return count;
}

function isOutside({ performance, from, to }: At): boolean {
  return from < performance.from || to > performance.to;
}

function timeUntilOver(lane: Lane): number {
  return sum(lane.performances, (performance) => lastEnd(lane, performance) - performance.from);
}

function lastEnd({ slots }: Lane, performance: At['performance']): number {
  const last = slots.findLast(({ at }) => at?.performance === performance);
  return last?.at?.to ?? performance.from;
}

function isSame(one: At, other: At): boolean {
  return one.performance === other.performance && one.from === other.from;
}

function sum<Value>(values: readonly Value[], of: (value: Value) => number): number {
  let result = 0;
  for (const value of values) result += of(value);
  return result;
}
