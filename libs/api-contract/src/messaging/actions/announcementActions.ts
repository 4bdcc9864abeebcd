import * as v from 'valibot';
import { defineAction, noInput, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const onOne = {
  on: { record: 'announcements' },
  input: noInput,
  badInput: 'actionNeedsTarget',
  output: 'record',
  roles: ['staff'],
  problems: ['missing', 'conflict', 'stale'],
  clause: '7.39, 7.40, 7.43',
  hasEffects: true,
} as const;

/** Publishing announcements, and what receivers and senders do with them. */
export const announcementActions = {
  publishAnnouncement: defineAction({
    ...onOne,
    name: 'publish',
    summary: 'Publishes an announcement: stores whom its targets reach as its receivers, and notifies them',
    alsoWrites: ['announcementReceivers'],
  }),

  sendToAdded: defineAction({
    sends: true,
    ...onOne,
    name: 'send_to_added',
    summary: 'Adds those whom the targets reach since it was published, and notifies them alone',
    alsoWrites: ['announcementReceivers'],
  }),

  remindUnread: defineAction({
    sends: true,
    ...onOne,
    name: 'remind_unread',
    summary: 'Notifies again the receivers who have not read it: once an hour at most',
  }),

  /** It is no part of the history. */
  readAnnouncement: defineAction({
    name: 'read_announcement',
    summary:
      'Notes that the user read an announcement that they received, and marks its notifications as read',
    on: 'nothing',
    input: v.strictObject({ announcement: hashcodeInput }),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    tag: 'notifications',
    alsoWrites: ['announcements', 'announcementReceivers'],
  }),
};
