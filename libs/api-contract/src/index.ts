export { canReadField, canWriteField, readableFields, rowRule, writableFields } from './access';
export { verbs } from './accessRules';
export type { Access, RowCondition, RowLink, RowRule, ValueCondition, Verb } from './accessRules';
export {
  exportedDataSchema,
  passkeyOptionsSchema,
  passkeySchema,
  recoveryCodesSchema,
  securitySchema,
  totpSetupSchema,
  userSessionSchema,
  userSessionsSchema,
  viewingWords,
} from './account';
export type {
  ExportedData,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  Security,
  TotpSetup,
  UserSession,
} from './account';
export { activationModes, activationSchema, activationStatuses, activationWords } from './activation';
export type { Activation, ActivationMode, ActivationStatus } from './activation';
export {
  actionNamed,
  actionNames,
  actionOnRecord,
  actionRegistry,
  type ActionName,
  type AnswerOf,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
  type RecordActionName,
} from './actions/actionRegistry';
export {
  actionAnswerSchema,
  actionPath,
  actionRequest,
  collectionOfAction,
  defineAction,
  noInput,
  noOutput,
} from './actions/defineAction';
export type {
  Action,
  ActionCallArgs,
  ActionDeclaration,
  ActionRequest,
  ActionSubject,
  Audience,
  CallTag,
  RateClass,
} from './actions/defineAction';
export { emailInput } from './actions/inputs';
export { openAnswers } from './actions/formActions';
export type { OpenAnswers } from './actions/formActions';
export { transitionAction } from './actions/transitionAction';
export type { TransitionAction, TransitionOf } from './actions/transitionAction';
export {
  attachmentListSchema,
  attachmentPaths,
  attachmentSchema,
  attachmentSubtypes,
  pictureSizes,
  pictureTypes,
  playableTypes,
  uploadedSchema,
  uploadFactsSchema,
  uploadLimits,
} from './attachments';
export type { Attachment, AttachmentSubtype, PictureSize, Uploaded, UploadFacts } from './attachments';
export { collectionCalls } from './collectionCalls';
export type { CollectionCall } from './collectionCalls';
export { changeRefusal, deadlineOf, canChangeField } from './changeable';
export type { ChangeState } from './changeable';
export type { ChangeDeadline, ChangeTerms } from './accessRules';
export { changeSchema, importLineSchema, importModes } from './changes';
export type { Change, ChangedField, ImportLine, ImportMode } from './changes';
export { countsResponseSchema } from './counts';
export { currencyOf, isMoneyField } from './currencies';
export type { CountsResponse } from './counts';
export { attentionKinds, dashboardNames, dashboardSchemas } from './dashboards';
export type {
  Attention,
  AttentionKind,
  ChangeLine,
  DashboardName,
  DashboardOf,
  Named,
  OwnEntry,
  OwnPart,
  OwnTask,
  Season,
  Showing,
} from './dashboards';
export {
  collectionNamed,
  collectionNames,
  isCollectionName,
  isServedTo,
  nestedPath,
} from './collectionNamed';
export { conversationBeginning } from './collections/messaging/conversations';
export { contests } from './collections/contests';
export { defaultSlotMinutes, sessionsWithoutSlots, takesSlots } from './collections/performances/timeSlots';
export { defineCollection } from './defineCollection';
export {
  defaultMailTime,
  getsNotifications,
  mailTimes,
  notificationKindNamed,
  notificationKindNames,
  notificationKinds,
} from './notifications/notificationKinds';
export type { FactsOf, MailTime, NotificationKindName } from './notifications/notificationKinds';
export { notificationPath } from './notifications/notificationPath';
export {
  kindSettingSchema,
  notificationSchema,
  notificationSettingsSchema,
} from './notifications/notificationSchemas';
export type {
  KindSetting,
  Notification,
  NotificationSettings,
  QuietHours,
} from './notifications/notificationSchemas';
export { undeliveredMailSchema } from './queries/mailQueries';
export type { UndeliveredMail } from './queries/mailQueries';
export { accountChanges, events } from './events/events';
export { readEvents } from './readEvents';
export type { EventName, EventOf, PayloadOf, WrittenEventName } from './events/events';
export { entityPath } from './entityPath';
export type { Entity } from './entityPath';
export { reasonedFields, reasonField, reasonNameOf } from './reasons';
export { recordPath } from './recordPath';
export type { AvatarVariant, Collection, CollectionDeclaration, TimeSlot } from './defineCollection';
export { bulkResponseSchema, createdSchema, listResponseSchema, patchedSchema } from './envelopes';
export type { ActionResponse, BulkResult, ListResponse } from './envelopes';
export { etagOf } from './etag';
export { tones } from './fields/field';
export type { Display, Option, Tone } from './fields/field';
export type { CellPlace, FilterKind, JsonSchema, Operator, Parsed } from './fields/kind';
export { longestFilter, operators } from './fields/kind';
export { parseFilterBoolean } from './fields/parsing';
export type { Field, FieldKind, Fields } from './fields/kinds';
export type { DocumentField } from './fields/kinds/document';
export type { ReferenceField } from './fields/kinds/reference';
export type { SelectField } from './fields/kinds/select';
export type { StatusField } from './fields/kinds/status';
export type { TextField } from './fields/kinds/text';
export {
  boolean,
  date,
  datetime,
  document,
  duration,
  email,
  integer,
  kindOf,
  multiselect,
  phone,
  reference,
  richtext,
  select,
  text,
  textarea,
  time,
  timezone,
} from './fields/kinds';
export {
  builtInFields,
  fieldNamed,
  filterKindOf,
  isFilterable,
  isSortable,
  operatorsOf,
  parseFilterKey,
} from './filters';
export { guardFormula, unguardFormula } from './formulaGuard';
export { transitionsFrom } from './lifecycle';
export type { Lifecycle, Status, Transition } from './lifecycle';
export { toCountsQueryString, toQueryString } from './listQuery';
export type { ListFilter, ListQuery } from './listQuery';
export { apiPrefix, callPaths, collectionPath, headers } from './paths';
export { factsSchema, fieldProblemsKey } from './codedProblem';
export type { CodedProblem, Facts, PlainProblemCode, ProblemCode } from './codedProblem';
export { isFrameworkBody, problemText } from './problemText';
export { problemWords } from './problems';
export type { Problem, ProblemKind } from './problems';
export { limits, product } from './product';
export { pushes, readFrame, socketCloseCodes, socketPath } from './pushes/pushes';
export type { Frame, Push, PushCode } from './pushes/pushes';
export { defineQuery, noQuery, queryAnswerSchema, queryPath } from './queries/defineQuery';
export type { Query, QueryDeclaration } from './queries/defineQuery';
export {
  queryNamed,
  queryNames,
  queryRegistry,
  type ParsedQueryInputOf,
  type QueryAnswerOf,
  type QueryInputOf,
  type QueryName,
  type QueryOutputOf,
} from './queries/queryRegistry';
export type { Domain } from './queries/startQueries';
export { transferRegistry } from './transfers/attachments';
export type { Transfer } from './transfers/defineTransfer';
export { readsEvery } from './readsEvery';
export { collectionsReadBy, readsOfRule } from './readsOfRule';
export type { RuleRead } from './readsOfRule';
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
export { registry } from './registry';
export type { CollectionName, CollectionWith, DraftOf, PatchOf, RecordOf } from './registry';
export { richTextMarkup, richTextWords, toRichText } from './richText';
export { hasRole, roles } from './roles';
export type { Actor, Role } from './roles';
export { bodySchema, fieldErrors, orderIssues } from './bodySchema';
export type { Body } from './bodySchema';
export { fieldSchema, maxLengthOf } from './fieldSchema';
export {
  formatDuration,
  isEmail,
  isHashcode,
  isTimeOfDay,
  isTimeZone,
  longestDuration,
} from './schemas/formats';
export { isCalendarDay } from './schemas/isCalendarDay';
export { isObject } from './schemas/isObject';
export type { DocumentValue } from './schemas/documentSchema';
export { looseRecord } from './schemas/looseRecord';
export { passwordError, passwordLength } from './schemas/passwordError';
export { words } from './schemas/words';
export {
  allowedApisMeta,
  appArgumentsSchema,
  loginDataSchema,
  loginFailureSchema,
  secondStepMethods,
  secondStepSchema,
  serviceWorkerMeta,
} from './session';
export type {
  AppArguments,
  LoginData,
  MenuItem,
  NavigationModule,
  SecondStep,
  SecondStepMethod,
  ServerRoute,
} from './session';
export { storageKeys } from './storageKeys';
export type { StorageKey } from './storageKeys';
export { defaultTenant, isTenantCode, tenantCodes } from './tenants';
export type { TenantCode } from './tenants';
export {
  canUndo,
  canUndoTransition,
  reverseVerbOf,
  undoExpired,
  undoHours,
  undoLimits,
  undoRefusal,
} from './undo';
export type { StatusStep, UndoableChange } from './undo';
