import { collectionNamed, type AnyRecord, type CollectionName } from '@callboard/api-contract';
import { canReach, useActor } from '@callboard/records';
import { RecordFiles } from '@callboard/uploads';

export interface FilesOfRecordProps {
  collection: CollectionName;
  record: AnyRecord;
}

/** The files of a record. Users who can change the record can add and remove them. */
export function FilesOfRecord({ collection, record }: FilesOfRecordProps) {
  const definition = collectionNamed(collection);
  const canChange = canReach(definition, 'update', record, useActor());
  return <RecordFiles parent={`${definition.model}.${record.hashcode}`} readOnly={!canChange} />;
}
