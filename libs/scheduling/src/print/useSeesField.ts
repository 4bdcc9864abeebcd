import { canReadField, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useActor } from '@callboard/records';

/** True if a field of a collection exists and the user can see it: otherwise its column would be blank. */
export function useSeesField(collection: CollectionName): (name: string) => boolean {
  const { roles } = useActor();
  return (name) => canReadField(collectionNamed(collection), name, roles);
}
