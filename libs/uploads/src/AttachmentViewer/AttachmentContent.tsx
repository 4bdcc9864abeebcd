import type { Attachment } from '@callboard/api-contract/attachments';
import { useState } from 'react';
import { PictureView } from './PictureView';
import { viewerMessages as words } from './viewerMessages';
import styles from './AttachmentViewer.module.css';

export interface AttachmentContentProps {
  attachment: Attachment;
  /** Called when the signed address has expired; fetches a new one. */
  onExpired: () => void;
}

/** The content of a file, if browsers can show it. */
export function AttachmentContent({ attachment, onExpired }: AttachmentContentProps) {
  const { name, type, view_url: address, pictures } = attachment;
  const [failed, setFailed] = useState(0);
  function onError() {
    setFailed((times) => times + 1);
    // Only once: an unplayable file would be fetched forever.
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
