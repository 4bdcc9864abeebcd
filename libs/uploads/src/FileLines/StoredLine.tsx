import { useAttachment } from '@callboard/api-client/attachments';
import type { Attachment } from '@callboard/api-contract/attachments';
import { Button } from '@callboard/ui-kit/elements';
import { formatBytes } from '../format/formatBytes';
import { isPicture } from '../format/isPicture';
import { messages } from '../messages';
import { FileLine } from './FileLine';
import { Thumbnail } from './Thumbnail';

export interface StoredLineProps {
  file: { hashcode: string; name: string };
  /** The attachment, if it is loaded already; else it is fetched for the thumbnail of a picture. */
  attachment?: Attachment | undefined;
  onOpen: () => void;
  /** Omit it if the file cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A file that is on the server. */
export function StoredLine({ file, attachment, onOpen, onRemove }: StoredLineProps) {
  const { hashcode, name } = file;
  const { data } = useAttachment(attachment || !isPicture(name) ? undefined : hashcode);
  const known = attachment ?? data;
  return (
    <FileLine
      name={name}
      thumbnail={<Thumbnail address={known?.pictures?.small} />}
      note={known?.size == null ? undefined : formatBytes(known.size)}
      onOpen={onOpen}
      actions={
        onRemove && (
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="trash"
            aria-label={messages.removeNamed(name)}
            onClick={onRemove}
          />
        )
      }
    />
  );
}
