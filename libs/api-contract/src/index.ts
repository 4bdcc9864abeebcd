export { mayReadField, mayWriteField, readableFields, rowRule, verbs, writableFields } from './access';
export type { Access, RowCondition, RowRule, Verb } from './access';
export { importModes } from './changes';
export type { Change, ImportLine, ImportMode } from './changes';
export { countableKinds, countsResponseSchema } from './counts';
export type { CountsResponse } from './counts';
export { defineCollection } from './defineCollection';
export type { AvatarLook, Collection, CollectionDeclaration } from './defineCollection';
export { bulkResponseSchema, createdSchema, listResponseSchema } from './envelopes';
export type { ActionResponse, BulkResult, ListResponse } from './envelopes';
export { etagOf } from './etag';
export { tones } from './fields/field';
export type {
  Field,
  FieldKind,
  Fields,
  Option,
  ReferenceField,
  SelectField,
  StatusField,
  TextField,
  Tone,
} from './fields/field';
export {
  boolean,
  date,
  datetime,
  email,
  integer,
  multiselect,
  phone,
  reference,
  select,
  text,
  textarea,
  timezone,
} from './fields/kinds';
export {
  builtInFields,
  fieldNamed,
  filterKindOf,
  isFilterable,
  isSortable,
  operators,
  operatorsOf,
  parseFilterKey,
} from './filters';
export type { FilterKind, Operator } from './filters';
export { transitionsFrom } from './lifecycle';
export type { Lifecycle, Status, Transition } from './lifecycle';
export { toCountsQueryString, toQueryString } from './listQuery';
export type { ListFilter, ListQuery } from './listQuery';
export { apiPrefix, callPaths, collectionPath, headers } from './paths';
export { problemText } from './problemText';
export { problemWords } from './problems';
export type { Problem, ProblemKind } from './problems';
export { limits, product } from './product';
export { holdsText, isReference } from './record';
export type {
  AnyRecord,
  DraftOfFields,
  FieldValue,
  PatchOfFields,
  QedModel,
  RecordBase,
  RecordOfFields,
  RecordReference,
} from './record';
export { collectionNamed, collectionNames, isCollectionName, isServedTo, registry } from './registry';
export type { CollectionName, CollectionWith, DraftOf, PatchOf, RecordOf } from './registry';
export { roles } from './roles';
export type { Actor, Role } from './roles';
export { bodySchema, fieldErrors, orderIssues } from './schemas/bodySchema';
export type { Body } from './schemas/bodySchema';
export { fieldSchema, maxLengthOf } from './schemas/fieldSchema';
export { isEmail, isHashcode, isTimeZone } from './schemas/formats';
export { looseRecord } from './schemas/looseRecord';
export { words } from './schemas/words';
export { appArgumentsSchema, loginDataSchema, loginFailureSchema } from './session';
export type { AppArguments, LoginData, MenuItem, NavigationModule, ServerRoute } from './session';
export { storageKeys } from './storageKeys';
export type { StorageKey } from './storageKeys';
export { defaultTenant, isTenantCode, tenantCodes } from './tenants';
export type { TenantCode } from './tenants';
