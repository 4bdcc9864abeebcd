import { uploadLimits } from '@callboard/api-contract/attachments';
import { useEffect, useState } from 'react';
import { checkFiles } from '../AttachmentField/checkFiles';
import { FieldMessages } from '../AttachmentField/FieldMessages';
import { UploadLines } from '../AttachmentField/UploadLines';
import { useUploads } from '../AttachmentField/useUploads';
import { FileDrop } from '../FileDrop/FileDrop';
import { formatBytes } from '../format/formatBytes';
import { messages } from '../messages';
import styles from '../AttachmentField/AttachmentField.module.css';

export interface AddFilesProps {
  parent: string;
  /** Purpose of the files. */
  group?: string | undefined;
  accept?: string | undefined;
  onAdded: () => void;
  /** Called when uploads start, and when none is left. */
  onUnderWay: (isUnderWay: boolean) => void;
}

/** Adds files to a record. */
export function AddFiles({ parent, group, accept, onAdded, onUnderWay }: AddFilesProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [target] = useState({ parent, group });
  const uploads = useUploads({
    target,
    scope: group === undefined ? parent : `${parent}#${group}`,
    onDone: onAdded,
  });
  const isUnderWay = uploads.items.some(({ status }) => status !== 'done');
  // Notifies the parent, which only needs to know whether there are uploads.
  useEffect(() => onUnderWay(isUnderWay), [isUnderWay, onUnderWay]);

  function add(files: readonly File[]) {
    const { taken, refusals: refused } = checkFiles(files, { accept });
    setRefusals(refused);
    void uploads.add(taken);
  }

  return (
    <div className={styles.root} role="group" aria-label={messages.chooseMany}>
      <FileDrop
        label={messages.chooseMany}
        hint={messages.upToEach(formatBytes(uploadLimits.maxFileBytes))}
        accept={accept}
        multiple
        onFiles={add}
        onHandle={uploads.noteHandle}
      />
      {isUnderWay && (
        <ul className={styles.files} role="list" aria-label={messages.underWay}>
          <UploadLines uploads={uploads} />
        </ul>
      )}
      <FieldMessages refusals={refusals} items={uploads.items} />
    </div>
  );
}
