import { canReadField, rowRule, writableFields } from '../access';
import type { RowRule, Verb } from '../accessRules';
import type { CodedProblem } from '../codedProblem';
import { collectionNamed, isCollectionName } from '../collectionNamed';
import type { Collection } from '../defineCollection';
import { transitionsFrom, type Transition } from '../lifecycle';
import { hasRole, type ActorRoles } from '../roles';

/**
 * For how many hours a change can be undone: those who reach every record of a collection have time to check what they imported;
 * others can correct a mistake of today.
 */
export const undoLimits = { hours: 24, hoursOfAll: 7 * 24 } as const;

/** A status change: from the former status to the present one. */
export interface StatusStep {
  from: string;
  to: string;
}

/** A change of one record, as far as it decides whether it can be undone. */
export type UndoableChange =
  | { kind: 'create' | 'delete' }
  /** The names of the fields that changed; their statuses where `status` is among them. */
  | { kind: 'update'; fields: readonly string[]; statuses: readonly StatusStep[] };

/** Verbs that undo a change of a record. */
const reverseVerbs = { create: 'remove', update: 'update', delete: 'create' } as const satisfies Record<
  UndoableChange['kind'],
  Verb
>;

/** The verb whose right undoing needs: who undoes a creation must be permitted to remove. */
export function reverseVerbOf(kind: UndoableChange['kind']): Verb {
  return reverseVerbs[kind];
}

/** Which rows these roles reach by undoing a change of this kind; null where none. A part comes back by the rights on what it is a part of. */
export function undoRule(
  collection: Collection,
  kind: UndoableChange['kind'],
  actorRoles: ActorRoles,
): RowRule | null {
  const verb = reverseVerbOf(kind);
  const whole = kind === 'delete' && collection.partOf ? collection.fields[collection.partOf] : undefined;
  if (whole?.kind !== 'reference' || !isCollectionName(whole.to))
    return rowRule(collection, verb, actorRoles);
  // A condition would speak of the fields of the whole.
  return rowRule(collectionNamed(whole.to), verb, actorRoles) === 'all' ? 'all' : null;
}

/** Checks whether these roles can undo such a change, so that no Undo is offered that the server refuses. */
export function canUndo(collection: Collection, actorRoles: ActorRoles, change: UndoableChange): boolean {
  return undoRefusal(collection, actorRoles, change) === null;
}

/** Checks whether these roles can undo a transition that a record in this status makes. */
export function canUndoTransition(
  collection: Collection,
  actorRoles: ActorRoles,
  action: string,
  from: string,
): boolean {
  const transition = collection.lifecycle?.transitions[action];
  if (!transition || transition.hasEffects) return false;
  const statuses = [{ from, to: transition.to }];
  return canUndo(collection, actorRoles, { kind: 'update', fields: ['status'], statuses });
}

/**
 * Why these roles cannot undo such a change, as a code of the catalogue with its facts; null where they can. Undo does nothing that its user could not do by
 * hand: it removes, creates, writes fields and makes transitions by the same rights.
 */
export function undoRefusal(
  collection: Collection,
  actorRoles: ActorRoles,
  change: UndoableChange,
): CodedProblem | null {
  const records = collection.label.many;
  if (!undoRule(collection, change.kind, actorRoles)) {
    return { code: 'undoVerb', facts: { verb: reverseWords[change.kind], records } };
  }
  if (change.kind === 'create' && collection.isSent) return { code: 'undoSent', facts: {} };
  if (change.kind !== 'update') return null;
  for (const step of change.statuses) {
    const reason = statusRefusal(collection, actorRoles, step);
    if (reason) return reason;
  }
  const writable = new Set(writableFields(collection, actorRoles, 'update').map(([field]) => field));
  const locked = change.fields.find((field) => {
    if (field === 'status' || writable.has(field)) return false;
    return !collection.fields[field]?.derived;
  });
  if (locked === undefined) return null;
  const field = collection.fields[locked];
  const isReadable = field !== undefined && canReadField(collection, locked, actorRoles);
  return isReadable
    ? { code: 'undoField', facts: { field: field.label, records } }
    : { code: 'undoAllOfIt', facts: {} };
}

/** Until when it can be undone, as a number of hours after the change. */
export function undoHours(
  collection: Collection,
  actorRoles: ActorRoles,
  kind: UndoableChange['kind'],
): number {
  const isAll = undoRule(collection, kind, actorRoles) === 'all';
  return isAll ? undoLimits.hoursOfAll : undoLimits.hours;
}

/** The refusal of a change that is too old. */
export function undoExpired(hours: number): CodedProblem {
  return hours > 48
    ? { code: 'undoTooLateByDays', facts: { days: hours / 24 } }
    : { code: 'undoTooLate', facts: { hours } };
}

const reverseWords = { create: 'delete', update: 'change', delete: 'create' } as const;

/**
 * A status goes back by a transition that the actor can make now, or by those who correct this lifecycle, and never around an action
 * that does more than change it.
 */
function statusRefusal(
  collection: Collection,
  actorRoles: ActorRoles,
  { from, to }: StatusStep,
): CodedProblem | null {
  const { lifecycle, label } = collection;
  if (!lifecycle) return { code: 'undoNoStatus', facts: {} };
  const isPlain = ({ hasEffects }: Transition): boolean => !hasEffects;
  const made = Object.values(lifecycle.transitions).filter(
    (transition) => transition.from.includes(from) && transition.to === to,
  );
  const [action] = made;
  const back = transitionsFrom(collection, to, actorRoles).filter(([, transition]) => transition.to === from);
  if (action && !made.some(isPlain)) {
    const [way] = back;
    const { label: done } = action;
    return way
      ? { code: 'undoByAction', facts: { action: done, instead: way[1].label } }
      : { code: 'undoHasEffects', facts: { action: done } };
  }
  if (back.some(([, transition]) => isPlain(transition))) return null;
  const { correctedBy } = lifecycle;
  if (correctedBy && made.some(isPlain) && hasRole(actorRoles, correctedBy)) return null;
  const named = (status: string): string => lifecycle.statuses[status]?.label ?? status;
  return { code: 'undoStatus', facts: { record: label.one, from: named(to), to: named(from) } };
}
