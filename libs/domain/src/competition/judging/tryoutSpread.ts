import type { ScoreMark } from './mergeMarks';
import type { Rubric } from './rubric';
import { scoresOf } from './sheetGaps';

/** Marks of a judge for the try-out. */
export interface TryoutSheet {
  judge: string;
  marks: readonly ScoreMark[];
}

/** How far judges are apart on a criterion of the try-out. */
export interface CriterionSpread {
  code: string;
  label: string;
  /** How far two judges are apart on average, in percent of the scale; null with fewer than two. */
  spread: number | null;
  /** Scores of the judges, the lowest first. */
  scores: readonly { judge: string; value: number }[];
}

/**
 * How far judges are apart on each criterion of the try-out, the furthest first, so that they can speak about it before the evening. Sheets
 * need not be whole.
 *
 * @example tryoutSpread(rubric, sheets)[0] // { code: 'music', label: 'Music', spread: 30, scores: [{ judge: '…', value: 4 }, …] }
 */
export function tryoutSpread({ criteria }: Rubric, sheets: readonly TryoutSheet[]): CriterionSpread[] {
  const given = sheets.map(({ judge, marks }) => ({ judge, scores: scoresOf(marks) }));
  return criteria
    .map(({ code, label, min, max }) => {
      const scores = given
        .flatMap(({ judge, scores: { [code]: value } }) => (value === undefined ? [] : [{ judge, value }]))
        .sort((one, other) => one.value - other.value);
      const apart = meanDistance(scores.map(({ value }) => value));
      return { code, label, spread: apart === null ? null : (apart * 100) / (max - min), scores };
    })
    .sort((one, other) => (other.spread ?? -1) - (one.spread ?? -1));
}

/** The mean distance of two values; null where there are no two. */
function meanDistance(sorted: readonly number[]): number | null {
  const count = sorted.length;
  if (count < 2) return null;
  const distances = sorted.flatMap((high, at) => sorted.slice(0, at).map((low) => high - low));
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}
