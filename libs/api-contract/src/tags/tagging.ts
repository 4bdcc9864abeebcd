import * as v from 'valibot';
import { canReadField } from '../access';
import type { Collection } from '../defineCollection';
import type { Field } from '../fields/kinds';
import { fieldNamed, isFilterable } from '../filters';
import type { ActorRoles } from '../roles';
import { isHashcode } from '../schemas/formats';

/** Roles that tag the records they can read, and see their tags: no participant and no judge. Admins are always among them. */
export const tagRoles = ['staff'] as const;

/** How many tags a record can have, and how many records are tagged at a time. */
export const tagLimits = { maxPerRecord: 20, maxRecords: 200 } as const;

/** The name by which lists are filtered, and exported, by the tags of their records. */
export const taggedName = 'tagged';

/** Filter of a list of any collection besides its own fields: the tags on its records. */
export const taggedField: Field = { kind: 'reference', label: 'Tagged', to: 'tags', serverOwned: true };

/** A tag on a record, as it is read. */
export const recordTagSchema = v.object({
  hashcode: v.pipe(v.string(), v.check(isHashcode)),
  name: v.string(),
  /** One of the colours of tags. */
  color: v.nullable(v.string()),
});
export type RecordTag = v.InferOutput<typeof recordTagSchema>;

/** Checks whether these roles see which tags records have: a tenant can revoke reading tags from staff. */
export function canReadTags(actorRoles: ActorRoles): boolean {
  if (actorRoles.includes('admin')) return true;
  const taken = actorRoles.limits.staff?.['tags'];
  return actorRoles.includes('staff') && !taken?.verbs?.includes('read') && !taken?.hidden?.includes('name');
}

/** Field behind the name of a filter: one of the collection, a built-in one, or the tags. */
export function filterNamed(collection: Collection, name: string): Field | undefined {
  return fieldNamed(collection, name) ?? (name === taggedName ? taggedField : undefined);
}

/** The same as far as these roles can filter by it. */
export function readableFilter(
  collection: Collection,
  name: string,
  actorRoles: ActorRoles,
): Field | undefined {
  const field = fieldNamed(collection, name);
  if (!field) return name === taggedName && canReadTags(actorRoles) ? taggedField : undefined;
  return isFilterable(field) && canReadField(collection, name, actorRoles) ? field : undefined;
}
