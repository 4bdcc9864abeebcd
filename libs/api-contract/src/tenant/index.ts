export { concepts, defaultLabels, type Concept, type Label } from './concepts';
export { features, mergeFeatures, type Feature, type Features } from '../features';
export type {
  AnsweredEntry,
  EntrantTask,
  EntryPlan,
  MemberPlan,
  PlaceKind,
  Random,
  School,
  SchoolLevel,
  Season,
  SeasonTools,
  SeedAnnouncement,
  SeedFees,
  SeedAsset,
  SeedForm,
  SeedOffice,
  Series,
  SessionPlan,
} from './Season';
export {
  completeTenant,
  type ActivationVariant,
  type Tenant,
  type TenantFacts,
  type TenantNavigation,
} from './TenantFacts';
