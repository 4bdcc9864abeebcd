import type { RowCondition, RowRule, Verb } from './accessRules';
import type { Collection } from './defineCollection';
import type { Field } from './fields/kinds';
import { hasRole, type Role } from './roles';

/** The rows that these roles reach together; null when none. */
export function rowRule(collection: Collection, verb: Verb, actorRoles: readonly Role[]): RowRule | null {
  if (collection.never?.includes(verb)) return null;
  if (actorRoles.includes('admin')) return 'all';
  const conditions: RowCondition[] = [];
  for (const role of actorRoles) {
    const rule = collection.access[verb][role];
    if (rule === 'all') return 'all';
    if (rule) conditions.push(...rule);
  }
  return conditions.length > 0 ? conditions : null;
}

export function canReadField(field: Field, actorRoles: readonly Role[]): boolean {
  return isAmong(field.readableBy, actorRoles);
}

export function canWriteField(field: Field, actorRoles: readonly Role[]): boolean {
  return !field.serverOwned && canReadField(field, actorRoles) && isAmong(field.writableBy, actorRoles);
}

/** The fields that these roles may see, in the order of declaration. */
export function readableFields(collection: Collection, actorRoles: readonly Role[]): [string, Field][] {
  return Object.entries(collection.fields).filter(([, field]) => canReadField(field, actorRoles));
}

/** The fields that these roles may give, on create or on change. */
export function writableFields(
  collection: Collection,
  actorRoles: readonly Role[],
  occasion: 'create' | 'update',
): [string, Field][] {
  return Object.entries(collection.fields).filter(
    ([, field]) => canWriteField(field, actorRoles) && !(occasion === 'update' && field.immutable),
  );
}

function isAmong(allowed: readonly Role[] | undefined, actorRoles: readonly Role[]): boolean {
  return !allowed || hasRole(actorRoles, allowed);
}
