import { collectionNamed, readsEvery, type CollectionName } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useCollectionOf } from '@callboard/tenant';

/** The statuses of an entry that takes part, or still can. */
export const inTheRunning: readonly string[] = ['submitted', 'accepted', 'waitlisted'];

/** Whether the reader sees every entry in the running: to others, a number of them counts their own. */
export function useReadsRunning(): boolean {
  const { roles } = useActor();
  const entries = collectionNamed(useCollectionOf('entries'));
  return readsEvery(entries, roles, { field: 'status', in: inTheRunning });
}

/** Whether the reader sees every record of a collection. */
export function useReadsEvery(collection: CollectionName): boolean {
  return readsEvery(collectionNamed(collection), useActor().roles);
}
