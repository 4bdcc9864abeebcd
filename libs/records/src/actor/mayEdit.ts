import {
  writableFields,
  type Actor,
  type AnyRecord,
  type Collection,
  type Role,
} from '@callboard/api-contract';
import { mayReach } from './mayReach';

/** Whether a form would have anything to change in a record: a document has a screen of its own. */
export function hasFormFields(collection: Collection, roles: readonly Role[]): boolean {
  return writableFields(collection, roles, 'update').some(([, { kind }]) => kind !== 'document');
}

/** Whether the actor may change this record in a form. */
export function mayEdit(collection: Collection, record: AnyRecord, actor: Actor): boolean {
  return mayReach(collection, 'update', record, actor) && hasFormFields(collection, actor.roles);
}
