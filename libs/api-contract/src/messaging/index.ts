export { announcements } from './collections/announcements';
export { conversationBeginning } from './collections/conversations';
export { commentLimits, commentRoles, type RecordComment } from './comments';
export {
  conversationExportSchema,
  conversationOverviewSchema,
  conversationStateSchema,
  linkedUserSchema,
  memberStateSchema,
  messageDetailsSchema,
  messageExtras,
  messageReportSchema,
  messagingLimits,
  recipientSchema,
  unreadSchema,
  type ConversationOverview,
  type ConversationState,
  type LinkedUser,
  type MemberState,
  type MessageDetails,
  type MessageReport,
  type Recipient,
  type UnreadConversations,
} from './messagingSchemas';
export { ownAnnouncementSchema, type OwnAnnouncement } from './queries/announcementQueries';
export { reactionEmojis, type ReactionEmoji } from './reactions';
export {
  entryStatusOptions,
  matchedByTargets,
  maxEntriesFilter,
  maxTargets,
  targetRoleOptions,
} from './targetFields.data';
export {
  targetPreviewSchema,
  targetSchema,
  targetsParameter,
  type Target,
  type TargetPreview,
} from './targetSchema';
