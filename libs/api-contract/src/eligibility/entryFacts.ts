import * as v from 'valibot';
import { factsSchema } from '../codedProblem';
import { eligibilityRuleSchema, severities } from './ruleTerms';

const named = v.object({ hashcode: v.string(), name: v.string() });
export type NamedRecord = v.InferOutput<typeof named>;

/** A member of an entry as rules look at them. */
export const memberFactsSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  part: v.nullable(v.string()),
  date_of_birth: v.nullable(v.string()),
  year_level: v.nullable(v.number()),
  /** That of their school. */
  region: v.nullable(named),
  added: v.string(),
  /** Other entries of the season that the same person is in, and which still stand. */
  elsewhere: v.array(v.object({ name: v.string(), category: v.nullable(v.string()) })),
});
export type MemberFacts = v.InferOutput<typeof memberFactsSchema>;

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

/** All that rules look at in an entry. */
export const entryFactsSchema = v.object({
  hashcode: v.string(),
  season: v.number(),
  category: v.nullable(v.string()),
  /** The categories that it could be entered in. */
  categories: v.array(v.string()),
  region: v.nullable(named),
  members_count: v.nullable(v.number()),
  is_approved: v.boolean(),
  /** In seconds. */
  running_time: v.nullable(v.number()),
  /** What its text fields say, by name of the field. */
  texts: v.record(v.string(), v.nullable(v.string())),
  /** The amounts that it declares, by name of the field. */
  measures: v.record(v.string(), v.nullable(v.number())),
  event: v.object({
    entries_close: v.nullable(v.string()),
    first_day: v.string(),
    /** The time zone of its venue; absent: that of the contests. */
    zone: v.optional(v.string()),
  }),
  first_performance: v.nullable(v.string()),
  school: v.nullable(
    v.object({
      roll: v.nullable(v.number()),
      /** How many other entries of the school for the same event still stand. */
      others: v.number(),
    }),
  ),
  members: v.array(memberFactsSchema),
  /** Rules whose findings staff accept. */
  waived: v.array(v.string()),
});
export type EntryFacts = v.InferOutput<typeof entryFactsSchema>;

/** The facts of an entry with the rules that it is checked with. */
export const entryEligibilitySchema = v.object({
  facts: entryFactsSchema,
  rules: v.array(eligibilityRuleSchema),
});

/** A change of records after which the finding is gone. */
export const repairSchema = v.variant('kind', [
  v.object({ kind: v.literal('changeCategory'), to: v.string() }),
  v.object({ kind: v.literal('removeMembers'), members: v.array(named) }),
  v.object({ kind: v.literal('moveRegion'), to: named }),
  v.object({ kind: v.literal('addWord'), field: v.string(), word: v.string() }),
  v.object({ kind: v.literal('approve') }),
]);
export type Repair = v.InferOutput<typeof repairSchema>;

/** Something about an entry that a rule refuses or warns of. */
export const findingSchema = v.object({
  rule: v.object({
    hashcode: v.string(),
    name: v.string(),
    rule_version: v.number(),
    severity: v.picklist(severities),
  }),
  /** The sentence by its code and facts. */
  problem: v.object({ code: v.string(), facts: factsSchema }),
  members: v.array(named),
  repairs: v.array(repairSchema),
  waived: v.boolean(),
});

/** What an entry was checked with when it was submitted, as its field stores it. */
export const checkedSchema = v.object({
  at: v.string(),
  rules: v.array(eligibilityRuleSchema),
  findings: v.array(findingSchema),
});
export type Checked = v.InferOutput<typeof checkedSchema>;
