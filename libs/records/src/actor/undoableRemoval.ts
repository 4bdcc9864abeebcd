import type { Actor, Collection } from '@callboard/api-contract';
import { canUndo } from '@callboard/api-contract/records';

/** The change set to undo for a removal; null if the actor cannot create such a record again. */
export function undoableRemoval(
  definition: Collection,
  { roles }: Actor,
  changeSet: string | null,
): string | null {
  return canUndo(definition, roles, { kind: 'delete' }) ? changeSet : null;
}
