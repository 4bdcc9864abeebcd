import * as v from 'valibot';
import { factsSchema } from '../../codedProblem';
import { eligibilityRuleSchema, severities } from './ruleTerms';

/** A record by its name. */
export const namedSchema = v.object({ hashcode: v.string(), name: v.string() });
export type NamedRecord = v.InferOutput<typeof namedSchema>;

/** A finding that staff accept, and why. */
export const waiverSchema = v.object({
  rule: v.pipe(v.string(), v.uuid()),
  /** The rule's name as it was then. */
  name: v.pipe(v.string(), v.maxLength(160)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  /** The server's: who waived it, and when. */
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});
export type Waiver = v.InferOutput<typeof waiverSchema>;

/** The waivers of an entry, as its field holds them. */
export const waiversSchema = v.strictObject({ items: v.pipe(v.array(waiverSchema), v.maxLength(50)) });

/** A change of records after which the finding is gone. */
export const repairSchema = v.variant('kind', [
  v.object({ kind: v.literal('changeCategory'), to: v.string() }),
  v.object({ kind: v.literal('removeMembers'), members: v.array(namedSchema) }),
  v.object({ kind: v.literal('moveRegion'), to: namedSchema }),
  v.object({ kind: v.literal('addWord'), field: v.string(), word: v.string() }),
  v.object({ kind: v.literal('approve') }),
]);
export type Repair = v.InferOutput<typeof repairSchema>;

/** Something about an entry that a rule refuses or warns of. */
export const findingSchema = v.object({
  /** Null: every entry needs it. */
  rule: v.nullable(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      rule_version: v.number(),
      severity: v.picklist(severities),
    }),
  ),
  /** The sentence by its code and facts. */
  problem: v.object({ code: v.string(), facts: factsSchema }),
  members: v.array(namedSchema),
  repairs: v.array(repairSchema),
  waived: v.boolean(),
});

/** Eligibility check of an entry at submission, as its field stores it. */
export const checkedSchema = v.object({
  at: v.string(),
  rules: v.array(eligibilityRuleSchema),
  findings: v.array(findingSchema),
});
export type Checked = v.InferOutput<typeof checkedSchema>;
