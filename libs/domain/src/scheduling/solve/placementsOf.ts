import { isAtHome, isTooClose, put, takeOut, type At, type Day, type PlanItem } from './day';
import { hour, isByBreak, neighboursAt, placeCosts, weighted } from './dayCost';
import type { Placement, Why } from './dayPlan';
import { softRules } from './dayProblem';
import { firstTime, gapsOf } from './freePlaces';

/** Where everything is in a day, in order of time, and why there. */
export function placementsOf(day: Day): Placement[] {
  return day.items
    .flatMap((item) => {
      const { at, was } = item;
      if (!at) return [];
      const place = { performance: at.performance.hashcode, from: at.from, to: at.to };
      const before = was && { performance: was.performance.hashcode, from: was.from };
      const isMoved = !isAtHome(item);
      return [{ item: item.hashcode, ...place, was: before, isMoved, why: whyThere(day, item, at) }];
    })
    .toSorted((one, other) => one.from - other.from || one.performance.localeCompare(other.performance));
}

/** Finds the fact that explains a place: what an earlier one in the same performance would break. */
function whyThere(day: Day, item: PlanItem, at: At): Why {
  if (!item.isMovable) return { reason: item.isPinned ? 'pinned' : 'stays' };
  if (isAtHome(item)) return { reason: 'stays' };
  takeOut(item);
  const why = whyFree(day, item, at);
  put(item, at);
  return why;
}

function whyFree(day: Day, item: PlanItem, at: At): Why {
  const [first, ...more] = gapsOf(at.performance, item.length);
  const gaps = day.open.flatMap((performance) => gapsOf(performance, item.length));
  if (gaps.length === 1 && gaps[0] && gaps[0].to - gaps[0].from === item.length)
    return { reason: 'onlyTime' };
  if (first?.from === at.from) return { reason: 'firstFree' };
  if (firstTime(item, at.performance)?.from === at.from)
    return afterPerson(item, at) ?? { reason: 'firstFree' };
  const school = item.schoolmates.find((other) => other.at && other.at.from + hour === at.from);
  if (school && day.problem.weights.schoolApart > 0) return { reason: 'afterSchool', item: school.hashcode };
  const [, before, after] = neighboursAt(at.performance.lane, at);
  const isByOne = item.isLarge && isByBreak(before, { item, at }, after);
  if (isByOne && day.problem.weights.largeByBreak > 0) return { reason: 'byBreak' };
  return ruleBroken(day, item, at) ?? { reason: more.length > 0 ? 'free' : 'firstFree' };
}

/** The other item whose person is free again at the time, and was in the way at an earlier one. */
function afterPerson(item: PlanItem, at: At): Why | null {
  const tie =
    item.ties.find(({ other, before }) => other.at && other.at.to + before === at.from) ??
    item.ties.find((each) =>
      gapsOf(at.performance, item.length).some(
        ({ from }) => from < at.from && isTooClose({ from, to: from + item.length }, each),
      ),
    );
  const person = tie?.people[0];
  return tie && person !== undefined ? { reason: 'afterPerson', item: tie.other.hashcode, person } : null;
}

/** The rule that the first free time would have broken most. */
function ruleBroken(day: Day, item: PlanItem, at: At): Why | null {
  const first = firstTime(item, at.performance);
  if (!first) return null;
  const [there, here] = [placeCosts(item, first), placeCosts(item, at)];
  const none = { schoolApart: 0, largeByBreak: 0, evenSpaces: 0, stay: 0, earlyFinish: 0 };
  const costs = softRules.map((rule) => ({
    rule,
    cost: weighted(day.problem, { ...none, [rule]: there[rule] - here[rule] }),
  }));
  const worst = costs.toSorted((one, other) => other.cost - one.cost)[0];
  return worst && worst.cost > 0 ? { reason: 'rule', rule: worst.rule } : null;
}
