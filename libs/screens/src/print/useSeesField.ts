import { canReadField, collectionNamed, type CollectionName } from '@callboard/api-contract';
import { useActor } from '@callboard/records';

/** Tells which fields of a collection exist and are for the user's eyes: a column of blanks would say otherwise. */
export function useSeesField(collection: CollectionName): (name: string) => boolean {
  const { roles } = useActor();
  return (name) => canReadField(collectionNamed(collection), name, roles);
}
