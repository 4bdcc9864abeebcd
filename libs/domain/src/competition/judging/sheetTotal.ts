import { exactScaleOf, type ExactScale } from './exactScale';
import type { JudgeSheet, Rubric } from './rubric';
import { stepsOf } from './scoreProblem';

/**
 * The weighted total of a sheet, 0 to 100: each criterion gives its share of the weights, in proportion to how far its score is from the
 * lowest to the highest. Null while a score is missing, or is not on the scale.
 *
 * @example sheetTotal(rubric, { judge, entry, status: 'open', scores: { music: 8, stage: 6 } }) // 72.5
 */
export function sheetTotal(rubric: Rubric, sheet: Pick<JudgeSheet, 'scores'>): number | null {
  const scale = exactScaleOf(rubric);
  const steps = sheetSteps(scale, sheet);
  return steps && (unitsOf(scale, steps) * 100) / scale.hundred;
}

/** The scores of a sheet in steps, in the order of the criteria; null while a score is missing, or is not on the scale. */
export function sheetSteps(scale: ExactScale, { scores }: Pick<JudgeSheet, 'scores'>): number[] | null {
  const steps: number[] = [];
  for (const { criterion } of scale.criteria) {
    const taken = stepsOf(criterion, scores[criterion.code]);
    if (taken === null) return null;
    steps.push(taken);
  }
  return steps.length > 0 ? steps : null;
}

/** Value of some scores together, in units. */
export function unitsOf({ criteria }: ExactScale, steps: readonly number[]): number {
  return criteria.reduce((sum, { unitsOfStep }, at) => sum + unitsOfStep * (steps[at] ?? 0), 0);
}
