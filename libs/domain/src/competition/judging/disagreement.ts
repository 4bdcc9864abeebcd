import { panelOf, type Panel } from './panel';
import type { JudgingFacts } from './resultRules';

/** How far judges are apart on a criterion. */
export interface Disagreement {
  code: string;
  /** How far two judges of an act are apart on average, in percent of the scale of the criterion; 0 without acts of several judges. */
  spread: number;
}

/** A judge whose total of an act is far from those of the others. */
export interface Outlier {
  judge: string;
  entry: string;
  /** The total of the sheet, 0 to 100. */
  total: number;
  /** The median of the totals that the others gave. */
  others: number;
}

/** How far judges are apart on each criterion, the furthest first. */
export function disagreementOf(facts: JudgingFacts): Disagreement[] {
  const panel = panelOf(facts);
  return panel.scale.criteria
    .map(({ criterion: { code, min, max, step } }, at) => ({
      code,
      spread: (spreadAt(panel, at) * step * 100) / (max - min),
    }))
    .sort((one, other) => other.spread - one.spread);
}

/** In points of 100. */
const farPoints = 15;

/**
 * Judges whose total of an act is far from those of the others: at least 15 points from their median, and more than twice as far as the
 * others are from each other. It takes three judges of the act. They are shown to be looked into, not to be left out.
 */
export function outliersOf(facts: JudgingFacts): Outlier[] {
  const { acts, judges, scale } = panelOf(facts);
  const toPoints = (units: number) => (units * 100) / scale.hundred;
  return acts.flatMap(({ entry, marks }) =>
    marks.flatMap(({ judge, units }) => {
      const others = marks
        .filter((mark) => mark.judge !== judge)
        .map((mark) => mark.units)
        .sort((one, other) => one - other);
      if (others.length < 2) return [];
      const middle = medianOf(others);
      const range = (others.at(-1) ?? 0) - (others[0] ?? 0);
      const distance = Math.abs(units - middle);
      const isFar = toPoints(distance) >= farPoints && distance > 2 * range;
      const name = judges[judge]?.judge ?? '';
      return isFar ? [{ judge: name, entry, total: toPoints(units), others: toPoints(middle) }] : [];
    }),
  );
}

/** The mean distance of two judges of an act on a criterion, in steps, over all acts with at least two. */
function spreadAt({ acts }: Panel, at: number): number {
  const several = acts.filter(({ marks }) => marks.length > 1);
  const distances = several.map(({ marks }) => {
    const sorted = marks.map(({ steps }) => steps[at] ?? 0).sort((one, other) => one - other);
    const count = sorted.length;
    // Of all distances between two, each value is added as often as values are below it, and subtracted as often as above.
    const sum = sorted.reduce((total, value, place) => total + value * (2 * place - count + 1), 0);
    return (2 * sum) / (count * (count - 1));
  });
  return distances.reduce((total, each) => total + each, 0) / Math.max(1, distances.length);
}

function medianOf(sorted: readonly number[]): number {
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[low] ?? 0) + (sorted[high] ?? 0)) / 2;
}
