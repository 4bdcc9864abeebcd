import * as v from 'valibot';
import { hashcodeInput } from '../inputs';
import { progressionRules } from './collections/progressionRules';

const text = v.string();
const count = v.nullable(v.number());

/** A rule by which acts go on from a stage, with the name of the stage that it leads to. */
export const progressionRuleSchema = v.object({
  hashcode: text,
  stage: text,
  next: text,
  name: text,
  by: v.picklist(progressionRules.fields.by.options.map(({ value }) => value)),
  count,
  min_score: count,
  per_school: count,
});
export type ProgressionRule = v.InferOutput<typeof progressionRuleSchema>;

/** Facts that decide who goes on from a stage, for those who decide it. */
export const progressionFactsSchema = v.object({
  /** In their order. */
  rules: v.array(progressionRuleSchema),
  standings: v.array(v.object({ entry: text, rank: count, total: count })),
  acts: v.array(v.object({ entry: text, name: text, school: v.nullable(text) })),
  /** The votes of the audience so far, where a rule counts them. */
  votes: v.array(v.object({ entry: text, votes: v.number() })),
});
export type StageProgression = v.InferOutput<typeof progressionFactsSchema>;

/** Acts that a person selects for a rule: of those that share the place at its line, or all that it moves. */
export const ruleSelectionsSchema = v.pipe(
  v.array(v.strictObject({ rule: hashcodeInput, entries: v.pipe(v.array(hashcodeInput), v.maxLength(500)) })),
  v.maxLength(100),
);
export type RuleSelections = v.InferOutput<typeof ruleSelectionsSchema>;
