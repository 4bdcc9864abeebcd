import { canUndo, type Actor, type Collection } from '@callboard/api-contract';

/** The change set with which the undo of a removal is offered; none to those who cannot create such a record again. */
export function undoableRemoval(
  definition: Collection,
  { roles }: Actor,
  changeSet: string | null,
): string | null {
  return canUndo(definition, roles, { kind: 'delete' }) ? changeSet : null;
}
