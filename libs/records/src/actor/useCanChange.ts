import type { AnyRecord, Collection } from '@callboard/api-contract';
import { canEdit } from './canEdit';
import { useActor } from './useActor';
import { useThrough } from './useThrough';

/** Whether the user can change this record now. While the deadline is loading, it counts as passed, so that no button goes again. */
export function useCanChange(definition: Collection, record: AnyRecord): boolean {
  const actor = useActor();
  const through = useThrough(definition, record);
  return canEdit(definition, record, actor, through ?? null);
}
