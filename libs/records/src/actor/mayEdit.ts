import {
  deadlineOf,
  mayChangeField,
  writableFields,
  type Actor,
  type AnyRecord,
  type Collection,
  type Role,
} from '@callboard/api-contract';
import { mayReach } from './mayReach';

/** The record that decides until when another one changes, as far as it is read; null where it is out of reach. */
export type Through = Readonly<Record<string, unknown>> | null;

/** Whether a form would have anything to change in a record: a document has a screen of its own. */
export function hasFormFields(collection: Collection, roles: readonly Role[]): boolean {
  return formFields(collection, roles).length > 0;
}

/**
 * Whether the actor may change this record in a form, in the status that it has. Without `through` a deadline counts as open: the
 * form finds out.
 */
export function mayEdit(
  collection: Collection,
  record: AnyRecord,
  actor: Actor,
  through?: Through,
  now = new Date(),
): boolean {
  if (!mayReach(collection, 'update', record, actor)) return false;
  const fields = formFields(collection, actor.roles);
  const { status } = record;
  if (through === undefined && deadlineOf(collection, actor.roles, status)) return fields.length > 0;
  const state = { status, through: through ?? null };
  return fields.some((name) => mayChangeField(collection, name, actor.roles, state, now));
}

function formFields(collection: Collection, roles: readonly Role[]): string[] {
  return writableFields(collection, roles, 'update').flatMap(([name, { kind }]) =>
    kind === 'document' ? [] : [name],
  );
}
