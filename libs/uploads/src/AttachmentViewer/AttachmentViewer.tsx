import { useAttachment } from '@callboard/api-client/attachments';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, LinkButton } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import type { KeyboardEvent } from 'react';
import { formatBytes } from '../format/formatBytes';
import { AttachmentContent } from './AttachmentContent';
import { viewerMessages as words } from './viewerMessages';
import styles from './AttachmentViewer.module.css';

interface ViewedFile {
  hashcode: string;
  name: string;
}

export interface AttachmentViewerProps {
  file: ViewedFile;
  /** The list that contains the file. */
  files: readonly ViewedFile[];
  onFileChange: (file: ViewedFile) => void;
  onClose: () => void;
}

/** Shows a picture, audio or video, or a download link. The arrow keys move through the list. */
export function AttachmentViewer({ file, files, onFileChange, onClose }: AttachmentViewerProps) {
  const { data, problem, isLoading, refetch } = useAttachment(file.hashcode);
  const at = files.findIndex(({ hashcode }) => hashcode === file.hashcode);
  const previous = files[at - 1];
  const next = files[at + 1];

  function onKeyDown({ key, target }: KeyboardEvent) {
    // A media player uses the arrow keys itself.
    if (target instanceof HTMLMediaElement) return;
    const isRtl = document.documentElement.dir === 'rtl';
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft') && previous) onFileChange(previous);
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight') && next) onFileChange(next);
  }

  return (
    <Dialog
      open
      width={960}
      title={<bdi>{file.name}</bdi>}
      onOpenChange={onClose}
      actions={
        <>
          {files.length > 1 && (
            <span className={styles.steps}>
              <Button
                shape="square"
                icon="chevron-start"
                aria-label={words.previous}
                aria-disabled={!previous || undefined}
                onClick={() => previous && onFileChange(previous)}
              />
              <span>{words.place(at + 1, files.length)}</span>
              <Button
                shape="square"
                icon="chevron-end"
                aria-label={words.next}
                aria-disabled={!next || undefined}
                onClick={() => next && onFileChange(next)}
              />
            </span>
          )}
          {data?.size != null && <span className={styles.size}>{formatBytes(data.size)}</span>}
          {data && (
            <LinkButton variant="primary" icon="download" href={data.qed_model.url} download={data.name}>
              {words.download}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.stage} onKeyDown={onKeyDown}>
        {problem?.kind === 'missing' ? (
          <p className={styles.note}>{words.gone}</p>
        ) : (
          <QueryView query={{ value: data, problem, isLoading, retry: refetch }}>
            {(attachment) => (
              <AttachmentContent key={attachment.hashcode} attachment={attachment} onExpired={refetch} />
            )}
          </QueryView>
        )}
      </div>
    </Dialog>
  );
}
