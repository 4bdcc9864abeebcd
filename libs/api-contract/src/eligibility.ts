export {
  checkedSchema,
  entryEligibilitySchema,
  entryFactsSchema,
  findingSchema,
  memberFactsSchema,
  waiversSchema,
  type Checked,
  type EntryFacts,
  type MemberFacts,
  type NamedRecord,
  type Repair,
  type Waiver,
} from './eligibility/entryFacts';
export {
  eligibilityRuleSchema,
  ruleKinds,
  ruleTermsSchema,
  storedRuleSchema,
  termFields,
  wordFields,
  type EligibilityRule,
  type RuleKind,
  type RuleTerms,
  type TermsOf,
} from './eligibility/ruleTerms';
export {
  categoryFieldOf,
  categoryOptions,
  measureOptions,
  partOptions,
  valuesOfTenant,
} from './collections/eligibility-rules/tenantOptions';
export { rangeOf } from './collections/eligibility-rules/rangeOf';
