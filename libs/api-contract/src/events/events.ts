import * as v from 'valibot';
import { defineEvent } from './defineEvent';

const hashcode = v.pipe(v.string(), v.uuid());

/** A record, and of which collection. */
const recordSchema = v.object({ collection: v.string(), record: hashcode });

/** A line of the change log: which record, what was done to it, and its status before and after, where it has one. */
const changeSchema = v.object({
  ...recordSchema.entries,
  kind: v.picklist(['create', 'update', 'delete']),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
});

/** What protects an account, as it can change. */
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
  /** The password of an account, a second step or a passkey was changed. */
  'account.secured': defineEvent({
    payload: v.object({ account: hashcode, change: v.picklist(accountChanges) }),
  }),
  'entry.accepted': defineEvent({ payload: recordSchema, from: 'change' }),
  'entry.declined': defineEvent({ payload: recordSchema, from: 'change' }),
  'entry.submitted': defineEvent({ payload: recordSchema, from: 'change' }),
  'entry.withdrawn': defineEvent({ payload: recordSchema, from: 'change' }),
  /** A mail was given up after its last try. */
  'mail.failed': defineEvent({ payload: v.object({ mail: hashcode }) }),
  'message.sent': defineEvent({ payload: recordSchema, from: 'change' }),
  /** A user has a new notification, or read some. */
  'notifications.changed': defineEvent({ payload: v.object({ user: hashcode }) }),
  /** Any record was created, changed, moved to another status, or deleted. */
  'record.changed': defineEvent({ payload: changeSchema, from: 'change' }),
  /** Some or all sessions of an account came to an end. */
  'sessions.ended': defineEvent({ payload: v.object({ account: hashcode }) }),
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
