import { rowRule } from './access';
import type { RowCondition, RowLink, RowNaming, TargetLink, ValueCondition } from './accessRules';
import { collectionNamed, isCollectionName } from './collectionNamed';
import type { CollectionName } from './collectionName';
import { contests } from './entries/contests';
import { matchedByTargets } from './messaging/targetFields.data';
import type { Collection } from './defineCollection';
import { oneRole, type ActorRoles } from './roles';

/** Fields of another collection that the rule of a collection reads to decide about a row. */
export interface RuleRead {
  collection: string;
  fields: readonly string[];
}

/** The collections besides its own that decide which rows some roles read: rows come and go with changes in each of them. */
export function collectionsReadBy(collection: Collection, actorRoles: ActorRoles): ReadonlySet<string> {
  return new Set(readsOfRule(collection, actorRoles).map((read) => read.collection));
}

/** Fields of other collections that decide which rows some roles read. */
export function readsOfRule(collection: Collection, actorRoles: ActorRoles): RuleRead[] {
  if (rowRule(collection, 'read', actorRoles) === 'all') return [];
  return actorRoles
    .map((role) => oneRole(actorRoles, role))
    .flatMap((role) =>
      conditionsOf(collection, role).flatMap((condition) => readsOfCondition(collection, condition, role)),
    );
}

function conditionsOf(collection: Collection, role: ActorRoles): readonly RowCondition[] {
  const rule = rowRule(collection, 'read', role);
  return rule === null || rule === 'all' ? [] : rule;
}

/** A kind of condition that is added does not compile until it declares here what it reads. */
function readsOfCondition(collection: Collection, condition: RowCondition, role: ActorRoles): RuleRead[] {
  if ('linkedBy' in condition) return condition.linkedBy.flatMap(readsOfLink);
  if ('targetedBy' in condition) return readsOfTargets(condition.targetedBy);
  if ('readable' in condition) return readsThrough(collection, condition, role);
  if ('namedIn' in condition) return condition.namedIn.flatMap((naming) => readsOfNaming(naming, role));
  if ('reachedIn' in condition)
    return condition.reachedIn.flatMap((name) => (isCollectionName(name) ? readsOfTarget(name, role) : []));
  if ('actor' in condition || 'in' in condition || 'holds' in condition) return [];
  return condition satisfies never;
}

function readsOfNaming(naming: RowNaming, role: ActorRoles): RuleRead[] {
  const { collection: name, field, through, unless } = naming;
  if (!isCollectionName(name)) return [];
  const met = through && collectionNamed(name).fields[through.reference];
  const whole =
    through && met?.kind === 'reference' ? [{ collection: met.to, fields: [through.meets.field] }] : [];
  const less = unless
    ? [{ collection: unless.collection, fields: [unless.own, ...unless.same, unless.meets.field] }]
    : [];
  const named = [field, ...(through ? [through.reference] : []), ...(unless?.same ?? [])];
  return [...readsOfTarget(name, role, named), ...whole, ...less];
}

function readsOfLink({ collection, own, field, unless, part }: RowLink): RuleRead[] {
  const fields = [own, field, ...(unless ? [unless.field] : []), ...(part ? [part.field] : [])];
  const whole = part ? [{ collection: part.collection, fields: [part.unless.field] }] : [];
  return [{ collection, fields }, ...whole];
}

/** The reach of a target changes with the target, and with the people in each entry. */
function readsOfTargets({ collection, field }: TargetLink): RuleRead[] {
  const fields = [field, ...matchedByTargets];
  const categories = Object.values(contests).map(({ category }) => category);
  return [
    { collection, fields },
    { collection: 'entries', fields: ['contact', 'event', 'region', 'status', ...categories] },
    { collection: 'participants', fields: ['individual', 'entry', 'status'] },
    { collection: 'collaborators', fields: ['user', 'entry'] },
  ];
}

/** Where a reference has to be readable, its target's own rule decides, and all that that one reads. */
function readsThrough(
  { name, fields }: Collection,
  { field: reference, target }: { field: string; target?: ValueCondition },
  role: ActorRoles,
): RuleRead[] {
  const field = fields[reference];
  if (field?.kind !== 'reference' || !isCollectionName(field.to)) {
    throw new Error(`${name} has no reference ${reference} through which its rows could be read.`);
  }
  return readsOfTarget(field.to, role, target ? [target.field] : []);
}

function readsOfTarget(name: CollectionName, role: ActorRoles, more: readonly string[] = []): RuleRead[] {
  const target = collectionNamed(name);
  const decided = conditionsOf(target, role).flatMap((condition) => [
    condition.field,
    ...('and' in condition && condition.and ? [condition.and.field] : []),
  ]);
  const fields = [...new Set([...decided, ...more])];
  return [{ collection: target.name, fields }, ...readsOfRule(target, role)];
}
