import { defineNotification } from '../defineNotification';

/** Notifications of mails. */
export const mailNotifications = {
  /** A mail was given up after its last try. */
  mailFailed: defineNotification({
    facts: { to: 'text', subject: 'text' },
    about: [],
    leadsTo: '/admin/landing',
    mail: { admin: 'never' },
    // A mail about mail that does not arrive would not arrive either, and cause the next one.
    isNeverMailed: true,
    icon: 'warning',
    words: { name: 'Email that could not be sent', title: 'The email “{subject}” to {to} could not be sent' },
  }),
};
