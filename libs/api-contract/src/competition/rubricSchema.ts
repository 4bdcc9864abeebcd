import * as v from 'valibot';
import { filledTextInput, textInput } from '../schemas/textInput';

/** How much a rubric can hold. */
export const rubricLimits = {
  criteria: 20,
  penalties: 20,
  levels: 10,
  label: 80,
  levelText: 300,
  /** The highest point of a scale. */
  points: 1_000,
} as const;

const code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/));
const label = filledTextInput(rubricLimits.label);
const points = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(rubricLimits.points));

/** Criterion of a rubric, with its share of the total and its scale. */
export const criterionSchema = v.object({
  /** Its name in score sheets, which stays when the label is reworded. */
  code,
  label,
  /** Its share: all shares together are the whole. */
  weight: points,
  min: points,
  max: points,
  step: points,
  /** Descriptions for judges of the scores from `from` on. */
  levels: v.exactOptional(
    v.pipe(
      v.array(v.object({ from: points, text: textInput(rubricLimits.levelText, 'lines') })),
      v.maxLength(rubricLimits.levels),
    ),
  ),
  /** Each judge writes why. */
  needsComment: v.exactOptional(v.boolean()),
});

/** Deduction from the total of an act, such as for a late start. */
export const penaltySchema = v.object({ code, label, points });

/** Criteria and penalties of a rubric. Contradictions between them: `rubricProblems` in the domain. */
export const rubricSchema = v.object({
  criteria: v.pipe(v.array(criterionSchema), v.maxLength(rubricLimits.criteria)),
  penalties: v.pipe(v.array(penaltySchema), v.maxLength(rubricLimits.penalties)),
});

/** A rubric that is whole, for examples and tests. */
export const rubricExample = {
  criteria: [{ code: 'stagecraft', label: 'Stagecraft', weight: 100, min: 0, max: 10, step: 0.5 }],
  penalties: [{ code: 'late', label: 'Late start', points: 1 }],
};
