import {
  collectionNamed,
  hasRole,
  readsEvery,
  runningStatuses,
  type CollectionName,
} from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { messages } from './messages';

/** Whether the user can see every entry in the running. For other users, counts include only their own entries. */
export function useReadsRunning(): boolean {
  const { roles } = useActor();
  const entries = collectionNamed('entries');
  return readsEvery(entries, roles, { field: 'status', in: runningStatuses });
}

/** What the entries are called that the user sees of those in the running: to a judge the accepted ones, to others their own. */
export function useSomeEntries(): { title: string; only: string } {
  const label = useLabel('entries');
  const isJudge = hasRole(useActor().roles, ['judge']);
  return isJudge
    ? { title: messages.acceptedOnes(label), only: messages.onlyAccepted(label) }
    : { title: messages.yours(label), only: messages.onlyYours(label) };
}

/** Whether the user can see every record of a collection. */
export function useReadsEvery(collection: CollectionName): boolean {
  return readsEvery(collectionNamed(collection), useActor().roles);
}
