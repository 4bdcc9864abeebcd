import {
  valueIn,
  writableFields,
  type RecordBase,
  type Collection,
  type ActorRoles,
} from '@callboard/api-contract';
import { canChangeField } from '@callboard/api-contract/records';
import type { Through } from '../actor/canEdit';

/** The fields of a record's form that these roles can write in general, but not in its current status. */
export function closedFields(
  collection: Collection,
  roles: ActorRoles,
  record: RecordBase | undefined,
  through: Through | undefined,
  now = new Date(),
): string[] {
  if (!record) return [];
  const state = { status: valueIn(record, 'status'), through: through ?? null };
  return writableFields(collection, roles, 'update').flatMap(([name]) =>
    canChangeField(collection, name, roles, state, now) ? [] : [name],
  );
}
