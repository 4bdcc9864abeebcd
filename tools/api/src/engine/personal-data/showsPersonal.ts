import { canReadField, type Collection, type ActorRoles } from '@callboard/api-contract';
import type { Database } from '../database/openDatabase';
import { definePort } from '../definePort';
import type { TenantActor } from '../records/actor';

/** Notes who saw contact data of these records. */
export type NoteViews = (
  database: Database,
  actor: TenantActor,
  collection: Collection,
  hashcodes: readonly string[],
  deed: 'looked' | 'exported',
) => Promise<void>;

/** Served by entering. */
export const noteViews = definePort<NoteViews>('views of contact data');

/** Checks whether these fields show contact data; absent: all that the reader can read. */
export function showsPersonal(
  collection: Collection,
  roles: ActorRoles,
  fields: readonly string[] | undefined,
): boolean {
  return Object.entries(collection.fields).some(
    ([name, field]) =>
      field.isPersonal === true && canReadField(collection, name, roles) && (fields?.includes(name) ?? true),
  );
}
