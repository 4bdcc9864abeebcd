import type { RecordBase, CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useActor } from '../actor/useActor';
import { useCanChange } from '../actor/useCanChange';

/** Facts for the picture of a record: whose it is, if there is one, and what the user can do with it. */
export function usePictureFacts(collection: CollectionName, record: RecordBase) {
  const definition = collectionNamed(collection);
  const { roles } = useActor();
  const isOffice = roles.some((role) => role === 'staff' || role === 'admin');
  return {
    parent: `${definition.model}.${record.hashcode}`,
    hasPicture: Boolean(record.qed_model.avatar?.image?.url),
    canChange: useCanChange(definition, record),
    canPublish: isOffice && definition.pictures?.isPublic === true,
  };
}
