import { ruleOfRole } from './access';
import { collectionAt, isCollectionName, isServedTo } from './collectionNamed';
import { fieldsNamedBy, type Collection } from './defineCollection';
import { limitableFieldsOf, wholeCollections } from './limitable.data';
import { declaredRoles, limitRoles, type CollectionLimits, type LimitedRole, type RoleLimits } from './roles';
import { sentences, type ProblemMessage } from './sentences';
import type { TenantCode } from './tenants';

/** Checks whether reading a collection can be revoked, or limited to some rows: no page shows its records by statements of its own. */
export function isReadLimitable({ name }: Pick<Collection, 'name'>): boolean {
  return wholeCollections.includes(name);
}

/** The fields that can be hidden: nothing else is built on them, and no page shows them by a statement of its own. */
export function limitableFields(collection: Collection): string[] {
  // A subtitle is left out where it is hidden.
  const subtitle = collection.title.includes(collection.subtitle ?? '') ? undefined : collection.subtitle;
  const named = new Set([...fieldsNamedBy(collection).filter((name) => name !== subtitle), 'status']);
  const open = isReadLimitable(collection)
    ? Object.keys(collection.fields)
    : (limitableFieldsOf[collection.name] ?? []);
  return open.filter((field) => field in collection.fields && !named.has(field));
}

/** The references by which a role can be limited to its own rows: to people and to users. */
export function rowFieldsOf(collection: Collection): string[] {
  if (!isReadLimitable(collection)) return [];
  return Object.entries(collection.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && (field.to === 'individuals' || field.to === 'users') ? [name] : [],
  );
}

/** Errors in the limits of a role of a tenant, in its words; none where they can be stored. */
export function limitProblems(tenant: TenantCode, role: LimitedRole, limits: RoleLimits): ProblemMessage[] {
  return Object.entries(limits).flatMap(([name, taken]) => {
    const collection = isCollectionName(name) ? collectionAt(name, tenant) : undefined;
    return collection && isServedTo(collection, tenant)
      ? problemsOf(collection, role, taken)
      : [sentences.limitUnknown({ name })];
  });
}

/** Checks whether a collection declares a transition of this name for a role. */
function isTransitionOf({ lifecycle }: Collection, role: LimitedRole, name: string): boolean {
  const { transitions = {} } = lifecycle ?? {};
  return Object.hasOwn(transitions, name) && transitions[name]?.roles.includes(role) === true;
}

function problemsOf(collection: Collection, role: LimitedRole, taken: CollectionLimits): ProblemMessage[] {
  const { hidden = [], fixed = [], verbs = [], transitions = [], rows } = taken;
  const records = collection.label.many;
  const unknown = [...hidden, ...fixed, ...(rows === undefined ? [] : [rows])].filter(
    (field) => !Object.hasOwn(collection.fields, field),
  );
  const strange = transitions.filter((name) => !isTransitionOf(collection, role, name));
  if (strange.length > 0) return strange.map((name) => sentences.limitUnknown({ name }));
  if (unknown.length > 0) return unknown.map((name) => sentences.limitUnknown({ name }));
  if (rows !== undefined && isReadLimitable(collection) && !rowFieldsOf(collection).includes(rows))
    return [sentences.limitUnknown({ name: rows })];
  const open = limitableFields(collection);
  const own = limitRoles([role], { [role]: { [collection.name]: taken } });
  const canCreate =
    !collection.never?.includes('create') &&
    ruleOfRole(collection, 'create', role, declaredRoles(role)) !== undefined &&
    ruleOfRole(collection, 'create', role, own) !== undefined;
  const labelOf = (name: string): string => collection.fields[name]?.label ?? name;
  const isRequired = (name: string): boolean => {
    const field = collection.fields[name];
    return canCreate && field?.required === true && !field.serverOwned;
  };
  return [
    ...hidden
      .filter((name) => !open.includes(name))
      .map((name) => sentences.limitFieldNeeded({ field: labelOf(name), records })),
    ...[...new Set([...hidden, ...fixed])]
      .filter(isRequired)
      .map((name) => sentences.limitFieldRequired({ field: labelOf(name), records })),
    ...((verbs.includes('read') || rows !== undefined) && !isReadLimitable(collection)
      ? [sentences.limitReadNeeded({ records })]
      : []),
  ];
}
