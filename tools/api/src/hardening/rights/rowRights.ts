import {
  declaredRoles,
  roles,
  rowRule,
  verbs,
  type Collection,
  type Role,
  type RowCondition,
  type Verb,
} from '@callboard/api-contract';

/** A right that a role has by a row: the record names the user, or another record leads from the user to it. */
export interface RowRight {
  collection: Collection;
  role: Role;
  /** Verbs that the row gives the role. */
  verbs: readonly Verb[];
  condition: RowCondition;
}

/** Every right that hangs on a row, as the contract declares it. What a role reaches by a value of the record alone is none. */
export function rowRights(collections: readonly Collection[]): RowRight[] {
  return collections.flatMap((collection) =>
    roles.flatMap((role) => {
      const found = new Map<string, RowRight>();
      for (const verb of verbs)
        for (const condition of conditionsOf(collection, role, verb)) {
          const key = JSON.stringify(condition);
          const known = found.get(key);
          found.set(key, { collection, role, condition, verbs: [...(known?.verbs ?? []), verb] });
        }
      return [...found.values()];
    }),
  );
}

function conditionsOf(collection: Collection, role: Role, verb: Verb): RowCondition[] {
  const rule = rowRule(collection, verb, declaredRoles(role));
  if (rule === null || rule === 'all') return [];
  return rule.filter(
    (condition) => 'actor' in condition || 'linkedBy' in condition || 'targetedBy' in condition,
  );
}
