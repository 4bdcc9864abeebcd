import { defineMessages, translate } from '@callboard/language';

/** The texts of the panel under the bell; those of each kind are declared with it. */
export const notificationMessages = defineMessages({
  title: 'Notifications',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  empty: 'No notifications yet',
  emptyText: 'Messages, tasks and decisions that concern you appear here.',
  noneUnread: 'You have read everything',
  isNew: 'New',
  older: 'Show older',
  andMore: (count: number) => translate('and {count, number} more', { count }),
  settings: 'Settings',
  markAll: 'Mark all as read',
  markOf: (text: string) => translate('Mark as read: {text}', { text }),
  marked: 'Marked as read',
  undo: 'Undo',
});
