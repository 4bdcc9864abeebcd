import type { ValueCondition } from './accessRules';
import type { RecordEventName } from './events/events';
import type { Tone } from './fields/field';
import { hasRole, type Role } from './roles';

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
  /** Who may make it, beside admins. They also need to be able to change the record. */
  roles: readonly Role[];
  /** Asked before it is done, where it hurts. */
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
  /** What people outside the office notice of it: said before it is done. */
  noticed?: string;
  /** The reference to the person who is notified of it: they are named before it is done. */
  notifies?: string;
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
   * Who can undo a transition although none leads back: those who decide correct their own mistakes, and no button for it stands on
   * every record. Admins are among them. Absent: only a transition back undoes one.
   */
  correctedBy?: readonly Role[];
  statuses: Readonly<Record<string, Status>>;
  transitions: Readonly<Record<string, Transition>>;
}

/** Whether somebody of these roles has to give a reason: those who have another role beside need none. */
export function needsReason({ asksReason }: Transition, actorRoles: readonly Role[]): boolean {
  return asksReason !== undefined && actorRoles.every((role) => asksReason.includes(role));
}

/** The transitions that somebody of these roles may make from a status. */
export function transitionsFrom(
  lifecycle: Lifecycle,
  status: string,
  actorRoles: readonly Role[],
): [string, Transition][] {
  return Object.entries(lifecycle.transitions).filter(
    ([, transition]) => transition.from.includes(status) && hasRole(actorRoles, transition.roles),
  );
}
