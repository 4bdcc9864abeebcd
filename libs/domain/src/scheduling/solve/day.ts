import { grouped } from '../../lists/grouped';
import type { DayItem, DayPerformance, DayProblem } from './dayProblem';

/** A performance with its space. */
export interface PlanPerformance extends DayPerformance {
  lane: Lane;
}

/** A space with what is on in it. */
export interface Lane {
  performances: readonly PlanPerformance[];
  /** In order of time. */
  slots: PlanItem[];
  /** The milliseconds for which items are on, and for which they would be if all spaces were used evenly. */
  load: number;
  share: number;
  /** How many of its items are large sets. */
  large: number;
}

/** Two items that need one person: each of them has to begin so long after the other ends. */
export interface Tie {
  other: PlanItem;
  people: readonly string[];
  before: number;
  otherBefore: number;
}

export interface At {
  performance: PlanPerformance;
  from: number;
  to: number;
}

/** An item in a plan that is being made. */
export interface PlanItem extends DayItem {
  at: At | null;
  /** Where it was at first. */
  was: At | null;
  isMovable: boolean;
  ties: readonly Tie[];
  /** The others of its school. */
  schoolmates: readonly PlanItem[];
}

/** A day while it is planned. The search changes its items in place, as it tries thousands of places. */
export interface Day {
  problem: DayProblem;
  items: readonly PlanItem[];
  lanes: readonly Lane[];
  /** In order of time; items can be placed in these. */
  open: readonly PlanPerformance[];
}

/** Lays out a problem, with each placed item where it is now. */
export function dayOf(problem: DayProblem): Day {
  const lanes = [...grouped(problem.performances, ({ space }) => space).values()].map(toLane);
  const performances = lanes.flatMap((lane) => lane.performances);
  const byHashcode = new Map(performances.map((performance) => [performance.hashcode, performance]));
  const items = problem.items.map((item): PlanItem => {
    const performance = item.place && byHashcode.get(item.place.performance);
    const from = item.place?.from ?? 0;
    const was = performance ? { performance, from, to: from + item.length } : null;
    const isMovable = canMove(problem, item, was);
    return { ...item, at: null, was, isMovable, ties: [], schoolmates: [] };
  });
  const day = {
    problem,
    items,
    lanes,
    open: performances.filter(({ isOpen }) => isOpen).toSorted((one, other) => one.from - other.from),
  };
  tie(day);
  setShares(day);
  for (const item of items) if (item.was) put(item, item.was);
  return day;
}

/** Puts an item that is nowhere in a place. */
export function put(item: PlanItem, at: At): void {
  const { lane } = at.performance;
  const later = lane.slots.findIndex(({ at: other }) => (other?.from ?? 0) > at.from);
  lane.slots.splice(later < 0 ? lane.slots.length : later, 0, item);
  lane.load += item.length;
  if (item.isLarge) lane.large += 1;
  item.at = at;
}

/** Takes an item out of its place. */
export function takeOut(item: PlanItem): void {
  if (!item.at) return;
  const { lane } = item.at.performance;
  lane.slots.splice(lane.slots.indexOf(item), 1);
  lane.load -= item.length;
  if (item.isLarge) lane.large -= 1;
  item.at = null;
}

/** Puts items where they were when their places were noted. */
export function restore(places: readonly (readonly [PlanItem, At | null])[]): void {
  for (const [item] of places) takeOut(item);
  for (const [item, at] of places) if (at) put(item, at);
}

/** The places of items, to restore them. */
export function placesOf(items: readonly PlanItem[]): (readonly [PlanItem, At | null])[] {
  return items.map((item) => [item, item.at] as const);
}

/** Checks whether two items are too close for the people that both need; `at` is where the first one would be. */
export function isTooClose({ from, to }: Pick<At, 'from' | 'to'>, tie: Tie): boolean {
  const other = tie.other.at;
  return other !== null && from - tie.before < other.to && other.from - tie.otherBefore < to;
}

/** Checks whether an item is where it was at first. */
export function isAtHome({ at, was }: PlanItem): boolean {
  return at?.performance === was?.performance && at?.from === was?.from;
}

function toLane(performances: readonly DayPerformance[]): Lane {
  const own: PlanPerformance[] = [];
  const lane: Lane = { performances: own, slots: [], load: 0, share: 0, large: 0 };
  for (const performance of performances) own.push({ ...performance, lane });
  return lane;
}

function canMove({ mode }: DayProblem, item: DayItem, was: At | null): boolean {
  if (!was) return mode !== 'repair' && item.place === null;
  return mode !== 'fill' && !item.isPinned && was.performance.isOpen;
}

/** Links the items that need one person, and those of one school. */
function tie({ problem, items }: Day): void {
  const byHashcode = new Map(items.map((item) => [item.hashcode, item]));
  const ties = new Map<PlanItem, Map<PlanItem, Tie>>(items.map((item) => [item, new Map()]));
  for (const { hashcode, needs } of problem.people) {
    const own = needsOf(needs, byHashcode);
    for (const [item, before] of own)
      for (const [other, otherBefore] of own) {
        if (item === other) continue;
        const known = ties.get(item)?.get(other);
        ties.get(item)?.set(other, {
          other,
          people: [...(known?.people ?? []), hashcode],
          before: Math.max(before, known?.before ?? 0),
          otherBefore: Math.max(otherBefore, known?.otherBefore ?? 0),
        });
      }
  }
  const schools = grouped(items, ({ school }) => school ?? '');
  for (const item of items) {
    item.ties = [...(ties.get(item)?.values() ?? [])];
    const own = item.school === null ? [] : (schools.get(item.school) ?? []);
    item.schoolmates = own.filter((other) => other !== item);
  }
}

/** Each item once, with the longest time that someone is needed earlier. */
function needsOf(needs: DayProblem['people'][number]['needs'], items: ReadonlyMap<string, PlanItem>) {
  const own = new Map<PlanItem, number>();
  for (const { item: hashcode, before } of needs) {
    const item = items.get(hashcode);
    if (item) own.set(item, Math.max(before, own.get(item) ?? 0));
  }
  return own;
}

/** The time that each space would be in use, if all were used for the same part of their time. */
function setShares({ lanes, items }: Day): void {
  const openOf = ({ performances }: Lane) => total(performances, ({ from, to }) => to - from);
  const open = total(lanes, openOf);
  const length = total(items, (item) => item.length);
  for (const lane of lanes) lane.share = open === 0 ? 0 : Math.min(1, length / open) * openOf(lane);
}

function total<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0);
}
