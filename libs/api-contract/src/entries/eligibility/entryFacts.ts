import * as v from 'valibot';
import { namedSchema as named } from './findings';
import { eligibilityRuleSchema } from './ruleTerms';

/** A member of an entry as rules read them. */
export const memberFactsSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  part: v.nullable(v.string()),
  date_of_birth: v.nullable(v.string()),
  year_level: v.nullable(v.number()),
  /** Region of their school. */
  region: v.nullable(named),
  added: v.string(),
  /** Other entries of the season that the same person is in, and which still stand. */
  elsewhere: v.array(v.object({ name: v.string(), category: v.nullable(v.string()) })),
});
export type MemberFacts = v.InferOutput<typeof memberFactsSchema>;

/** All that rules read of an entry. */
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
  /** The values of its text fields, by name of the field. */
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
