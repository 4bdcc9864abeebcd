export {
  canReadField,
  canWriteField,
  opensPages,
  readableFields,
  ruleOfRole,
  rowRule,
  shownFields,
  writableFields,
} from './access';
export { verbs } from './accessRules';
export type { Access, RowCondition, RowLink, RowRule, TargetLink, ValueCondition, Verb } from './accessRules';
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
export { presenceRoles } from './presenceRoles';
export {
  actionAnswerSchema,
  actionPath,
  actionRequest,
  callTags,
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
export { canonicalText } from './schemas/canonicalText';
export { isPhone } from './schemas/isPhone';
export { emailInput } from './actions/inputs';
export { openAnswers, type OpenAnswers } from './actions/formActions';
export { transitionAction, transitionReasonInput } from './actions/transitionAction';
export type { TransitionAction, TransitionOf } from './actions/transitionAction';
export {
  altSchema,
  attachmentListSchema,
  attachmentPaths,
  attachmentSchema,
  attachmentSubtypes,
  filePurposes,
  longestAlt,
  pictureSizes,
  pictureTypes,
  playableTypes,
  publicPicturePath,
  uploadedSchema,
  uploadFactsSchema,
  uploadLimits,
} from './attachments';
export type {
  Attachment,
  AttachmentSubtype,
  FilePurpose,
  PictureSize,
  Uploaded,
  UploadFacts,
} from './attachments';
export { collectionCalls, type CollectionCall } from './collectionCalls';
export { changeRefusal, deadlineOf, canChangeField, type ChangeState } from './changeable';
export type { ChangeDeadline, ChangeTerms } from './accessRules';
export { changeSchema, importLineSchema, importModes } from './changes';
export type { Change, ChangedField, ImportLine, ImportMode } from './changes';
export {
  countsResponseSchema,
  currencyFieldOf,
  groupingOf,
  groupingText,
  isMeasurable,
  measureKinds,
  measureText,
  parseGrouping,
  parseMeasure,
  periods,
} from './counts';
export { currencyOf, isMoneyField } from './currencies';
export type { Amounts, CountsResponse, Grouping, Measure, MeasureKind, Period } from './counts';
export {
  conversationExportSchema,
  conversationStateSchema,
  linkedUserSchema,
  memberStateSchema,
  messageDetailsSchema,
  messageExtras,
  messageReportSchema,
  messagingLimits,
  recipientSchema,
  unreadSchema,
} from './messaging/messagingSchemas';
export type {
  ConversationState,
  LinkedUser,
  MemberState,
  MessageDetails,
  MessageReport,
  Recipient,
  UnreadConversations,
} from './messaging/messagingSchemas';
export { commentLimits, commentRoles, type RecordComment } from './comments';
export { isMergeable, mergeableCollections, referencesTo } from './merging';
export type { MergeableCollection, NamingField } from './merging';
export { reactionEmojis, type ReactionEmoji } from './messaging/reactions';
export { attentionKinds, dashboardNames, dashboardSchemas, figureFilters, listedFigures } from './dashboards';
export type { ListedFigure } from './dashboards';
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
  decisionNames,
  runningStatuses,
  standingStatuses,
  undecidedFilters,
} from './collections/entries/entryStatuses.data';
export type { Decision } from './collections/entries/entryStatuses.data';
export { mailPlaceholders, type MailPlaceholder } from './collections/decision-mails/mailPlaceholders.data';
export { decisionMailSchema, type DecisionMails } from './queries/decisionQueries';
export {
  collectionAt,
  collectionNamed,
  collectionNames,
  isCollectionName,
  isAddressServedTo,
  isServedTo,
  nestedPath,
  variantOf,
  variantsOf,
} from './collectionNamed';
export { conversationBeginning } from './collections/messaging/conversations';
export { contestCollections, contests, type ContestCollection } from './collections/contests';
export {
  entryStatusOptions,
  matchedByTargets,
  maxEntriesFilter,
  maxTargets,
  targetRoleOptions,
} from './collections/targets/targetFields.data';
export { targetPreviewSchema, targetSchema, targetsParameter } from './collections/targets/targetSchema';
export type { Target, TargetPreview } from './collections/targets/targetSchema';
export { dossierMemberSchema, entryDossierSchema } from './queries/entryQueries';
export type { DossierDecision, DossierMember, EntryDossier } from './queries/entryQueries';
export { castSchema, showSchema, tonightSchema } from './queries/schedulingQueries';
export type { Cast, Night, NightAct, Show, Tonight } from './queries/schedulingQueries';
export {
  enteringFormSchema,
  entryTaskSchema,
  taskAnswerSchema,
  type EnteringForm,
  type EntryTask,
  type TaskAnswer,
} from './queries/taskQueries';
export { editableAnswerStatuses } from './collections/forms/answerStatuses.data';
export { ownAnnouncementSchema, type OwnAnnouncement } from './queries/announcementQueries';
export {
  resourceCategoryOptions,
  resourceFileSchema,
  resourceKindOptions,
} from './collections/resources/resourceFields.data';
export type { ResourceFile } from './collections/resources/resourceFields.data';
export { ownResourceSchema, publicNoticesSchema } from './queries/resourceQueries';
export { publicEventStatuses, publicSeasonSchema } from './queries/seasonQueries';
export type { PublicEvent, PublicSchool } from './queries/seasonQueries';
export { accountRequestLimits } from './accountRequests';
export type { OwnResource, PublicNotices } from './queries/resourceQueries';
export { defaultSlotMinutes, sessionsWithoutSlots, takesSlots } from './collections/performances/timeSlots';
export { questionSchema, type ReportQuestion } from './collections/reports/questionSchema';
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
export { commentsTab, notificationPath } from './notifications/notificationPath';
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
export { undeliveredMailSchema, type UndeliveredMail } from './queries/mailQueries';
export { accountChanges, events, listExportSchema } from './events/events';
export { readEvents } from './readEvents';
export type { EventName, EventOf, PayloadOf, WrittenEventName } from './events/events';
export { profilePath, setAppHandle } from './appHandle';
export { entityPath, type Entity } from './entityPath';
export { longestReason, reasonedFields, reasonField, reasonNameOf } from './reasons';
export { recordPath } from './recordPath';
export type { AvatarVariant, Collection, CollectionDeclaration, TimeSlot } from './defineCollection';
export {
  actedSchema,
  bulkResponseSchema,
  createdSchema,
  listResponseSchema,
  patchedSchema,
} from './envelopes';
export type { ActionResponse, BulkResult, ListResponse } from './envelopes';
export { etagOf } from './etag';
export { tones, type Display, type Option, type Tone } from './fields/field';
export type { CellParsers, CellPlace, FilterKind, JsonSchema, Operator, Parsed } from './fields/kind';
export { optionText } from './fields/options';
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
export { exportFormats, exportLineSchema, exportRequestSchema } from './listExports';
export type { ExportFormat, ExportLine, ExportRequest } from './listExports';
export { guardFormula, unguardFormula } from './formulaGuard';
export { needsReason, transitionsFrom } from './lifecycle';
export type { Lifecycle, Moment, Situation, Status, Transition } from './lifecycle';
export { toCountsQueryString, toExportQueryString, toQueryString } from './listQuery';
export { placeOf, type Place } from './placeOf';
export type { CountsQuery, ListFilter, ListQuery } from './listQuery';
export { apiPrefix, callPaths, collectionPath, headers } from './paths';
export { factsSchema, fieldProblemsKey } from './codedProblem';
export type { CodedProblem, Facts, PlainProblemCode, ProblemCode } from './codedProblem';
export { isFrameworkBody, problemText } from './problemText';
export { problemWords, type Problem, type ProblemKind } from './problems';
export { isOrderedBy, orderingKeys, type OrderingKey } from './ordering';
export { limits, product } from './product';
export {
  ephemeralCodes,
  pushes,
  readEphemeralPush,
  readFrame,
  socketCloseCodes,
  socketPath,
} from './pushes/pushes';
export type { EphemeralPush, Frame, Push, PushCode } from './pushes/pushes';
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
export { collectionsReadBy, readsOfRule, type RuleRead } from './readsOfRule';
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
export type { CollectionName, DraftOf, PatchOf, RecordOf } from './registry';
export { richTextMarkup, richTextWords, toRichText } from './richText';
export { isReadLimitable, limitProblems, limitableFields, rowFieldsOf } from './roleLimits';
export { limitsByRoleSchema, roleLimitsSchema } from './limitsSchema';
export { roleChangesPageSize, type RoleChange, type StoredLimits } from './queries/roleQueries';
export { declaredRoles, hasRole, limitedRoles, limitRoles, oneRole, roles } from './roles';
export type {
  Actor,
  ActorRoles,
  CollectionLimits,
  LimitedRole,
  LimitsByRole,
  Role,
  RoleLimits,
} from './roles';
export { bodySchema, fieldErrors, orderIssues, type Body } from './bodySchema';
export { fieldSchema, maxLengthOf } from './fieldSchema';
export {
  formatDuration,
  isEmail,
  isHashcode,
  isTimeOfDay,
  isTimeZone,
  longestDuration,
} from './schemas/formats';
export { formatLength, longestLength, parseLength } from './schemas/lengths';
export { parseCoordinates, type Coordinates } from './schemas/coordinates';
export { isCalendarDay } from './schemas/isCalendarDay';
export { nestedRecords } from './nestedRecords';
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
export { storageKeys, type StorageKey } from './storageKeys';
export { defaultTenant, isTenantCode, tenantCodes, type TenantCode } from './tenants';
export {
  canUndo,
  canUndoTransition,
  reverseVerbOf,
  undoExpired,
  undoHours,
  undoLimits,
  undoRefusal,
  undoRule,
} from './undo';
export type { StatusStep, UndoableChange } from './undo';
