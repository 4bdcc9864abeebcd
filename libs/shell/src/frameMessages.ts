import { defineMessages, translate } from '@callboard/language';

/** Texts of the navigation next to the server's own words. */
export const frameMessages = defineMessages({
  notFound: 'Oops, page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  back: 'Back',
  skipToPage: 'Skip to the page',
  userMenu: (name: string) => translate('Your menu, {name}', { name }),
  logout: 'Logout',
  install: 'Install app',
  superAdmin: 'Super Admin',
  administration: 'Administration',
  navigation: 'Main navigation',
  openMenu: 'Menu',
  pageTabs: 'On this page',
  more: 'More',
  home: 'Home',
  toDo: 'To do',
  messages: 'Messages',
  moduleSwitcher: 'Modules',
  find: 'Search and commands',
  findShort: 'Search',
  help: 'Help',
  notifications: 'Notifications',
  unread: (count: number) =>
    translate(
      '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
      {
        count,
      },
    ),
  unreadShort: (count: number) => translate('{count, plural, other {#}}', { count }),
  manyUnread: '99+',
  unreadMessages: (count: number) =>
    translate('{count, plural, one {# unread message} other {# unread messages}}', { count }),
  done: 'Done',
  viewingAs: (name: string) => translate('You are viewing as {name}', { name }),
  viewingText: (until: string, by: string) =>
    translate('Nothing can be changed. It ends automatically at {until}. You are {by}.', { until, by }),
  stopViewing: 'Stop viewing',
});
