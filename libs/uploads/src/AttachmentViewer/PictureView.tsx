import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { viewerMessages as words } from './viewerMessages';
import styles from './AttachmentViewer.module.css';

export interface PictureViewProps {
  name: string;
  /** The address of a picture that is large enough to fill the screen. */
  fitted: string;
  /** The address of the original picture. */
  full: string;
  onError: () => void;
}

/** A picture, fitted to the screen or scrollable at 100 %. */
export function PictureView({ name, fitted, full, onError }: PictureViewProps) {
  const [isFull, setFull] = useState(false);
  return (
    <>
      <div className={styles.picture} data-full={isFull || undefined} tabIndex={isFull ? 0 : undefined}>
        <img src={isFull ? full : fitted} alt={name} onError={onError} />
      </div>
      <div className={styles.zoom}>
        <Button
          size="small"
          aria-pressed={isFull}
          aria-label={words.fullSizeLong}
          onClick={() => setFull((now) => !now)}
        >
          {words.fullSize}
        </Button>
      </div>
    </>
  );
}
