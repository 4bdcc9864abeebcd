import type { RecordBase, CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canReach } from '../actor/canReach';
import { useActor } from '../actor/useActor';
import { RecordFiles } from '@callboard/uploads';

export interface FilesOfRecordProps {
  collection: CollectionName;
  record: RecordBase;
}

/** The files of a record. Users who can change the record can add and remove them. */
export function FilesOfRecord({ collection, record }: FilesOfRecordProps) {
  const definition = collectionNamed(collection);
  const canChange = canReach(definition, 'update', record, useActor());
  return <RecordFiles parent={`${definition.model}.${record.hashcode}`} readOnly={!canChange} />;
}
