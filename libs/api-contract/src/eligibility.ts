export {
  entryEligibilitySchema,
  entryFactsSchema,
  memberFactsSchema,
  type EntryFacts,
  type MemberFacts,
} from './eligibility/entryFacts';
export {
  checkedSchema,
  findingSchema,
  waiversSchema,
  type Checked,
  type NamedRecord,
  type Repair,
  type Waiver,
} from './eligibility/findings';
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
