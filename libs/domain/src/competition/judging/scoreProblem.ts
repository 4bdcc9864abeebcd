import type { Criterion } from './rubric';

/** Why a value is not a score of a criterion. */
export type ScoreProblem = 'outOfScale' | 'notAStep' | 'notANumber';

/** Scales are written in decimals, which binary numbers only come near to. */
const nearness = 1e-6;

/** Error in a value as a score of a criterion; null where there is none. */
export function scoreProblem(criterion: Criterion, value: unknown): ScoreProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'notANumber';
  const { min, max, step } = criterion;
  if (value < min - step * nearness || value > max + step * nearness) return 'outOfScale';
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < nearness ? null : 'notAStep';
}

/** How many steps above the lowest score a value is; null where it is not a score of the criterion. */
export function stepsOf(criterion: Criterion, value: unknown): number | null {
  if (typeof value !== 'number' || scoreProblem(criterion, value) !== null) return null;
  return Math.round((value - criterion.min) / criterion.step);
}
