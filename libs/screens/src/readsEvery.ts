import { collectionNamed, readsEvery, runningStatuses, type CollectionName } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useCollectionOf } from '@callboard/tenant';

/** Whether the user can see every entry in the running. For other users, counts include only their own entries. */
export function useReadsRunning(): boolean {
  const { roles } = useActor();
  const entries = collectionNamed(useCollectionOf('entries'));
  return readsEvery(entries, roles, { field: 'status', in: runningStatuses });
}

/** Whether the user can see every record of a collection. */
export function useReadsEvery(collection: CollectionName): boolean {
  return readsEvery(collectionNamed(collection), useActor().roles);
}
