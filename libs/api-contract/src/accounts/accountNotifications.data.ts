import { defineNotification } from '../defineNotification';

/** Notifications of accounts. */
export const accountNotifications = {
  /** Someone of a school asks for an account. */
  accountRequested: defineNotification({
    facts: { name: 'text', school: 'text' },
    about: ['accountRequests'],
    mail: { staff: 'now' },
    icon: 'user',
    words: {
      name: 'Account requests',
      title: '{name} asks for an account',
      detail: '{school}',
      mail: ['{name} of {school} asks for an account'],
    },
  }),
};
