import type { Attachment } from '@callboard/api-contract';
import { useState } from 'react';
import { PictureView } from './PictureView';
import { viewerMessages as words } from './viewerMessages';
import styles from './AttachmentViewer.module.css';

export interface AttachmentContentProps {
  attachment: Attachment;
  /** The address has run out, as after a long pause: fetches another one. */
  onExpired: () => void;
}

/** The content of a file, as far as browsers show it. */
export function AttachmentContent({ attachment, onExpired }: AttachmentContentProps) {
  const { name, type, view_url: address, pictures } = attachment;
  const [failed, setFailed] = useState(0);
  function onError() {
    setFailed((times) => times + 1);
    // Once: a file that cannot be played does not get better by asking again and again.
    if (failed === 0) onExpired();
  }
  if (pictures && address && failed < 2) {
    return <PictureView name={name} fitted={pictures.large} full={address} onError={onError} />;
  }
  if (address && failed < 2 && type.startsWith('video/')) {
    return (
      <video
        className={styles.player}
        src={address}
        aria-label={name}
        controls
        preload="metadata"
        onError={onError}
      />
    );
  }
  if (address && failed < 2 && type.startsWith('audio/')) {
    return (
      <audio
        className={styles.player}
        src={address}
        aria-label={name}
        controls
        preload="metadata"
        onError={onError}
      />
    );
  }
  return <p className={styles.note}>{words.notShown}</p>;
}
