import { defineMessages, say } from '@callboard/language';

/** What the navigation puts on the screen beside the server's own words. */
export const frameMessages = defineMessages({
  more: 'More',
  home: 'Home',
  toDo: 'To do',
  messages: 'Messages',
  moduleSwitcher: 'Modules',
  find: 'Search and commands',
  findShort: 'Search',
  notifications: 'Notifications',
  unread: (count: number) =>
    say('{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}', {
      count,
    }),
  unreadShort: (count: number) => say('{count, plural, other {#}}', { count }),
  manyUnread: '99+',
  unreadMessages: (count: number) =>
    say('{count, plural, one {# unread message} other {# unread messages}}', { count }),
  done: 'Done',
  viewingAs: (name: string) => say('You are viewing as {name}', { name }),
  viewingText: (until: string, by: string) =>
    say('Nothing can be changed. It ends by itself at {until}. You are {by}.', { until, by }),
  stopViewing: 'Stop viewing',
});
