import { defineNotification, ifGiven } from '../defineNotification';

/** Notifications of messages, comments and announcements. */
export const messagingNotifications = {
  /** Someone wrote in a conversation that the user is a member of. */
  message: defineNotification({
    facts: { author: 'text', subject: 'text' },
    about: ['conversations'],
    mail: { staff: 'daily', judge: 'now', participant: 'now', collaborator: 'now' },
    mailDelayMinutes: 2,
    icon: 'mail',
    words: { name: 'Messages', title: '{author} wrote in “{subject}”' },
  }),

  /** Someone mentioned the user in a message, or in a comment on a record. */
  mention: defineNotification({
    facts: { author: 'text', subject: 'text' },
    about: 'any',
    mail: { staff: 'now', judge: 'now', participant: 'now', collaborator: 'now' },
    mailDelayMinutes: 2,
    icon: 'mail',
    words: { name: 'Mentions of you', title: '{author} mentioned you in “{subject}”' },
  }),

  /** Someone commented on a record that the user follows. */
  comment: defineNotification({
    facts: { author: 'text', subject: 'text' },
    about: 'any',
    mail: { staff: 'daily' },
    mailDelayMinutes: 2,
    icon: 'mail',
    words: { name: 'Comments on records that you follow', title: '{author} commented on “{subject}”' },
  }),

  /** A user reported a message to the organisers. */
  messageReported: defineNotification({
    facts: { reporter: 'text', subject: 'text' },
    about: ['conversations'],
    mail: { staff: 'now' },
    icon: 'warning',
    words: { name: 'Reported messages', title: '{reporter} reported a message in “{subject}”' },
  }),

  /** The organisers published something for the user, or remind of it. */
  announcement: defineNotification({
    facts: { title: 'text', isReminder: 'code' },
    about: ['announcements'],
    mail: { staff: 'daily', judge: 'now', participant: 'now', collaborator: 'now' },
    icon: 'bell',
    words: {
      name: 'Announcements',
      title: ifGiven('isReminder', { given: 'Not read yet: {title}', missing: '{title}' }),
      detail: 'Announcement',
      mail: [ifGiven('isReminder', { given: 'Not read yet: {title}', missing: 'News: {title}' })],
    },
  }),
};
