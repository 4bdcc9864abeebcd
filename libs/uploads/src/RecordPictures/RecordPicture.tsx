import { useAttachments } from '@callboard/api-client/attachments';
import { Badge } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { LazyAttachmentViewer } from '../AttachmentViewer/LazyAttachmentViewer';
import { useViewer } from '../AttachmentViewer/useViewer';
import { messages } from '../messages';
import { pictureMessages as words } from './pictureMessages';
import { picturesOf } from './picturesOf';
import styles from './RecordPictures.module.css';

export interface RecordPictureProps {
  /** The record that it is a picture of, `{type}.{id}`. */
  parent: string;
  /** True if the record has a picture, as the record itself states: its room is reserved while it is loading. */
  hasPicture: boolean;
}

/** The picture of a record that has one, such as the poster of an event. Nothing without one. */
export function RecordPicture(props: RecordPictureProps) {
  return props.hasPicture ? <Picture {...props} /> : null;
}

function Picture({ parent }: RecordPictureProps) {
  const { data, isLoading } = useAttachments(parent);
  const viewer = useViewer();
  const [picture] = data ? picturesOf(data.results) : [];
  if (isLoading) {
    return (
      <div className={styles.room}>
        <Skeleton lines={8} />
      </div>
    );
  }
  if (!picture) return null;
  return (
    <div className={styles.room}>
      <button
        type="button"
        className={styles.head}
        aria-label={messages.openNamed(picture.alt ?? picture.name)}
        onClick={() => viewer.open([picture], picture)}
      >
        <img className={styles.headImage} src={picture.pictures?.medium} alt={picture.alt ?? words.noAlt} />
      </button>
      {picture.is_public && <Badge tone="green">{words.isPublic}</Badge>}
      <LazyAttachmentViewer viewer={viewer} />
    </div>
  );
}
