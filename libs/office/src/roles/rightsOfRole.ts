import {
  declaredRoles,
  readableFields,
  ruleOfRole,
  verbs,
  writableFields,
  type Collection,
  type Field,
  type LimitedRole,
  type Verb,
} from '@callboard/api-contract';
import type { StoredLimits } from '@callboard/api-contract/accounts';
import { isReadLimitable, limitableFields, rowFieldsOf } from '@callboard/api-contract/reach';

/** The limits of one collection, as they are edited. */
export type OwnLimits = StoredLimits['limits'][string];
export type FieldRight = 'open' | 'readOnly' | 'hidden';

/** Verbs that the contract permits a role with a collection at most. */
export function declaredVerbs(collection: Collection, role: LimitedRole): Verb[] {
  const roles = declaredRoles(role);
  return verbs.filter(
    (verb) => !collection.never?.includes(verb) && ruleOfRole(collection, verb, role, roles) !== undefined,
  );
}

/** Verbs of them that are left. */
export function verbsLeft(
  collection: Collection,
  role: LimitedRole,
  { verbs: taken = [] }: OwnLimits,
): Verb[] {
  if (taken.includes('read')) return [];
  return declaredVerbs(collection, role).filter((verb) => !taken.includes(verb));
}

/** A field of a collection, what a role can do with it now, and among what an admin selects. */
export interface FieldOption {
  name: string;
  field: Field;
  right: FieldRight;
  options: FieldRight[];
}

/** The fields that a role reads at most, each with its options; fields that stay as they are have one. */
export function fieldOptions(collection: Collection, role: LimitedRole, limits: OwnLimits): FieldOption[] {
  const roles = declaredRoles(role);
  const hideable = limitableFields(collection);
  const creates = verbsLeft(collection, role, limits).includes('create');
  const written = new Set(
    (['create', 'update'] as const).flatMap((occasion) =>
      writableFields(collection, roles, occasion).map(([name]) => name),
    ),
  );
  return readableFields(collection, roles).map(([name, field]) => {
    const isNeeded = creates && field.required === true && !field.serverOwned;
    const options: FieldRight[] = [
      written.has(name) ? 'open' : 'readOnly',
      ...(written.has(name) && !isNeeded ? (['readOnly'] as const) : []),
      ...(hideable.includes(name) && !isNeeded ? (['hidden'] as const) : []),
    ];
    return { name, field, options, right: rightOf(name, limits, options[0] ?? 'open') };
  });
}

/** The references by which a role that reaches all records can be limited to its own. */
export function rowOptions(collection: Collection, role: LimitedRole): string[] {
  return collection.access.read[role] === 'all' ? rowFieldsOf(collection) : [];
}

/** True if a verb can be taken away. */
export function canTake(collection: Collection, verb: Verb): boolean {
  return verb !== 'read' || isReadLimitable(collection);
}

/** The limits with one field set to a right. */
export function withField(limits: OwnLimits, name: string, right: FieldRight): OwnLimits {
  const others = (names: readonly string[] = []) => names.filter((other) => other !== name);
  return {
    ...limits,
    hidden: [...others(limits.hidden), ...(right === 'hidden' ? [name] : [])],
    fixed: [...others(limits.fixed), ...(right === 'readOnly' ? [name] : [])],
  };
}

/** The limits with one verb taken away or given back. */
export function withVerb(limits: OwnLimits, verb: Verb, isGiven: boolean): OwnLimits {
  const others = (limits.verbs ?? []).filter((other) => other !== verb);
  return { ...limits, verbs: isGiven ? others : [...others, verb] };
}

/** The changes of status that a role makes at most, with the words on their buttons. */
export function declaredTransitions({ lifecycle }: Collection, role: LimitedRole): [string, string][] {
  return Object.entries(lifecycle?.transitions ?? {}).flatMap(([name, { roles, label }]) =>
    roles.includes(role) ? [[name, label]] : [],
  );
}

/** The limits with one change of status taken away or given back. */
export function withTransition(limits: OwnLimits, name: string, isGiven: boolean): OwnLimits {
  const others = (limits.transitions ?? []).filter((other) => other !== name);
  return { ...limits, transitions: isGiven ? others : [...others, name] };
}

/** Limits without empty parts; undefined where nothing is taken away. */
export function tidied({
  verbs: taken = [],
  transitions = [],
  hidden = [],
  fixed = [],
  rows,
}: OwnLimits): OwnLimits | undefined {
  const own: OwnLimits = {
    ...(taken.length > 0 && { verbs: taken }),
    ...(transitions.length > 0 && { transitions }),
    ...(hidden.length > 0 && { hidden }),
    ...(fixed.length > 0 && { fixed }),
    ...(rows !== undefined && { rows }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

function rightOf(name: string, { hidden = [], fixed = [] }: OwnLimits, declared: FieldRight): FieldRight {
  if (hidden.includes(name)) return 'hidden';
  return fixed.includes(name) ? 'readOnly' : declared;
}
