import { accountNotifications } from '../accounts/accountNotifications.data';
import { judgingNotifications } from '../competition/judgingNotifications.data';
import { consentNotifications } from '../consents/consentNotifications.data';
import { entryNotifications } from '../entries/entryNotifications.data';
import { formNotifications } from '../forms/formNotifications.data';
import { messagingNotifications } from '../messaging/messagingNotifications.data';
import { achievementNotifications } from '../people/achievementNotifications.data';
import { recordNotifications } from '../records/recordNotifications.data';
import type { Role } from '../roles';
import { schedulingNotifications } from '../scheduling/schedulingNotifications.data';
import { taskNotifications } from '../tasks/taskNotifications.data';
import type { MailTime, NotificationKind } from '../defineNotification';
import { mailNotifications } from './mailNotifications.data';

/** Every kind of notification, in the order of the settings: who gets it, its words and where it leads. */
export const notificationKinds = {
  ...messagingNotifications,
  ...recordNotifications,
  ...taskNotifications,
  ...formNotifications,
  ...entryNotifications,
  ...consentNotifications,
  ...schedulingNotifications,
  ...judgingNotifications,
  ...achievementNotifications,
  ...accountNotifications,
  ...mailNotifications,
};

export type NotificationKindName = keyof typeof notificationKinds;
/** The facts of a notification, by its kind: `FactsOf<'message'>`. */
export type FactsOf<Kind extends NotificationKindName> = Readonly<
  Record<keyof (typeof notificationKinds)[Kind]['facts'], string>
>;

// Object.keys of a literal object returns exactly its keys.
export const notificationKindNames = Object.keys(notificationKinds) as readonly NotificationKindName[];

/** The definition of a kind, without its literal types. */
export function notificationKindNamed(name: NotificationKindName): NotificationKind {
  return notificationKinds[name];
}

/** True if users with these roles get notifications of a kind. */
export function getsNotifications(kind: NotificationKindName, roles: readonly Role[]): boolean {
  const { mail } = notificationKindNamed(kind);
  return asAddressed(roles).some((role) => mail[role] !== undefined);
}

/** When users with these roles get a kind by mail, unless they select something else: of several roles the soonest. */
export function defaultMailTime(kind: NotificationKindName, roles: readonly Role[]): MailTime {
  const { mail } = notificationKindNamed(kind);
  const times = asAddressed(roles).map((role) => mail[role] ?? 'never');
  return (['now', 'daily'] as const).find((time) => times.includes(time)) ?? 'never';
}

/** An admin gets what staff get, but not what is for the people of an entry. */
function asAddressed(roles: readonly Role[]): readonly Role[] {
  return roles.includes('admin') ? [...roles, 'staff'] : roles;
}
