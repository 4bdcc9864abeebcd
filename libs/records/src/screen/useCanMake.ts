import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canCall } from '@callboard/api-contract/rights';
import { useActor } from '../actor/useActor';

/** True if the roles of the user leave them a change of status, for screens that have a button of their own for it. */
export function useCanMake(collection: CollectionName): (transition: string) => boolean {
  const { roles } = useActor();
  const { lifecycle } = collectionNamed(collection);
  return (transition) =>
    canCall(collection, transition, lifecycle?.transitions[transition]?.roles ?? [], roles);
}
