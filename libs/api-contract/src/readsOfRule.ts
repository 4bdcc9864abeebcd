import { rowRule } from './access';
import type { RowCondition, RowLink } from './accessRules';
import { collectionNamed, isCollectionName } from './collectionNamed';
import type { Collection } from './defineCollection';
import type { Role } from './roles';

/** What the rule of a collection reads of another one to decide about a row. */
export interface RuleRead {
  collection: string;
  fields: readonly string[];
}

/** The collections beside its own that decide which rows some roles read: rows come and go with changes in each of them. */
export function collectionsReadBy(collection: Collection, actorRoles: readonly Role[]): ReadonlySet<string> {
  return new Set(readsOfRule(collection, actorRoles).map((read) => read.collection));
}

/** What decides of other collections which rows some roles read, field by field. */
export function readsOfRule(collection: Collection, actorRoles: readonly Role[]): RuleRead[] {
  if (rowRule(collection, 'read', actorRoles) === 'all') return [];
  return actorRoles.flatMap((role) =>
    conditionsOf(collection, role).flatMap((condition) => readsOfCondition(collection, condition, role)),
  );
}

function conditionsOf(collection: Collection, role: Role): readonly RowCondition[] {
  const rule = rowRule(collection, 'read', [role]);
  return rule === null || rule === 'all' ? [] : rule;
}

/** A kind of condition that is added does not compile until it says here what it reads. */
function readsOfCondition(collection: Collection, condition: RowCondition, role: Role): RuleRead[] {
  if ('linkedBy' in condition) return condition.linkedBy.flatMap(readsOfLink);
  if ('readable' in condition) return readsThrough(collection, condition.field, role);
  if ('actor' in condition || 'in' in condition) return [];
  return condition satisfies never;
}

function readsOfLink({ collection, own, field, unless, part }: RowLink): RuleRead[] {
  const fields = [own, field, ...(unless ? [unless.field] : []), ...(part ? [part.field] : [])];
  const whole = part ? [{ collection: part.collection, fields: [part.unless.field] }] : [];
  return [{ collection, fields }, ...whole];
}

/** Where a reference has to be readable, its target's own rule decides, and all that that one reads. */
function readsThrough({ name, fields }: Collection, reference: string, role: Role): RuleRead[] {
  const field = fields[reference];
  if (field?.kind !== 'reference' || !isCollectionName(field.to)) {
    throw new Error(`${name} has no reference ${reference} through which its rows could be read.`);
  }
  const target = collectionNamed(field.to);
  const decided = conditionsOf(target, role).flatMap((condition) => [
    condition.field,
    ...('and' in condition && condition.and ? [condition.and.field] : []),
  ]);
  return [{ collection: target.name, fields: decided }, ...readsOfRule(target, [role])];
}
