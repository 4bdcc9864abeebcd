import * as v from 'valibot';
import { notificationSchema, notificationSettingsSchema } from '../notificationSchemas';
import { isHashcode } from '../../schemas/formats';
import { defineQuery, noQuery } from '../../defineQuery';

const ofOwn = { group: 'Notifications', envelope: 'data', roles: 'session', tag: 'notifications' } as const;

/** Reading one's own notifications. */
export const notificationQueries = {
  notifications: defineQuery({
    ...ofOwn,
    summary: "The user's notifications, newest first",
    path: 'notifications',
    input: v.object({
      unread: v.optional(v.literal('true')),
      /** How many at most, from 1 to 500. Default: 50. */
      limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|[1-4]\d\d|500)$/))),
    }),
    output: v.object({ results: v.array(notificationSchema), has_more: v.boolean() }),
  }),

  notificationCount: defineQuery({
    ...ofOwn,
    summary: 'How many of them are unread',
    path: 'notifications/count',
    isBackground: true,
    input: noQuery,
    output: v.object({ unread: v.pipe(v.number(), v.integer()) }),
  }),

  notificationSettings: defineQuery({
    ...ofOwn,
    summary: 'Which notifications the user gets, and how',
    path: 'notifications/settings',
    input: noQuery,
    output: notificationSettingsSchema,
  }),

  pushChannel: defineQuery({
    ...ofOwn,
    summary: 'What browsers subscribe to push messages with; null where this installation sends none',
    path: 'notifications/push',
    input: noQuery,
    output: v.object({ key: v.nullable(v.string()) }),
  }),

  mutedConversation: defineQuery({
    ...ofOwn,
    summary: 'Whether the user gets no notifications of a conversation',
    path: 'notifications/muted/{conversation}',
    input: v.object({ conversation: v.pipe(v.string(), v.check(isHashcode)) }),
    output: v.object({ is_muted: v.boolean() }),
  }),
};
