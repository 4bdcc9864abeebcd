import { rowRule } from './access';
import type { ValueCondition } from './accessRules';
import type { Collection } from './defineCollection';
import type { ActorRoles } from './roles';

/**
 * Checks whether these roles read every record of a collection, or every one whose field holds some values. Only then is a number of
 * them the same for all who see it; for others it counts what is theirs, and its label has to state that.
 */
export function readsEvery(collection: Collection, actorRoles: ActorRoles, values?: ValueCondition): boolean {
  const rule = rowRule(collection, 'read', actorRoles);
  if (rule === null || rule === 'all') return rule === 'all';
  return (
    values !== undefined &&
    rule.some(
      (condition) =>
        'in' in condition &&
        condition.field === values.field &&
        values.in.every((value) => condition.in.includes(value)),
    )
  );
}
