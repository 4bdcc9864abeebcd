import { hasRole, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { runningStatuses } from '@callboard/api-contract/entries';
import { readsEvery } from '@callboard/api-contract/reach';
import { useActor } from '../actor/useActor';
import { useLabel } from '@callboard/tenant';
import { screenMessages as words } from './screenMessages';

/** True if the user can see every entry in the running. For other users, counts include only their own entries. */
export function useReadsRunning(): boolean {
  const { roles } = useActor();
  const entries = collectionNamed('entries');
  return readsEvery(entries, roles, { field: 'status', in: runningStatuses });
}

/** Names of the entries in the running that the user sees: to a judge the accepted ones, to others their own. */
export function useSomeEntries(): { title: string; only: string } {
  const label = useLabel('entries');
  const isJudge = hasRole(useActor().roles, ['judge']);
  return isJudge
    ? { title: words.acceptedOnes(label), only: words.onlyAccepted(label) }
    : { title: words.yours(label), only: words.onlyYours(label) };
}

/** True if the user can see every record of a collection. */
export function useReadsEvery(collection: CollectionName): boolean {
  return readsEvery(collectionNamed(collection), useActor().roles);
}
