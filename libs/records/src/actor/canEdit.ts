import {
  valueIn,
  writableFields,
  type Actor,
  type RecordBase,
  type Collection,
  type ActorRoles,
} from '@callboard/api-contract';
import { deadlineOf, canChangeField } from '@callboard/api-contract/records';
import { canReach } from './canReach';

/** The record whose deadline closes another one for changes; null if the actor cannot read it. */
export type Through = Readonly<Record<string, unknown>> | null;

/**
 * Whether the actor can change this record in a form, in its current status. Without `through`, the deadline counts as open: the
 * form checks it.
 */
export function canEdit(
  collection: Collection,
  record: RecordBase,
  actor: Actor,
  through?: Through,
  now = new Date(),
): boolean {
  if (!canReach(collection, 'update', record, actor)) return false;
  const fields = formFields(collection, actor.roles);
  const status = valueIn(record, 'status');
  if (through === undefined && deadlineOf(collection, actor.roles, status)) return fields.length > 0;
  const state = { status, through: through ?? null };
  return fields.some((name) => canChangeField(collection, name, actor.roles, state, now));
}

/** Documents do not count, because they have their own screen. */
function formFields(collection: Collection, roles: ActorRoles): string[] {
  return writableFields(collection, roles, 'update').flatMap(([name, { kind }]) =>
    kind === 'document' ? [] : [name],
  );
}
