import type { CollectionName } from '../collectionName';
import type { Role } from '../roles';

/** When the mail of a notification is sent: not at all, immediately, or with the others of the day. */
export const mailTimes = ['never', 'now', 'daily'] as const;
export type MailTime = (typeof mailTimes)[number];

/** One kind of notification, as the table below declares it. */
interface NotificationKind {
  /** The facts that its sentence is made of. */
  facts: readonly string[];
  /** Where it leads: the page of the record that it is about, or a page of its own. */
  leadsTo: 'record' | { readonly path: string };
  /** The collections that its record can be of; a kind with a page of its own has none. */
  about: readonly CollectionName[] | 'any';
  /** The roles that get it, and when by mail unless the user selects something else. */
  mail: Readonly<Partial<Record<Role, MailTime>>>;
  /** Is never sent by mail, even if the user selects it. @default false */
  isNeverMailed?: true;
  /** How long a mail waits: what follows about the same record in that time goes into the same mail. @default 0 */
  mailDelayMinutes?: number;
}

/** Every kind of notification: who gets it, its text and where it leads. */
export const notificationKinds = {
  /** Someone wrote in a conversation that the user is a member of. */
  message: {
    facts: ['author', 'subject'],
    leadsTo: 'record',
    about: ['conversations'],
    mail: { staff: 'daily', judge: 'now', participant: 'now', collaborator: 'now' },
    mailDelayMinutes: 2,
  },
  /** Someone mentioned the user in a message, or in a comment on a record. */
  mention: {
    facts: ['author', 'subject'],
    leadsTo: 'record',
    about: 'any',
    mail: { staff: 'now', judge: 'now', participant: 'now', collaborator: 'now' },
    mailDelayMinutes: 2,
  },
  /** Someone commented on a record that the user follows. */
  comment: {
    facts: ['author', 'subject'],
    leadsTo: 'record',
    about: 'any',
    mail: { staff: 'daily' },
    mailDelayMinutes: 2,
  },
  /** The status of a record that the user follows changed. */
  statusChanged: {
    facts: ['name', 'status'],
    leadsTo: 'record',
    about: 'any',
    mail: { staff: 'never' },
  },
  /** A user reported a message to the organisers. */
  messageReported: {
    facts: ['reporter', 'subject'],
    leadsTo: 'record',
    about: ['conversations'],
    mail: { staff: 'now' },
  },
  /** There is a new task for the people of an event, or for staff. */
  taskGiven: {
    facts: ['name', 'event', 'due'],
    leadsTo: 'record',
    about: ['tasks'],
    mail: { staff: 'never', participant: 'daily' },
  },
  /** A task that is not done is due today or tomorrow. */
  taskDue: {
    facts: ['name', 'event', 'due'],
    leadsTo: 'record',
    about: ['tasks'],
    mail: { staff: 'daily', participant: 'now' },
  },
  /** Staff want something changed in an answer that was submitted. */
  answerChangeRequested: {
    facts: ['task', 'name', 'comment'],
    leadsTo: 'record',
    about: ['formInstances'],
    mail: { judge: 'now', participant: 'now', collaborator: 'now' },
  },
  /** The organisers decided on the user's entry. */
  entryDecided: {
    facts: ['name', 'event', 'decision'],
    leadsTo: 'record',
    about: ['entries'],
    mail: { participant: 'now' },
  },
  /** An accepted entry withdrew: its place is free, or the next of the waiting list has it. */
  entryWithdrawn: {
    facts: ['name', 'event', 'reason', 'next', 'movedUp'],
    leadsTo: 'record',
    about: ['events'],
    mail: { staff: 'now' },
  },
  /** The time at which the user's entry performs was set, changed or removed. */
  callChanged: {
    facts: ['name', 'event', 'startsAt', 'zone'],
    leadsTo: 'record',
    about: ['entries'],
    mail: { participant: 'now' },
    // A running order is tried out before it stays.
    mailDelayMinutes: 10,
  },
  /** The results of a stage are released in which the user's entry was judged. */
  resultsReleased: {
    facts: ['name', 'event', 'stage', 'place', 'next'],
    leadsTo: 'record',
    about: ['stageEntries'],
    mail: { participant: 'now' },
  },
  /** A planned release did not happen. */
  releaseStopped: {
    facts: ['stage', 'event', 'reason'],
    leadsTo: 'record',
    about: ['stages'],
    mail: { staff: 'now', judge: 'now' },
  },
  /** On its night the user's entry is on stage much later than planned: sent once, and again after each further quarter of an hour. */
  callLate: {
    facts: ['name', 'event', 'startsAt', 'zone', 'minutes'],
    leadsTo: 'record',
    about: ['entries'],
    mail: { participant: 'now' },
  },
  /** The guardian of a member of the user's entry answered. */
  consentAnswered: {
    facts: ['member', 'name', 'answer'],
    leadsTo: 'record',
    about: ['entries'],
    mail: { participant: 'daily' },
  },
  /** A creative or their mentor proposed an achievement as reached. */
  achievementProposed: {
    facts: ['achievement', 'creative'],
    leadsTo: 'record',
    about: ['achievementInstances'],
    mail: { staff: 'daily' },
  },
  /** The organisers approved an achievement of the user. */
  achievementReached: {
    facts: ['achievement'],
    leadsTo: 'record',
    about: ['achievementInstances'],
    mail: { participant: 'now' },
  },
  /** The organisers sent a proposed achievement of the user back, with what is missing. */
  achievementReturned: {
    facts: ['achievement', 'reason'],
    leadsTo: 'record',
    about: ['achievementInstances'],
    mail: { participant: 'now' },
  },
  /** The organisers published something for the user, or remind of it. */
  announcement: {
    facts: ['title', 'isReminder'],
    leadsTo: 'record',
    about: ['announcements'],
    mail: { staff: 'daily', judge: 'now', participant: 'now', collaborator: 'now' },
  },
  /** Someone of a school asks for an account. */
  accountRequested: {
    facts: ['name', 'school'],
    leadsTo: 'record',
    about: ['accountRequests'],
    mail: { staff: 'now' },
  },
  /** A mail was given up after its last try. */
  mailFailed: {
    facts: ['to', 'subject'],
    leadsTo: { path: '/admin/landing' },
    about: [],
    mail: { admin: 'never' },
    // A mail about mail that does not arrive would not arrive either, and cause the next one.
    isNeverMailed: true,
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type NotificationKindName = keyof typeof notificationKinds;
/** The facts of a notification, by its kind: `FactsOf<'message'>`. */
export type FactsOf<Kind extends NotificationKindName> = Readonly<
  Record<(typeof notificationKinds)[Kind]['facts'][number], string>
>;

// Object.keys of a literal object returns exactly its keys.
export const notificationKindNames = Object.keys(notificationKinds) as readonly NotificationKindName[];

/** The definition of a kind, without its literal types. */
export function notificationKindNamed(name: NotificationKindName): NotificationKind {
  return notificationKinds[name];
}

/** Whether users with these roles get notifications of a kind. */
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
