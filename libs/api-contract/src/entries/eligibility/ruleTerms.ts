import * as v from 'valibot';
import { words } from '../../schemas/words';

/** Subjects of a rule. */
export const ruleKinds = [
  'count',
  'age',
  'membership',
  'region',
  'ratio',
  'size',
  'length',
  'word',
  'date',
  'approval',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** The fields of a rule whose values its kind reads; the others are empty. */
export const termFields = {
  count: ['parts', 'least', 'most'],
  age: ['parts', 'counted_in', 'age_on', 'least', 'most'],
  membership: ['parts', 'most'],
  region: [],
  ratio: ['parts', 'each', 'most'],
  size: ['measure', 'least', 'most'],
  length: ['shortest', 'longest'],
  word: ['word_in', 'word_rule', 'word'],
  date: ['deadline'],
  approval: ['most', 'over_roll'],
} as const satisfies Record<RuleKind, readonly string[]>;

/** Text fields of an entry in which a rule can search a word. */
export const wordFields = ['statement', 'notes', 'name'] as const;

const list = v.nullish(v.array(v.string()), []);
const amount = v.nullish(v.number(), null);
const required = v.number(words.required);

/** The terms of each kind of rule, read from the fields of its record. Issues name the field that they are about. */
export const ruleTermsSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('count'), parts: list, least: amount, most: amount }),
    v.object({
      kind: v.literal('age'),
      parts: list,
      counted_in: v.picklist(['years', 'school_years'], words.required),
      age_on: v.nullish(v.picklist(['entries_close', 'first_day']), 'first_day'),
      least: amount,
      most: amount,
    }),
    v.object({ kind: v.literal('membership'), parts: list, most: required }),
    v.object({ kind: v.literal('region') }),
    v.object({
      kind: v.literal('ratio'),
      parts: v.pipe(list, v.minLength(1, words.required)),
      each: v.string(words.required),
      most: v.pipe(required, v.minValue(1, words.minValue(1))),
    }),
    v.object({ kind: v.literal('size'), measure: v.string(words.required), least: amount, most: amount }),
    v.object({ kind: v.literal('length'), shortest: amount, longest: amount }),
    v.object({
      kind: v.literal('word'),
      word_in: v.picklist(wordFields, words.required),
      word_rule: v.picklist(['required', 'forbidden'], words.required),
      word: v.string(words.required),
    }),
    v.object({
      kind: v.literal('date'),
      deadline: v.picklist(['entries_close', 'first_performance'], words.required),
    }),
    v.object({ kind: v.literal('approval'), most: required, over_roll: amount }),
  ],
  words.required,
);
export type RuleTerms = v.InferOutput<typeof ruleTermsSchema>;
export type TermsOf<K extends RuleKind> = Extract<RuleTerms, { kind: K }>;

export const severities = ['refuse', 'warn'] as const;

/** A rule as entries are checked with it. */
export const eligibilityRuleSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  text: v.string(),
  /** Which wording of the rule this is: it counts its changes. */
  rule_version: v.number(),
  severity: v.picklist(severities),
  season: v.number(),
  /** Empty: every category. */
  categories: list,
  terms: ruleTermsSchema,
});
export type EligibilityRule = v.InferOutput<typeof eligibilityRuleSchema>;

/** A rule as its record stores it: its terms are fields next to the others. */
export const storedRuleSchema = v.pipe(
  v.looseObject({
    hashcode: v.string(),
    name: v.string(),
    text: v.string(),
    rule_version: v.number(),
    severity: v.picklist(severities),
    season: v.number(),
    categories: v.nullish(v.array(v.string()), []),
  }),
  v.rawTransform(({ dataset: { value: record }, addIssue, NEVER }): EligibilityRule => {
    const terms = v.safeParse(ruleTermsSchema, record);
    if (!terms.success) {
      addIssue({ message: terms.issues[0].message });
      return NEVER;
    }
    const { hashcode, name, text, rule_version, severity, season, categories } = record;
    return {
      hashcode,
      name,
      text,
      rule_version,
      severity,
      season,
      categories: categories ?? [],
      terms: terms.output,
    };
  }),
);
