import type { ScoreMark } from './mergeMarks';
import type { Rubric } from './rubric';
import { scoresOf } from './sheetGaps';

/** A score that could be a slip: a digit too few, or too many. */
export interface UnusualScore {
  code: string;
  value: number;
  /** The lowest and the highest of the judge's other scores of this criterion. */
  usual: { from: number; to: number };
}

/** Fewer scores show no habit. */
const minOthers = 3;
/** A lost or doubled digit changes a score by about ten; 85 typed as 9 is one too. */
const factor = 5;
/** Distance from the mean, in standard deviations, from which on a score is beyond the usual spread. */
const usualSpreads = 3;

/**
 * The scores of a sheet that are far from what its judge gave other acts: several times more or less, counted from the lowest score of
 * the scale, and beyond the usual spread.
 *
 * @param others the marks of the judge's other sheets
 */
export function unusualScores(
  { criteria }: Rubric,
  marks: readonly ScoreMark[],
  others: readonly (readonly ScoreMark[])[],
): UnusualScore[] {
  const scores = scoresOf(marks);
  const otherScores = others.map(scoresOf);
  return criteria.flatMap(({ code, min, step }) => {
    const value = scores[code];
    const usual = otherScores.flatMap(({ [code]: other }) => (other === undefined ? [] : [other]));
    if (value === undefined || usual.length < minOthers) return [];
    const mean = meanOf(usual);
    const deviation = Math.sqrt(meanOf(usual.map((other) => (other - mean) ** 2)));
    const [least, most] = [Math.min(value, mean) - min, Math.max(value, mean) - min];
    const isFar = most >= factor * least && Math.abs(value - mean) > usualSpreads * Math.max(deviation, step);
    return isFar ? [{ code, value, usual: { from: Math.min(...usual), to: Math.max(...usual) } }] : [];
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
