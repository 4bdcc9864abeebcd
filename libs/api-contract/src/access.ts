import { verbs, type RowCondition, type RowRule, type Verb } from './accessRules';
import type { Collection } from './defineCollection';
import type { Field } from './fields/kinds';
import { fieldNamed } from './filters';
import { hasRole, type ActorRoles, type CollectionLimits, type Role } from './roles';

/** The rows that these roles reach together; null when none. */
export function rowRule(collection: Collection, verb: Verb, actorRoles: ActorRoles): RowRule | null {
  if (collection.never?.includes(verb)) return null;
  if (actorRoles.includes('admin') && collection.access[verb].admin === undefined) return 'all';
  const conditions: RowCondition[] = [];
  for (const role of actorRoles) {
    const rule = ruleOfRole(collection, verb, role, actorRoles);
    if (rule === 'all') return 'all';
    if (rule) conditions.push(...rule);
  }
  return conditions.length > 0 ? conditions : null;
}

/** Checks whether these roles can read a field. One that any of them loses is hidden, even if others see it. */
export function canReadField(collection: Collection, name: string, actorRoles: ActorRoles): boolean {
  const field = fieldNamed(collection, name);
  if (!field || field.neverRead || !isAmong(field.readableBy, actorRoles)) return false;
  return !limitsOf(collection, actorRoles).some(({ hidden }) => hidden?.includes(name));
}

/** Checks whether these roles can write a field. */
export function canWriteField(collection: Collection, name: string, actorRoles: ActorRoles): boolean {
  const field = collection.fields[name];
  if (!field || field.serverOwned || !canReadField(collection, name, actorRoles)) return false;
  if (!isAmong(field.writableBy, actorRoles)) return false;
  return !limitsOf(collection, actorRoles).some(({ fixed }) => fixed?.includes(name));
}

/** The fields that these roles can see, in the order of declaration. */
export function readableFields(collection: Collection, actorRoles: ActorRoles): [string, Field][] {
  return Object.entries(collection.fields).filter(([name]) => canReadField(collection, name, actorRoles));
}

/** Checks whether these roles can do more with such records than read them. */
function canActOn(collection: Collection, actorRoles: ActorRoles): boolean {
  return verbs.some((verb) => verb !== 'read' && rowRule(collection, verb, actorRoles) !== null);
}

/**
 * Checks whether these roles have use of the list and the pages of a collection: the routes of a sign-in and the links of all screens ask
 * this, so that no link leads to a page that is not there.
 */
export function opensPages(collection: Collection, actorRoles: ActorRoles): boolean {
  if (rowRule(collection, 'read', actorRoles) === null) return false;
  // The office follows what only the server writes, such as tickets and payments.
  return (
    collection.isForReaders === true || hasRole(actorRoles, ['staff']) || canActOn(collection, actorRoles)
  );
}

/** The fields that pages and lists show these roles: how the office runs a record stays with those who change it. */
export function shownFields(collection: Collection, actorRoles: ActorRoles): [string, Field][] {
  const fields = readableFields(collection, actorRoles);
  return rowRule(collection, 'update', actorRoles) === null
    ? fields.filter(([, field]) => !field.isSetup)
    : fields;
}

/** The fields that these roles can give, on create or on change. */
export function writableFields(
  collection: Collection,
  actorRoles: ActorRoles,
  occasion: 'create' | 'update',
): [string, Field][] {
  return Object.entries(collection.fields).filter(
    ([name, field]) =>
      canWriteField(collection, name, actorRoles) && !(occasion === 'update' && field.immutable),
  );
}

/** The declared rule of one role, less what its tenant takes away. Without reading there is nothing else. */
export function ruleOfRole(
  collection: Collection,
  verb: Verb,
  role: Role,
  { limits }: ActorRoles,
): RowRule | undefined {
  const declared = collection.access[verb][role];
  const taken = limits[role]?.[collection.name];
  if (!declared || !taken) return declared;
  if (taken.verbs?.includes('read') || taken.verbs?.includes(verb)) return undefined;
  const field = taken.rows === undefined ? undefined : collection.fields[taken.rows];
  if (declared !== 'all' || taken.rows === undefined) return declared;
  // A reference that the contract no longer has leaves nothing: limits never fail open.
  if (field?.kind !== 'reference') return undefined;
  return [{ field: taken.rows, actor: field.to === 'users' ? 'user' : 'individual' }];
}

/** Limits of the actor's roles on a collection; an admin has none. */
function limitsOf(collection: Collection, actorRoles: ActorRoles): CollectionLimits[] {
  if (actorRoles.includes('admin')) return [];
  return actorRoles.flatMap((role) => actorRoles.limits[role]?.[collection.name] ?? []);
}

function isAmong(allowed: readonly Role[] | undefined, actorRoles: readonly Role[]): boolean {
  return !allowed || hasRole(actorRoles, allowed);
}
