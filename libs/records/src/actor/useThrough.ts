import { valueIn, isReference, type RecordBase, type Collection } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import { deadlineOf } from '@callboard/api-contract/records';
import { recordHooksFor } from '@callboard/api-client/collections';
import type { Through } from './canEdit';
import { useActor } from './useActor';

/**
 * The record whose deadline decides whether the actor can change this one, such as the event of an entry. Null if there is none or it
 * cannot be read; undefined while it is loading.
 */
export function useThrough(definition: Collection, record: RecordBase | undefined): Through | undefined {
  const { roles } = useActor();
  const deadline = record && deadlineOf(definition, roles, valueIn(record, 'status'));
  const field = deadline && definition.fields[deadline.through];
  const to = field?.kind === 'reference' && isCollectionName(field.to) ? field.to : undefined;
  const named = deadline && valueIn(record, deadline.through);
  const hashcode = isReference(named) ? named.hashcode : undefined;
  const { data, isLoading } = recordHooksFor(to ?? 'events').useGet(to && hashcode);
  if (!to || !hashcode) return null;
  if (data?.hashcode === hashcode) return data;
  return isLoading ? undefined : null;
}
