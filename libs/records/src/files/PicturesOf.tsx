import type { RecordBase, CollectionName } from '@callboard/api-contract';
import { RecordPictures } from '@callboard/uploads';
import { usePictureFacts } from './pictureFacts';

export interface PicturesOfProps {
  collection: CollectionName;
  record: RecordBase;
}

/** The pictures of a record that can have several. */
export function PicturesOf({ collection, record }: PicturesOfProps) {
  const { parent, canChange } = usePictureFacts(collection, record);
  return <RecordPictures parent={parent} readOnly={!canChange} />;
}
