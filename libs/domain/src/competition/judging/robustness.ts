import { isLowerBetter } from './methodTotals';
import { panelOf, type Panel } from './panel';
import { placesOf, type Placed } from './places';
import type { JudgingFacts, ResultRules } from './resultRules';

/** How much the place of an act depends on single judges and single steps. */
export interface Robustness {
  entry: string;
  /** The best and the worst place that it has with all judges, and with any one of them left out. */
  best: number;
  worst: number;
  /**
   * The acts next above and below whose totals differ by less than one step of the scale: one judge's score of one criterion, one step
   * up or down, could swap them. With `ranks` it is one place of one judge.
   */
  nearTies: readonly string[];
  /** True if its place is the same whichever judge is left out, and no near tie is next to it. One judge alone makes nothing firm. */
  isFirm: boolean;
}

/**
 * How firm the places are, in their order; acts without a place are left out. Which acts have too few judges is decided with all of them,
 * not again without one.
 */
export function robustnessOf(facts: JudgingFacts): Robustness[] {
  const panel = panelOf(facts);
  const placed = placesOf(panel, facts.rules).filter(({ rank }) => rank !== null);
  const ranges = new Map(placed.map(({ act, rank }) => [act.entry, { best: rank ?? 0, worst: rank ?? 0 }]));
  const standing = { ...panel, acts: placed.map(({ act }) => act) };
  for (const without of panel.judges.keys())
    for (const { act, rank } of placesOf(standing, { ...facts.rules, minJudges: 1 }, without)) {
      const range = ranges.get(act.entry);
      if (!range || rank === null) continue;
      range.best = Math.min(range.best, rank);
      range.worst = Math.max(range.worst, rank);
    }
  return placed.map((each, at) => {
    const neighbours = [placed[at - 1], placed[at + 1]].filter((other) => other !== undefined);
    const nearTies = neighbours
      .filter((other) => isNear(panel, facts.rules, each, other))
      .map(({ act }) => act.entry);
    const { best, worst } = ranges.get(each.act.entry) ?? { best: 0, worst: 0 };
    const isFirm = best === worst && nearTies.length === 0 && panel.judges.length > 1;
    return { entry: each.act.entry, best, worst, nearTies, isFirm };
  });
}

/** Differences are compared as whole numbers: in last decimals, times units of the scale. */
function isNear({ scale }: Panel, { method, decimals }: ResultRules, one: Placed, other: Placed): boolean {
  const difference = Math.abs((one.total?.compared ?? 0) - (other.total?.compared ?? 0));
  if (isLowerBetter(method)) return difference < 10 ** decimals;
  const largest = Math.max(...scale.criteria.map(({ unitsOfStep }) => unitsOfStep));
  const judges = Math.min(one.marks.length, other.marks.length);
  return difference * scale.hundred * judges < largest * 100 * 10 ** decimals;
}
