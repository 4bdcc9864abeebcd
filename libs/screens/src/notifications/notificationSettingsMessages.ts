import { defineMessages } from '@callboard/language';

/** The texts of the settings of notifications. */
export const notificationSettingsMessages = defineMessages({
  title: 'Notifications',
  subtitle: 'What you are notified of, and how. Changes are saved immediately.',
  kinds: 'What and how',
  kind: 'Kind',
  here: 'Under the bell',
  always: 'Always',
  never: 'Never',
  mail: 'Email',
  now: 'Now',
  daily: 'Once a day',
  names: {
    message: 'Messages',
    taskGiven: 'New tasks',
    taskDue: 'Tasks that are due',
    entryDecided: 'Decisions on your entries',
    callChanged: 'Your performance times',
    mailFailed: 'Mail that could not be sent',
  },
  none: 'There is nothing to be notified of',
  noneText: 'Your roles get no notifications.',
  quiet: 'Quiet hours',
  quietText: 'No mail is sent in these hours. It follows when they end.',
  from: 'From',
  to: 'To',
  useOwnZone: 'Change to your own time zone',
  saved: 'Saved',
  undo: 'Undo',
  notWhileViewing: 'Not shown while you view as another user',
  notWhileViewingText: 'What they are notified of is theirs alone.',
});
