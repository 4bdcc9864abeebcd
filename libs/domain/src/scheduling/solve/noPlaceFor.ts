import { placesOf, restore, takeOut, type Day, type PlanItem, type PlanPerformance } from './day';
import type { ConflictSet, NoPlace } from './dayPlan';
import { firstTime } from './freePlaces';
import { freeTime, searchOrders } from './searchOrders';

/** Obstacle between an item and a place: an item that stays, someone who is needed in it too, and the warm-up. */
interface Cause {
  /** Times between which the item cannot begin, in milliseconds since 1970; neither of them is one. */
  after: number;
  until: number;
  parts: readonly string[];
}

/** So many other items at most are tried in each order. */
const fewItems = 5;

/**
 * Explains why an item has no place: the smallest set of what stays and of rules that cannot hold together with it, or the other items
 * that need the time.
 */
export function noPlaceFor(day: Day, item: PlanItem): NoPlace {
  const longest = Math.max(0, ...day.open.map(({ from, to }) => to - from));
  if (item.length > longest) return { reason: 'tooLong', longest };
  const others = day.items.filter((other) => other.isMovable && other !== item);
  const places = placesOf(others);
  for (const other of others) takeOut(other);
  const because = withoutOthers(day, item, others);
  restore(places);
  return because;
}

function withoutOthers(day: Day, item: PlanItem, others: readonly PlanItem[]): NoPlace {
  if (day.open.every((performance) => !firstTime(item, performance)))
    return { reason: 'conflictSet', ...setOf(smallestSet(day, item)) };
  const all = [item, ...others];
  const needed = all.reduce((sum, { length }) => sum + length, 0);
  const free = freeTime(day.open, Math.min(...all.map(({ length }) => length)));
  if (needed > free) return { reason: 'noTime', needed, free };
  const rivals = others.length <= fewItems ? smallestRivals(day, item, others) : null;
  return rivals
    ? {
        reason: 'conflictSet',
        pins: [],
        others: rivals.map(({ hashcode }) => hashcode),
        people: [],
        hasWarmUp: false,
      }
    : { reason: 'notFound' };
}

/** The fewest other items with which an item cannot be placed; null where it is not proven. */
function smallestRivals(day: Day, item: PlanItem, others: readonly PlanItem[]): readonly PlanItem[] | null {
  const isProven = (rivals: readonly PlanItem[]) => {
    const outcome = searchOrders([item, ...rivals], day.open, 8_000);
    for (const each of [item, ...rivals]) takeOut(each);
    return outcome === 'none';
  };
  if (!isProven(others)) return null;
  let set = others;
  for (const other of others) {
    const fewer = set.filter((each) => each !== other);
    if (isProven(fewer)) set = fewer;
  }
  return set;
}

/** The parts of a smallest set of causes: taking any one away leaves the item a time at which it can begin. */
function smallestSet(day: Day, item: PlanItem): ReadonlySet<string> {
  const causes = day.open.map((performance) => ({ performance, causes: causesIn(performance, item) }));
  const isCovered = (parts: ReadonlySet<string>) =>
    causes.every(({ performance, causes: own }) => {
      const active = own.filter((cause) => cause.parts.every((part) => parts.has(part)));
      return coverOf(performance, item, active) !== null;
    });
  const covers = causes.flatMap(({ performance, causes: own }) => coverOf(performance, item, own) ?? []);
  let set: ReadonlySet<string> = new Set(covers.flatMap(({ parts }) => parts));
  // Parts that are rules go first: a set of pins alone is easier to act on than one with a rule.
  for (const part of [...set].toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const fewer = new Set([...set].filter((each) => each !== part));
    if (isCovered(fewer)) set = fewer;
  }
  return set;
}

/** The fewest causes that cover each time of a performance at which an item could begin; null where one is left. */
function coverOf(
  { from, to }: PlanPerformance,
  { length }: PlanItem,
  causes: readonly Cause[],
): Cause[] | null {
  const cover: Cause[] = [];
  let time = from;
  while (time + length <= to) {
    const over = causes.filter(({ after, until }) => after < time && time < until);
    const [first] = over.toSorted(
      (one, other) => other.until - one.until || one.parts.length - other.parts.length,
    );
    if (!first) return null;
    cover.push(first);
    time = first.until;
  }
  return cover;
}

function causesIn(performance: PlanPerformance, item: PlanItem): Cause[] {
  const { length, ties } = item;
  const slots = performance.lane.slots.flatMap(({ hashcode, at }) =>
    at ? [{ after: at.from - length, until: at.to, parts: [`pin ${hashcode}`] }] : [],
  );
  const needs = ties.flatMap(({ other, people: [person], before, otherBefore }) => {
    if (!other.at || person === undefined) return [];
    const parts = [`pin ${other.hashcode}`, `person ${person}`];
    const { from, to } = other.at;
    const plain = { after: from - length, until: to, parts };
    const wide = { after: from - otherBefore - length, until: to + before, parts: [...parts, 'warmUp'] };
    return before + otherBefore > 0 ? [plain, wide] : [plain];
  });
  return [...slots, ...needs];
}

function orderOf(part: string): number {
  if (part === 'warmUp') return 0;
  return part.startsWith('person ') ? 1 : 2;
}

function setOf(parts: ReadonlySet<string>): ConflictSet {
  const named = (kind: string) =>
    [...parts].flatMap((part) => (part.startsWith(`${kind} `) ? [part.slice(kind.length + 1)] : []));
  return { pins: named('pin'), others: [], people: named('person'), hasWarmUp: parts.has('warmUp') };
}
