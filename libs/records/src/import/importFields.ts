import { writableFields, type Collection, type Field, type Role } from '@callboard/api-contract';
import type { Mapping } from './importStep';

/** The fields that a file may fill: what the actor may give on create, without what the place of the import settles. */
export function importFields(
  collection: Collection,
  roles: readonly Role[],
  defaults: Readonly<Record<string, string>>,
): [string, Field][] {
  return writableFields(collection, roles, 'create').filter(
    ([name, { kind }]) => !(name in defaults) && kind !== 'document',
  );
}

/** The fields that every record needs and nothing fills yet. What another reference lies within follows from that one. */
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
