import type { RecordBase, CollectionName } from '@callboard/api-contract';
import { RecordPicture } from '@callboard/uploads';
import type { ReactNode } from 'react';
import { usePictureFacts } from './pictureFacts';
import styles from './picture.module.css';

export interface PictureOfProps {
  collection: CollectionName;
  record: RecordBase;
  /** Content next to the picture; under it on a phone. */
  children?: ReactNode;
}

/** The picture of a record that has one, with what is next to it. */
export function PictureOf({ collection, record, children }: PictureOfProps) {
  const { parent, hasPicture } = usePictureFacts(collection, record);
  if (!hasPicture) return children;
  return (
    <div className={styles.root}>
      <RecordPicture parent={parent} hasPicture={hasPicture} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
