import * as v from 'valibot';
import { isHashcode } from '../schemas/formats';
import { roles } from '../roles';
import { reactionEmojis } from './reactions';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How much can be sent and read with messages. */
export const messagingLimits = {
  maxMentions: 50,
  maxAttachments: 10,
  maxReasonLength: 500,
  /** Characters of a message that a reply quotes. */
  quoteLength: 200,
  /** Names that a list shows of the members of a conversation. */
  overviewNames: 3,
  /** Names that are listed of one reaction. */
  reactionNames: 20,
  recipients: 50,
  reports: 200,
} as const;

/** Extra input of a new message, in addition to its fields. */
export const messageExtras = v.object({
  mentions: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.uuid())),
      v.maxLength(messagingLimits.maxMentions),
      v.description('Users whom the message mentions: members of the conversation'),
    ),
    [],
  ),
  attachments: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.uuid())),
      v.maxLength(messagingLimits.maxAttachments),
      v.description('Files that the author has uploaded and that belong to nothing yet'),
    ),
    [],
  ),
});

/** Data of each message of a list with `additional_fields=details`. */
export const messageDetailsSchema = v.object({
  reactions: v.array(
    v.object({
      emoji: v.picklist(reactionEmojis),
      count,
      /** True if the reader is among them. */
      is_own: v.boolean(),
      /** Of the first of them. */
      names: v.array(v.string()),
    }),
  ),
  mentions: v.array(v.object({ user: hashcode, name: v.string() })),
  /** The files of the message: read and opened as every attachment. */
  attachments: v.array(
    v.object({ hashcode, name: v.string(), size: v.number(), type: v.string(), has_pictures: v.boolean() }),
  ),
  /** The message that it answers. */
  reply: v.nullable(
    v.object({
      message: hashcode,
      number: count,
      author_name: v.string(),
      /** Its beginning; empty where it is deleted. */
      body: v.string(),
      is_deleted: v.boolean(),
    }),
  ),
});
export type MessageDetails = v.InferOutput<typeof messageDetailsSchema>;

/** Member of a conversation, as `additional_fields=linked_users` adds them to each message of a list. */
export const linkedUserSchema = v.object({
  hashcode,
  title: v.string(),
  model: v.string(),
  /** Their school, organisation or role, where two members have the same name. */
  note: v.optional(v.string()),
});
export type LinkedUser = v.InferOutput<typeof linkedUserSchema>;

/** A member of a conversation, and how far they have read. */
export const memberStateSchema = v.object({
  user: hashcode,
  name: v.string(),
  /** Their school or organisation, else their role. */
  note: v.string(),
  /** The number of the last message that they have read. */
  read_number: count,
  is_staff: v.boolean(),
});
export type MemberState = v.InferOutput<typeof memberStateSchema>;

/** How a conversation is for its reader. */
export const conversationStateSchema = v.object({
  /** The number of the last message that the reader has read. */
  read_number: count,
  is_member: v.boolean(),
  /** Only staff can write. */
  is_locked: v.boolean(),
  lock_reason: v.nullable(v.string()),
  can_write: v.boolean(),
  /** Why the reader cannot write. */
  refusal: v.nullable(v.string()),
  members: v.array(memberStateSchema),
});
export type ConversationState = v.InferOutput<typeof conversationStateSchema>;

/** Data of each conversation of a list with `additional_fields=overview`. */
export const conversationOverviewSchema = v.object({
  /** The names of the first of its other members. */
  people: v.array(v.string()),
  /** How many other members it has. */
  people_count: count,
  /** Its last message; null where there is none that the reader can read. */
  last_message: v.nullable(
    v.object({
      author_name: v.string(),
      is_own: v.boolean(),
      /** Its beginning; empty where it is deleted. */
      body: v.string(),
      is_deleted: v.boolean(),
    }),
  ),
});
export type ConversationOverview = v.InferOutput<typeof conversationOverviewSchema>;

/** The unread messages of a user: of others, in conversations that they are a member of. */
export const unreadSchema = v.object({
  total: count,
  conversations: v.array(v.object({ conversation: hashcode, unread: count })),
});
export type UnreadConversations = v.InferOutput<typeof unreadSchema>;

/** A user to whom the reader can write. */
export const recipientSchema = v.object({
  user: hashcode,
  name: v.string(),
  /** Their school or organisation, else their role. */
  note: v.string(),
  role: v.picklist(roles),
  is_staff: v.boolean(),
});
export type Recipient = v.InferOutput<typeof recipientSchema>;

/** A message that a user has reported to the organisers. */
export const messageReportSchema = v.object({
  report: hashcode,
  message: hashcode,
  conversation: hashcode,
  subject: v.string(),
  number: count,
  author_name: v.string(),
  /** The text of the message when it was reported. */
  body: v.string(),
  reason: v.string(),
  reporter_name: v.string(),
  at: v.string(),
  resolved: v.nullable(v.string()),
  resolved_by: v.nullable(v.string()),
});
export type MessageReport = v.InferOutput<typeof messageReportSchema>;

/** A conversation as a file to print: HTML without scripts or addresses. */
export const conversationExportSchema = v.object({ name: v.string(), html: v.string() });
