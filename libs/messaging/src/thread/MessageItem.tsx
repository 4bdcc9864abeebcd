import { Avatar, initialsOf } from '@callboard/ui-kit/display';
import { TimeText } from '@callboard/ui-kit/dates';
import { Menu } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { messages as words } from '../messages';
import { MessageEditor } from './MessageEditor';
import styles from './MessageItem.module.css';

/** A message as the thread shows it. */
export interface ThreadMessage {
  id: string;
  body: string;
  authorName: string;
  /** When it was sent, in ISO 8601. */
  sentAt: string;
  isEdited: boolean;
  /** Whether the reader wrote it. */
  isOwn: boolean;
}

export interface MessageItemProps {
  message: ThreadMessage;
  zone: string;
  /** The message above is by the same author, who is not named again. */
  isFollowUp: boolean;
  canChange: boolean;
  onEdit: (body: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One message with its author and time. */
export function MessageItem({ message, zone, isFollowUp, canChange, onEdit, onRemove }: MessageItemProps) {
  const { body, authorName, sentAt, isEdited, isOwn } = message;
  const [isEditing, setEditing] = useState(false);
  const root = useRef<HTMLElement>(null);

  function close() {
    setEditing(false);
    // The menu button is rendered again on the next paint.
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus());
  }

  return (
    <article
      ref={root}
      className={styles.root}
      data-own={isOwn || undefined}
      data-follow-up={isFollowUp || undefined}
    >
      <span className={styles.avatar}>
        {!isFollowUp && (
          <Avatar placeholder={initialsOf(authorName)} tone={isOwn ? 'blue' : 'gray'} size="small" />
        )}
      </span>
      <div className={styles.main}>
        <p className={styles.head}>
          <span className={styles.author} data-visually-hidden={isFollowUp || undefined}>
            {isOwn ? words.you : authorName}
          </span>
          <span className={styles.when}>
            <TimeText value={sentAt} zone={zone} />
            {isEdited && ` · ${words.edited}`}
          </span>
        </p>
        {isEditing ? (
          <MessageEditor body={body} onSave={onEdit} onClose={close} />
        ) : (
          <p className={styles.body} dir="auto">
            {body}
          </p>
        )}
      </div>
      {canChange && !isEditing && (
        <Menu
          shape="square"
          variant="quiet"
          size="small"
          icon="more"
          align="end"
          aria-label={words.actions}
          items={[
            { label: words.edit, icon: 'pencil', onSelect: () => setEditing(true) },
            { label: words.remove, icon: 'trash', isDanger: true, onSelect: onRemove },
          ]}
        />
      )}
    </article>
  );
}
