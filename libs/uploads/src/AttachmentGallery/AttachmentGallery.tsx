import { useAttachment } from '@callboard/api-client/attachments';
import { LazyAttachmentViewer } from '../AttachmentViewer/LazyAttachmentViewer';
import { useViewer } from '../AttachmentViewer/useViewer';
import type { AttachmentValue } from '../AttachmentField/attachmentValue';
import { StoredLine } from '../FileLines/StoredLine';
import { Thumbnail } from '../FileLines/Thumbnail';
import { isPicture } from '../format/isPicture';
import { messages } from '../messages';
import styles from './AttachmentGallery.module.css';

export interface AttachmentGalleryProps {
  /** The accessible name of the list. */
  label: string;
  files: readonly AttachmentValue[];
}

/** Files to view: pictures as previews, the others as lines. Each opens in the viewer. */
export function AttachmentGallery({ label, files }: AttachmentGalleryProps) {
  const viewer = useViewer();
  return (
    <>
      <ul className={styles.root} role="list" aria-label={label}>
        {files.map((file) =>
          isPicture(file.name) ? (
            <Preview key={file.hashcode} file={file} onOpen={() => viewer.open(files, file)} />
          ) : (
            <StoredLine key={file.hashcode} file={file} onOpen={() => viewer.open(files, file)} />
          ),
        )}
      </ul>
      <LazyAttachmentViewer viewer={viewer} />
    </>
  );
}

/** Its size is fixed, so that nothing moves when the picture is loaded. */
function Preview({ file, onOpen }: { file: AttachmentValue; onOpen: () => void }) {
  const { data } = useAttachment(file.hashcode);
  return (
    <li>
      <button
        type="button"
        className={styles.preview}
        aria-label={messages.openNamed(file.name)}
        onClick={onOpen}
      >
        <Thumbnail address={data?.pictures?.medium} />
      </button>
    </li>
  );
}
