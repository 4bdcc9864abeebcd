import * as v from 'valibot';
import { exportFormats } from '../listExports';
import { limitedRoles } from '../roles';
import { defineEvent } from './defineEvent';

const hashcode = v.pipe(v.string(), v.uuid());

/** A record, and of which collection. */
const recordSchema = v.object({ collection: v.string(), record: hashcode });

/** A record that was made or made a transition, with its status before and after, where it has one. */
const stepSchema = v.object({
  ...recordSchema.entries,
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
});

/** The member of an entry whose guardian answered. */
const consentSchema = v.object({ entry: hashcode, participant: hashcode });

/** A line of the change log: which record, what was done to it, and its status before and after, where it has one. */
const changeSchema = v.object({
  ...stepSchema.entries,
  kind: v.picklist(['create', 'update', 'delete']),
});

/** Export of a collection, with its user: names of fields and no values. */
export const listExportSchema = v.object({
  export: hashcode,
  user: hashcode,
  collection: v.string(),
  format: v.picklist(exportFormats),
  rows: v.number(),
  fields: v.array(v.string()),
});

/** Changes to the protection of an account. */
export const accountChanges = [
  'password',
  'totpOn',
  'totpOff',
  'recoveryCodes',
  'passkeyOn',
  'passkeyOff',
] as const;

/** Every event of the product by its name: the subject, and what happened to it. */
export const events = {
  /** A creative, their mentor or the office proposed an achievement as reached; it was reached; it was sent back with a reason. */
  'achievement.proposed': defineEvent({ payload: stepSchema, from: 'change' }),
  'achievement.reached': defineEvent({ payload: stepSchema, from: 'change' }),
  'achievement.returned': defineEvent({ payload: stepSchema, from: 'change' }),
  /** The password of an account, a second step or a passkey was changed. */
  'account.secured': defineEvent({
    payload: v.object({ account: hashcode, change: v.picklist(accountChanges) }),
  }),
  /** Someone requested an account. */
  'account.requested': defineEvent({ payload: stepSchema, from: 'change' }),
  'announcement.revoked': defineEvent({ payload: stepSchema, from: 'change' }),
  /** Staff want a change of submitted answers. */
  'answer.change_requested': defineEvent({ payload: stepSchema, from: 'change' }),
  /** A comment was added, edited, deleted or restored. */
  'comment.changed': defineEvent({
    payload: v.object({ ...recordSchema.entries, comment: hashcode, isNew: v.boolean() }),
  }),
  /** A guardian agreed, refused, or withdrew their consent: to one kind of consent or several. */
  'consent.given': defineEvent({ payload: consentSchema }),
  'consent.refused': defineEvent({ payload: consentSchema }),
  'consent.withdrawn': defineEvent({ payload: consentSchema }),
  /** A member has read further in a conversation. */
  'conversation.read': defineEvent({ payload: v.object({ conversation: hashcode, user: hashcode }) }),
  /** The office decided on an entry, one way or another. */
  'entry.decided': defineEvent({ payload: stepSchema, from: 'change' }),
  'entry.withdrawn': defineEvent({ payload: stepSchema, from: 'change' }),
  /** A user took the rows of a list with them as a file. Stored for good, and part of the history of the user. */
  'list.exported': defineEvent({ payload: listExportSchema }),
  /** A mail was given up after its last try. */
  'mail.failed': defineEvent({ payload: v.object({ mail: hashcode }) }),
  /** A user added or removed a reaction. */
  'message.reacted': defineEvent({ payload: v.object({ message: hashcode, conversation: hashcode }) }),
  /** A user reported a message to the organisers. */
  'message.reported': defineEvent({ payload: v.object({ report: hashcode }) }),
  'message.sent': defineEvent({ payload: stepSchema, from: 'change' }),
  /** An admin took all that is stored about a person with them as a file. Stored for good, and part of the history of the person. */
  'person.exported': defineEvent({
    payload: v.object({ export: hashcode, user: hashcode, person: hashcode }),
  }),
  /** A user has a new notification, or read some. */
  'notifications.changed': defineEvent({ payload: v.object({ user: hashcode }) }),
  /** Any record was created, changed, moved to another status, or deleted. */
  'record.changed': defineEvent({ payload: changeSchema, from: 'change' }),
  /** A correction of released results was released. */
  'results.corrected': defineEvent({ payload: stepSchema, from: 'change' }),
  /** The rights of a role of the tenant changed. */
  'roles.limited': defineEvent({ payload: v.object({ role: v.picklist(limitedRoles) }) }),
  /** Some or all sessions of an account came to an end. */
  'sessions.ended': defineEvent({ payload: v.object({ account: hashcode }) }),
  /** The stage manager made a step of a show. */
  'show.stepped': defineEvent({ payload: stepSchema, from: 'change' }),
  /** The judging of a stage was closed; its results were released. */
  'stage.closed': defineEvent({ payload: stepSchema, from: 'change' }),
  'stage.released': defineEvent({ payload: stepSchema, from: 'change' }),
  'task.given': defineEvent({ payload: stepSchema, from: 'change' }),
  /** A tag was put on records of one collection, or removed from them. */
  'tags.changed': defineEvent({ payload: v.object({ collection: v.string(), records: v.array(hashcode) }) }),
};

export type EventName = keyof typeof events;
/** The payload of an event, by its name: `PayloadOf<'message.sent'>`. */
export type PayloadOf<Name extends EventName> = v.InferOutput<(typeof events)[Name]['payload']>;

/** The events that an action writes. */
export type WrittenEventName = {
  [Name in EventName]: (typeof events)[Name] extends { from: 'change' } ? never : Name;
}[EventName];

/** The events of one collection's records: `record.changed` is of all. */
export type RecordEventName = Exclude<EventName, WrittenEventName | 'record.changed'>;

/** An event as subscribers get it. */
export type EventOf<Name extends EventName> = { [N in Name]: { name: N; payload: PayloadOf<N> } }[Name];
