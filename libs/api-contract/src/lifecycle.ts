import type { ValueCondition } from './accessRules';
import type { RecordEventName } from './events/events';
import type { Tone } from './fields/field';
import { canCall } from './rights';
import type { ActorRoles, Role } from './roles';

export interface Status {
  label: string;
  tone: Tone;
}

/** A named change of status; its key is the action's name on the wire (clause 7.21). */
export interface Transition {
  /** The words on its button: a verb first. */
  label: string;
  from: readonly string[];
  to: string;
  /** It is for records alone whose field has one of these values. */
  where?: { field: string; in: readonly string[] };
  /** Roles that can make it, besides admins. They also need to be able to change the record. */
  roles: readonly Role[];
  /** The question before it is done, where it hurts. */
  confirm?: string;
  /** It takes a reason, which these roles have to give. */
  asksReason?: readonly Role[];
  /**
   * It does more than change the status, by an action of its own: it scores answers, or sends a mail. Undo neither takes it back
   * nor makes it, and it is made for one record at a time.
   */
  hasEffects?: true;
  /** The event that it is, for subscribers. */
  event?: RecordEventName;
  /**
   * In which situations it is the next step, and so stands out on the record's page; one of them is enough, and an empty list means
   * never. Absent: whenever it leads to a status whose colour is neither neutral nor red.
   */
  next?: readonly Situation[];
  /** Effect that people outside the office notice: shown before it is done. */
  noticed?: string;
  /** The reference to the person who is notified of it right away, by whichever way it is made: they are named before it is done. */
  notifies?: string;
  /** The fields in which it can be stored, with its reason, to be made later: no one is notified until then. */
  storedIn?: { field: string; reason: string };
}

/** A situation of a record: all that is declared of it holds. */
export interface Situation {
  /** Its status is one of these. */
  from?: readonly string[];
  where?: ValueCondition;
  /** This field has no value. */
  without?: string;
  /** Of these moments, the first whose field has a value has come. */
  since?: readonly Moment[];
  /** None of these moments has come, of those whose field has a value. */
  until?: readonly Moment[];
}

/** A day or an instant of a record, moved by some days or hours. A day begins at midnight. */
export interface Moment {
  field: string;
  days?: number;
  hours?: number;
}

/** The statuses of a collection and the ways between them, as data; it becomes the field `status`. */
export interface Lifecycle {
  initial: string;
  /**
   * Roles that can undo a transition although none leads back: those who decide correct their own mistakes, and no button for it stands on
   * every record. Admins are among them. Absent: only a transition back undoes one.
   */
  correctedBy?: readonly Role[];
  statuses: Readonly<Record<string, Status>>;
  transitions: Readonly<Record<string, Transition>>;
}

/** Checks whether these roles have to give a reason: users who also have another role need none. */
export function needsReason({ asksReason }: Transition, actorRoles: readonly Role[]): boolean {
  return asksReason !== undefined && actorRoles.every((role) => asksReason.includes(role));
}

/** A collection as far as its changes of status go. */
export interface WithLifecycle {
  name: string;
  lifecycle?: Lifecycle | undefined;
}

/** The transitions of a collection that these roles can make from a status. */
export function transitionsFrom(
  { name: collection, lifecycle }: WithLifecycle,
  status: string,
  actorRoles: ActorRoles,
): [string, Transition][] {
  return Object.entries(lifecycle?.transitions ?? {}).filter(
    ([name, { from, roles }]) => from.includes(status) && canCall(collection, name, roles, actorRoles),
  );
}

/** Checks whether a transition is for a record with these values, in any status. */
export function isFor({ where }: Transition, record: Readonly<Record<string, unknown>>): boolean {
  return where === undefined || where.in.includes(String(record[where.field]));
}

/** The transitions that these roles can make of a record as it is. */
export function transitionsOf(
  collection: WithLifecycle,
  record: Readonly<Record<string, unknown>>,
  actorRoles: ActorRoles,
): [string, Transition][] {
  return transitionsFrom(collection, String(record['status']), actorRoles).filter(([, transition]) =>
    isFor(transition, record),
  );
}
