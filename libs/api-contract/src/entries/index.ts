export { benchParts } from './tenants/basketball';
export { contestCollections, type ContestCollection } from './contestCollections';
export { contests } from './contests';
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
export { rangeOf } from './eligibility/rangeOf';
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
  entryFieldNames,
  measureOptions,
  partOptions,
  supportingParts,
  valuesOfTenant,
} from './eligibility/tenantOptions';
export {
  decisionNames,
  leftStatuses,
  runningStatuses,
  standingStatuses,
  undecidedFilters,
  type Decision,
} from './entryStatuses.data';
export { mailPlaceholders, type MailPlaceholder } from './mailPlaceholders.data';
export { missingFactsSchema, type MissingFacts } from './missingFacts';
export { decisionMailSchema, type DecisionMails } from './queries/decisionQueries';
export {
  dossierMemberSchema,
  entryDossierSchema,
  type DossierDecision,
  type DossierMember,
  type EntryDossier,
} from './queries/entryQueries';
export { defaultSlotMinutes, sessionsWithoutSlots, takesSlots } from './timeSlots';
