import { messages } from '../messages';
import type { UploadItem } from '../queue/uploadItem';
import styles from './AttachmentField.module.css';

export interface FieldMessagesProps {
  refusals: readonly string[];
  items: readonly UploadItem[];
}

/** Why files were rejected; and, for screen readers, the last file that was uploaded or failed. */
export function FieldMessages({ refusals, items }: FieldMessagesProps) {
  const ended = items.filter(({ status }) => status === 'done' || status === 'failed').at(-1);
  return (
    <>
      <div role="alert" className={styles.refusals}>
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
      <p role="status" data-visually-hidden>
        {ended?.status === 'done' && messages.uploaded(ended.name)}
        {ended?.status === 'failed' && messages.notUploaded(ended.name)}
      </p>
    </>
  );
}
