import {
  rowRule,
  writableFields,
  type ActorRoles,
  type Collection,
  type Field,
} from '@callboard/api-contract';
import { builtInFields } from '@callboard/api-contract/lists';
import { importKey } from '@callboard/api-contract/imports';
import type { Mapping } from './importStep';

/**
 * The fields that a file can fill: those that the actor can set on create, except for fixed values, and the key, by which a row changes
 * a record that exists.
 */
export function importFields(
  collection: Collection,
  roles: ActorRoles,
  defaults: Readonly<Record<string, string>>,
): [string, Field][] {
  const fields = writableFields(collection, roles, 'create').filter(
    ([name, { kind }]) => !(name in defaults) && kind !== 'document',
  );
  const canUpdate = rowRule(collection, 'update', roles) !== null;
  return canUpdate ? [...fields, [importKey, builtInFields.hashcode]] : fields;
}

/**
 * The required fields that are not mapped yet. The parent of a mapped reference is not needed: it follows from the reference; and none
 * is needed of records that exist.
 */
export function missingFields(fields: readonly [string, Field][], mapping: Mapping): Field[] {
  if (mapping[importKey] !== undefined) return [];
  const implied = new Set(
    fields.flatMap(([name, field]) =>
      'within' in field && field.within !== undefined && mapping[name] !== undefined ? [field.within] : [],
    ),
  );
  return fields
    .filter(([name, field]) => field.required && mapping[name] === undefined && !implied.has(name))
    .map(([, field]) => field);
}
