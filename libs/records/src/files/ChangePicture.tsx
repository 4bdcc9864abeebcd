import type { RecordBase, CollectionName } from '@callboard/api-contract';
import { PictureButton } from '@callboard/uploads';
import { usePictureFacts } from './pictureFacts';

export interface ChangePictureProps {
  collection: CollectionName;
  record: RecordBase;
}

/** The button for the picture of a record, for those who can change the record now. */
export function ChangePicture({ collection, record }: ChangePictureProps) {
  const { canChange, ...facts } = usePictureFacts(collection, record);
  return canChange ? <PictureButton {...facts} /> : null;
}
