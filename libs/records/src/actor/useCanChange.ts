import type { RecordBase, Collection } from '@callboard/api-contract';
import { canEdit } from './canEdit';
import { useActor } from './useActor';
import { useThrough } from './useThrough';

/** True if the user can change this record now. While the deadline is loading, it counts as passed, so that no button disappears again. */
export function useCanChange(definition: Collection, record: RecordBase): boolean {
  const actor = useActor();
  const through = useThrough(definition, record);
  return canEdit(definition, record, actor, through ?? null);
}
