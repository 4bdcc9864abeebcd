import { removeAttachment, useAttachments, useRefreshFiles } from '@callboard/api-client/attachments';
import type { Attachment } from '@callboard/api-contract';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useLaterRemoval } from '../AttachmentField/useLaterRemoval';
import { LazyAttachmentViewer } from '../AttachmentViewer/LazyAttachmentViewer';
import { useViewer } from '../AttachmentViewer/useViewer';
import { StoredLine } from '../FileLines/StoredLine';
import { messages } from '../messages';
import { AddFiles } from './AddFiles';
import styles from '../AttachmentField/AttachmentField.module.css';

export interface RecordFilesProps {
  /** The record that the files belong to, `{type}.{id}`. */
  parent: string;
  /** Lists the files without changing them. @default false */
  readOnly?: boolean | undefined;
}

/** Lists, opens, adds and removes the files of a record. */
export function RecordFiles({ parent, readOnly = false }: RecordFilesProps) {
  const { data, problem, isLoading, refetch } = useAttachments(parent);
  const viewer = useViewer();
  const [isUnderWay, setUnderWay] = useState(false);
  const refresh = useRefreshFiles(parent);
  const { hidden, remove } = useRemoval(refresh);
  const shown = data?.results.filter(({ hashcode }) => !hidden.has(hashcode));

  return (
    <Card title={messages.files}>
      {!readOnly && <AddFiles key={parent} parent={parent} onAdded={refresh} onUnderWay={setUnderWay} />}
      <QueryView
        query={{ value: shown, problem, isLoading, retry: refetch }}
        isEmpty={(files) => files.length === 0}
        empty={isUnderWay ? null : <EmptyState icon="entries" title={messages.noFiles} />}
      >
        {(files) => (
          <ul className={styles.files} role="list" aria-label={messages.files}>
            {files.map((file) => (
              <StoredLine
                key={file.hashcode}
                file={file}
                attachment={file}
                onOpen={() => viewer.open(files, file)}
                onRemove={readOnly ? undefined : () => remove(file)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <LazyAttachmentViewer viewer={viewer} />
    </Card>
  );
}

/** Hides a removed file immediately and deletes it after a delay. */
function useRemoval(onRemoved: () => void) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const removeLater = useLaterRemoval();

  function show(hashcode: string) {
    setHidden((now) => new Set([...now].filter((each) => each !== hashcode)));
  }

  async function carryOut(hashcode: string) {
    const isGone = await removeAttachment(hashcode);
    // An alert has reported the failure; show the file again.
    if (!isGone) show(hashcode);
    onRemoved();
  }

  function remove({ hashcode, name }: Attachment) {
    setHidden((now) => new Set([...now, hashcode]));
    removeLater(
      name,
      () => void carryOut(hashcode),
      () => show(hashcode),
    );
  }
  return { hidden, remove };
}
