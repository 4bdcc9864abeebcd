import { isTooClose, type At, type Day, type PlanItem, type PlanPerformance } from './day';
import { hour, placeCost } from './dayCost';

/** Free time between two slots, in milliseconds since 1970. */
interface Gap {
  from: number;
  to: number;
}

/** A place for an item, with its cost. */
export interface RatedPlace {
  at: At;
  cost: number;
}

/** The gaps of a performance that are at least so long. */
export function gapsOf(performance: PlanPerformance, length: number): Gap[] {
  const gaps: Gap[] = [];
  let free = performance.from;
  const add = (to: number) => {
    if (to - free >= length) gaps.push({ from: free, to });
  };
  for (const { at } of performance.lane.slots) {
    if (!at || at.to <= free) continue;
    if (at.from >= performance.to) break;
    add(at.from);
    free = at.to;
  }
  add(performance.to);
  return gaps;
}

/** The first time of a performance at which an item can be; null where there is none. */
export function firstTime(item: PlanItem, performance: PlanPerformance): At | null {
  for (const gap of gapsOf(performance, item.length)) {
    let { from } = gap;
    while (from + item.length <= gap.to) {
      const at = { from, to: from + item.length };
      const tie = item.ties.find((each) => isTooClose(at, each));
      if (!tie?.other.at) return { performance, ...at };
      from = tie.other.at.to + tie.before;
    }
  }
  return null;
}

/**
 * The cheapest place for an item that is nowhere; null where there is none. One that waited is never placed where a person clashes; one
 * that had a place can return to it, or clash elsewhere, at a cost above every rule.
 */
export function bestPlace(
  day: Day,
  item: PlanItem,
  performances: readonly PlanPerformance[] = day.open,
): RatedPlace | null {
  const specials = specialTimes(item);
  const places = performances.flatMap((performance) => placesIn(performance, item, specials));
  if (item.was) places.push(item.was);
  let best: RatedPlace | null = null;
  for (const at of places) {
    const cost = placeCost(day, item, at);
    if (!best || cost < best.cost || (cost === best.cost && at.from < best.at.from)) best = { at, cost };
  }
  return best;
}

/** The free times of a performance that matter to an item. */
function placesIn(performance: PlanPerformance, item: PlanItem, specials: readonly number[]): At[] {
  const { length, ties, was, isLarge } = item;
  const needsEnds = isLarge || performance.lane.large > 0;
  const places: At[] = [];
  for (const gap of gapsOf(performance, length))
    for (const from of timesIn(gap, length, specials, needsEnds)) {
      const at = { performance, from, to: from + length };
      if (was || !ties.some((tie) => isTooClose(at, tie))) places.push(at);
    }
  return places;
}

/** The times in a gap that matter: its start, its end for large sets, and what people, schools and the former place of an item ask for. */
function timesIn(gap: Gap, length: number, specials: readonly number[], needsEnds: boolean): number[] {
  const latest = gap.to - length;
  const times = specials.filter((time) => time > gap.from && time <= latest);
  if (needsEnds && latest > gap.from) times.push(latest);
  times.push(gap.from);
  return times;
}

function specialTimes({ ties, schoolmates, was, length }: PlanItem): number[] {
  const times = was ? [was.from] : [];
  for (const { other, before, otherBefore } of ties)
    if (other.at) times.push(other.at.to + before, other.at.from - otherBefore - length);
  for (const { at } of schoolmates) if (at) times.push(at.from + hour, at.from - hour);
  return times;
}
