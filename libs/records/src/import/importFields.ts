import { writableFields, type Collection, type Field, type ActorRoles } from '@callboard/api-contract';
import type { Mapping } from './importStep';

/** The fields that a file can fill: those that the actor can set on create, except for fixed values. */
export function importFields(
  collection: Collection,
  roles: ActorRoles,
  defaults: Readonly<Record<string, string>>,
): [string, Field][] {
  return writableFields(collection, roles, 'create').filter(
    ([name, { kind }]) => !(name in defaults) && kind !== 'document',
  );
}

/** The required fields that are not mapped yet. The parent of a mapped reference is not needed: it follows from the reference. */
export function missingFields(fields: readonly [string, Field][], mapping: Mapping): Field[] {
  const implied = new Set(
    fields.flatMap(([name, field]) =>
      'within' in field && field.within !== undefined && mapping[name] !== undefined ? [field.within] : [],
    ),
  );
  return fields
    .filter(([name, field]) => field.required && mapping[name] === undefined && !implied.has(name))
    .map(([, field]) => field);
}
