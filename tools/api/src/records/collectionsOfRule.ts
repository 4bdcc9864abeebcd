import { rowRule, type Collection, type Role } from '@callboard/api-contract';
import { readTarget } from './readTarget';

/** The collections whose records decide which rows some roles read: its own, and all that links and references lead through. */
export function collectionsOfRule(collection: Collection, roles: readonly Role[]): string[] {
  const rule = rowRule(collection, 'read', roles);
  const others = rule === null || rule === 'all' ? [] : rule;
  const through = others.flatMap((condition) => {
    if ('linkedBy' in condition)
      return condition.linkedBy.flatMap((link) => [
        link.collection,
        ...(link.part ? [link.part.collection] : []),
      ]);
    return 'readable' in condition ? collectionsOfRule(readTarget(collection, condition.field), roles) : [];
  });
  return [...new Set([collection.name, ...through])];
}
