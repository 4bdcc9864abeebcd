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
  /**
   * It does more than change the status, by an action of its own: it scores answers, or sends a mail. Undo neither takes it back
   * nor makes it, and it is made for one record at a time.
   */
  hasEffects?: true;
  /** The event that it is, for subscribers. */
  event?: RecordEventName;
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
