import type { Collection } from './defineCollection';
import type { Field } from './fields/kinds';
import { hasRole, type Role } from './roles';

/** The field holds one of some values. */
export interface ValueCondition {
  field: string;
  in: readonly string[];
}

/**
 * Records that lead from the actor to something: those of `collection` whose `own` is the actor's person, or the actor's user, by what
 * their `field` holds. What meets `unless` leads nowhere any more, and neither does what belongs to a record that does.
 */
export interface RowLink {
  collection: string;
  own: string;
  /** Whom `own` names. @default 'individual' */
  actor?: 'individual' | 'user';
  field: string;
  unless?: ValueCondition;
  /** The record that it belongs to: one of `collection`, by what `field` holds. */
  part?: { field: string; collection: string; unless: ValueCondition };
}

/**
 * One way for a row to be within reach: a field equals the actor's own record, or holds one of some values, or something to
 * which one of the links leads the actor, or names a record that the same role can read; where the row meets `and` too.
 */
export type RowCondition =
  | { field: string; actor: 'individual' | 'user' }
  | ValueCondition
  | { field: string; linkedBy: readonly RowLink[]; and?: ValueCondition }
  | { field: string; readable: true; and?: ValueCondition };

/** Which rows a role reaches: all, or those that meet at least one condition. A role that is absent reaches none. */
export type RowRule = 'all' | readonly RowCondition[];
export const verbs = ['read', 'create', 'update', 'remove'] as const;
export type Verb = (typeof verbs)[number];
export type Access = Readonly<Record<Verb, Readonly<Partial<Record<Role, RowRule>>>>>;

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
