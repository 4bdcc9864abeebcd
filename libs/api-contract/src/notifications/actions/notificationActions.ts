import * as v from 'valibot';
import { notificationSettingsSchema, pushSubscriptionSchema } from '../notificationSchemas';
import { limits } from '../../product';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const onOwn = { on: 'nothing', roles: 'session', tag: 'notifications' } as const;

/** Actions of users on their own notifications. */
export const notificationActions = {
  /** Notifications that were read before stay as they are. */
  markNotificationsRead: defineAction({
    ...onOwn,
    name: 'mark_notifications_read',
    summary: "Marks some of the user's notifications as read, or all",
    input: v.nullish(
      v.strictObject({
        /** Absent: all. */
        notifications: v.optional(v.pipe(v.array(hashcodeInput), v.maxLength(limits.maxBulk))),
      }),
    ),
    /** The moment that `mark_notifications_unread` takes. */
    output: v.object({ read: v.string() }),
  }),

  markNotificationsUnread: defineAction({
    ...onOwn,
    name: 'mark_notifications_unread',
    summary: 'Marks as unread what was marked as read at one moment: undoes that',
    input: v.strictObject({ read: v.pipe(v.string(), v.isoTimestamp()) }),
    output: noOutput,
  }),

  changeNotificationSettings: defineAction({
    ...onOwn,
    name: 'change_notification_settings',
    summary: 'Which notifications the user gets, how, and when not',
    input: notificationSettingsSchema,
    output: noOutput,
  }),

  subscribePush: defineAction({
    ...onOwn,
    name: 'subscribe_push',
    summary: 'Sends notifications to this browser too, until the session ends',
    input: pushSubscriptionSchema,
    output: noOutput,
    problems: ['missing'],
  }),

  unsubscribePush: defineAction({
    ...onOwn,
    name: 'unsubscribe_push',
    summary: 'Sends no more notifications to a browser of the user',
    input: v.pick(pushSubscriptionSchema, ['endpoint']),
    output: noOutput,
  }),

  muteConversation: defineAction({
    ...onOwn,
    name: 'mute_conversation',
    summary: "Whether messages of a conversation notify the user; only for its members' own notifications",
    input: v.strictObject({ conversation: hashcodeInput, is_muted: v.boolean() }),
    output: noOutput,
    problems: ['missing'],
  }),
};
