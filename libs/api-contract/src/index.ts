export {
  canReadField,
  canWriteField,
  opensPages,
  readableFields,
  rowRule,
  ruleOfRole,
  shownFields,
  writableFields,
} from './access';
export {
  verbs,
  type Access,
  type ChangeDeadline,
  type ChangeTerms,
  type RowCondition,
  type OwnRecord,
  type PastCondition,
  type RowLink,
  type RowNaming,
  type RowRule,
  type TargetLink,
  type ValueCondition,
  type Verb,
} from './accessRules';
export { profilePath, setAppHandle } from './appHandle';
export { bodySchema, fieldErrors, orderIssues, type Body } from './bodySchema';
export {
  factsSchema,
  fieldProblemsKey,
  type CodedProblem,
  type Facts,
  type PlainProblemCode,
  type ProblemCode,
} from './codedProblem';
export { collectionCalls, type CollectionCall } from './collectionCalls';
export type { CollectionName } from './collectionName';
export { timeOf, type MadeTime, type OfflineOrder } from './madeTime';
export { colorOptions } from './colors.data';
export {
  actionAnswerSchema,
  actionPath,
  actionRequest,
  callTags,
  collectionOfAction,
  defineAction,
  noInput,
  noOutput,
  type Action,
  type ActionCallArgs,
  type ActionDeclaration,
  type ActionRequest,
  type ActionSubject,
  type Audience,
  type CallTag,
  type RateClass,
} from './defineAction';
export {
  defineCollection,
  type AvatarVariant,
  type Collection,
  type CollectionDeclaration,
  type TimeSlot,
} from './defineCollection';
export {
  defineQuery,
  noQuery,
  queryAnswerSchema,
  queryPath,
  type Query,
  type QueryDeclaration,
} from './defineQuery';
export {
  actedSchema,
  bulkResponseSchema,
  createdSchema,
  listResponseSchema,
  patchedSchema,
  type ActionResponse,
  type BulkResult,
  type ListResponse,
} from './envelopes';
export { etagOf } from './etag';
export { tones, type Display, type Option, type Tone } from './fields/field';
export {
  maxLengthOfFilter,
  operators,
  type CellParsers,
  type CellPlace,
  type FilterKind,
  type JsonSchema,
  type Operator,
  type Parsed,
} from './fields/kind';
export {
  boolean,
  date,
  datetime,
  document,
  duration,
  email,
  integer,
  kindOf,
  link,
  multiselect,
  phone,
  reference,
  richtext,
  select,
  text,
  textarea,
  time,
  timezone,
  type Field,
  type FieldKind,
  type Fields,
} from './fields/kinds';
export type { DocumentField } from './fields/kinds/document';
export type { ReferenceField } from './fields/kinds/reference';
export type { SelectField } from './fields/kinds/select';
export type { StatusField } from './fields/kinds/status';
export type { TextField } from './fields/kinds/text';
export { optionText } from './fields/options';
export { parseFilterBoolean } from './fields/parsing';
export { fieldSchema, maxLengthOf } from './fieldSchema';
export {
  needsReason,
  isFor,
  transitionsFrom,
  transitionsOf,
  type Lifecycle,
  type Moment,
  type Situation,
  type Status,
  type Transition,
} from './lifecycle';
export { apiPrefix, callPaths, collectionPath, headers } from './paths';
export { problemWords, type Problem, type ProblemKind } from './problems';
export { isFrameworkBody, problemText } from './problemText';
export { limits, product } from './product';
export { maxLengthOfReason, reasonedFields, reasonField, reasonNameOf } from './reasons';
export {
  holdsText,
  isReference,
  valueIn,
  type AnyRecord,
  type DraftOfFields,
  type FieldValue,
  type PatchOfFields,
  type QedModel,
  type RecordBase,
  type RecordOfFields,
  type RecordReference,
} from './record';
export { pathOfList, recordPath } from './recordPath';
export type { DraftOf, PatchOf, RecordOf } from './registry';
export {
  declaredRoles,
  hasRole,
  limitedRoles,
  limitRoles,
  oneRole,
  roles,
  type Actor,
  type ActorRoles,
  type CollectionLimits,
  type LimitedRole,
  type LimitsByRole,
  type Role,
  type RoleLimits,
  type RoleScope,
} from './roles';
export type { DocumentValue } from './schemas/documentSchema';
export { isObject } from './schemas/isObject';
export { looseRecord } from './schemas/looseRecord';
export { storageKeys, type StorageKey } from './storageKeys';
export { defaultTenant, isTenantCode, tenantCodes, type TenantCode } from './tenants';
export {
  transitionAction,
  transitionReasonInput,
  type TransitionAction,
  type TransitionOf,
} from './transitionAction';
