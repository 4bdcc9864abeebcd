import { defineMessages } from '@callboard/language';

/** What the panel of notifications says. */
export const notificationMessages = defineMessages({
  title: 'Notifications',
  empty: 'No notifications yet',
  emptyText: 'Nothing has come since you signed in.',
  isNew: 'New',
});
