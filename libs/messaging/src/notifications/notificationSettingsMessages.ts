import { notificationKindNamed, type NotificationKindName } from '@callboard/api-contract/notifications';
import { defineMessages, translate } from '@callboard/language';

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
  push: 'On devices',
  pushOf: (kind: string) => translate('On devices: {kind}', { kind }),
  device: 'This device',
  deviceText:
    'Get notifications on this device while the app is closed, until you sign out. Others can read them on a locked screen.',
  deviceSwitch: 'Notifications on this device',
  deviceBlocked:
    'Your browser blocks notifications of this site. Allow them in the settings of your browser.',
  deviceUnsupported: 'This browser cannot show notifications of this site while it is closed.',
  deviceFailed: 'This device could not be registered with the push service of your browser. Try again later.',
  now: 'Now',
  daily: 'Once a day',
  nameOf: (kind: NotificationKindName) => translate(notificationKindNamed(kind).words.name),
  none: 'There is nothing to be notified of',
  noneText: 'Your roles get no notifications.',
  quiet: 'Quiet hours',
  quietText: 'No emails or notifications to your devices are sent in these hours. They are sent afterwards.',
  from: 'From',
  to: 'To',
  useOwnZone: 'Change to your own time zone',
  saved: 'Saved',
  undo: 'Undo',
  notWhileViewing: 'Not shown while you view as another user',
  notWhileViewingText: 'Only they can see their notification settings.',
});
