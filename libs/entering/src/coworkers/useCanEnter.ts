import { collections } from '@callboard/api-client/collections';
import { hasRole, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canReach, useActor } from '@callboard/records';

/**
 * Whether the user can work on an entry: it is theirs, or they were invited to edit it, which is read from their own invitation.
 * Undefined while that is loading.
 */
export function useCanEnter(record: RecordOf<'entries'>): boolean | undefined {
  const actor = useActor();
  const entries = collectionNamed('entries');
  const isTheirs =
    hasRole(actor.roles, ['staff', 'participant']) && canReach(entries, 'update', record, actor);
  const isGuest = !isTheirs && hasRole(actor.roles, ['collaborator']);
  const { data, isLoading } = collections.collaborators.useList(
    { filters: [{ field: 'entry', operator: 'eq', value: record.hashcode }], pageSize: 1 },
    { skip: !isGuest },
  );
  if (!isGuest) return isTheirs;
  if (isLoading) return undefined;
  return data?.results[0]?.['right'] === 'edit';
}
