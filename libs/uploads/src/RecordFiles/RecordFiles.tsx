import { removeAttachment, useAttachments, useRefreshFiles } from '@callboard/api-client/attachments';
import { filePurposes, type Attachment, type FilePurpose } from '@callboard/api-contract/attachments';
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
  /** Only the files for this purpose. Default: those that have none of their own. */
  purpose?: FilePurpose | undefined;
  /** The heading. @default 'Files' */
  title?: string | undefined;
  /** Hides an empty card from readers; a tab has to show something. @default false */
  isHiddenEmpty?: boolean | undefined;
  /** The types that can be added, as the HTML attribute `accept`. */
  accept?: string | undefined;
}

const ownPlaces: readonly string[] = filePurposes;

/** Lists, opens, adds and removes the files of a record. */
export function RecordFiles(props: RecordFilesProps) {
  const { parent, readOnly = false, purpose, title = messages.files, accept, isHiddenEmpty } = props;
  const { data, problem, isLoading, refetch } = useAttachments(parent);
  const viewer = useViewer();
  const [isUnderWay, setUnderWay] = useState(false);
  const refresh = useRefreshFiles(parent);
  const { hidden, remove } = useRemoval(refresh);
  const shown = data?.results.filter(({ hashcode, group }) => {
    const isHere = purpose === undefined ? !ownPlaces.includes(group ?? '') : group === purpose;
    return isHere && !hidden.has(hashcode);
  });

  if (isHiddenEmpty && readOnly && shown?.length === 0) return null;
  return (
    <Card title={title}>
      {!readOnly && (
        <AddFiles
          key={parent}
          parent={parent}
          group={purpose}
          accept={accept}
          onAdded={refresh}
          onUnderWay={setUnderWay}
        />
      )}
      <QueryView
        query={{ value: shown, problem, isLoading, retry: refetch }}
        isEmpty={(files) => files.length === 0}
        empty={isUnderWay ? null : <EmptyState icon="entries" title={messages.noFiles} />}
      >
        {(files) => (
          <>
            {purpose !== undefined && <LargePreview files={files} />}
            <ul className={styles.files} role="list" aria-label={title}>
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
          </>
        )}
      </QueryView>
      <LazyAttachmentViewer viewer={viewer} />
    </Card>
  );
}

/** The newest picture among the files, large enough to read a plan. */
function LargePreview({ files }: { files: readonly Attachment[] }) {
  const plan = files.find(({ pictures }) => pictures);
  return plan ? (
    <img className={styles.plan} src={plan.pictures?.large} alt={plan.alt ?? plan.name} loading="lazy" />
  ) : null;
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
