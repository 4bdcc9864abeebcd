import * as v from 'valibot';
import {
  conversationExportSchema,
  conversationStateSchema,
  messageReportSchema,
  recipientSchema,
  unreadSchema,
} from '../messagingSchemas';
import { limits } from '../../product';
import { isHashcode } from '../../schemas/formats';
import { defineQuery, noQuery } from '../../defineQuery';

const ofUser = { group: 'Messages', envelope: 'data', roles: 'session', tag: 'messaging' } as const;
const ofStaff = { ...ofUser, roles: ['staff'] } as const;
const ofConversation = v.object({ conversation: v.pipe(v.string(), v.check(isHashcode)) });

/** Queries of users for conversations, in addition to their records. */
export const messagingQueries = {
  conversationState: defineQuery({
    ...ofUser,
    summary: 'Who is in a conversation, how far each has read, and whether the user can write in it',
    path: 'messaging/conversations/{conversation}/state',
    input: ofConversation,
    output: conversationStateSchema,
    problems: ['missing'],
  }),

  unreadConversations: defineQuery({
    ...ofUser,
    summary: 'How many messages of others the user has not read, by conversation',
    path: 'messaging/unread',
    isBackground: true,
    input: noQuery,
    output: unreadSchema,
  }),

  /** Staff can write to everyone; others to staff, and to the people of their own entries. */
  messageRecipients: defineQuery({
    ...ofUser,
    summary: 'Users to whom the user can write, fifty at most: search for the others',
    path: 'messaging/recipients',
    input: v.object({ search: v.optional(v.pipe(v.string(), v.maxLength(limits.maxSearchLength))) }),
    output: v.object({ results: v.array(recipientSchema), has_more: v.boolean() }),
  }),

  messageReports: defineQuery({
    ...ofStaff,
    summary: 'Messages that were reported, the newest first; with `open`, those that are not resolved',
    path: 'messaging/reports',
    input: v.object({ open: v.optional(v.literal('true')) }),
    output: v.array(messageReportSchema),
  }),

  /** Read it without the cache (`readQuery`): each read stands in the history of the conversation. */
  conversationExport: defineQuery({
    ...ofStaff,
    summary: 'A conversation as a page to print: members, messages with their times, edits and deletions',
    path: 'messaging/conversations/{conversation}/export',
    input: ofConversation,
    output: conversationExportSchema,
    rateClass: 'import',
    problems: ['missing'],
  }),
};
