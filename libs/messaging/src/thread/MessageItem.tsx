import { Avatar, initialsOf } from '@callboard/ui-kit/display';
import { DateTimeText, TimeText } from '@callboard/ui-kit/dates';
import { useRef } from 'react';
import { messages as words } from '../messages';
import { DeliveryText } from './DeliveryText';
import { MessageActions } from './MessageActions';
import { MessageBody } from './MessageBody';
import { MessageEditor } from './MessageEditor';
import styles from './MessageItem.module.css';
import { QuotedText } from '../message/QuotedText';
import { ReactionBar } from './ReactionBar';
import { readersOf } from './readersOf';
import { useThread } from './ThreadContext';
import type { ThreadMessage } from '../message/ThreadMessage';

export interface MessageItemProps {
  message: ThreadMessage;
  /** The message above is by the same author, who is not named again. */
  isFollowUp: boolean;
  /** The reader has just jumped to it. @default false */
  isMarked?: boolean | undefined;
}

/** One message with its author, time, files and reactions. */
export function MessageItem({ message, isFollowUp, isMarked = false }: MessageItemProps) {
  const { authorName, isOwn, isDeleted } = message;
  const { editing } = useThread();
  return (
    <article
      className={styles.root}
      data-own={isOwn || undefined}
      data-follow-up={isFollowUp || undefined}
      data-marked={isMarked || undefined}
    >
      <span className={styles.avatar}>
        {!isFollowUp && (
          <Avatar placeholder={initialsOf(authorName)} tone={isOwn ? 'blue' : 'gray'} size="small" />
        )}
      </span>
      <div className={styles.main}>
        <Head message={message} isFollowUp={isFollowUp} />
        {isDeleted ? (
          <p className={styles.deleted}>{words.deleted}</p>
        ) : (
          <Content message={message} isEditing={editing === message.id} />
        )}
      </div>
      {!isDeleted && editing !== message.id && <MessageActions message={message} />}
    </article>
  );
}

function Head({ message, isFollowUp }: { message: ThreadMessage; isFollowUp: boolean }) {
  const { authorName, authorNote, sentAt, editedAt, isOwn, isDeleted } = message;
  const { zone, readers } = useThread();
  const others = readers.filter(({ id }) => id !== message.author);
  return (
    <p className={styles.head}>
      <span className={styles.author} data-visually-hidden={isFollowUp || undefined}>
        {isOwn ? words.you : authorName}
        {!isOwn && authorNote !== undefined && <span className={styles.note}> {authorNote}</span>}
      </span>
      <span className={styles.when}>
        <TimeText value={sentAt} zone={zone} />
        {editedAt !== null && !isDeleted && (
          <>
            {` · ${words.edited} `}
            <DateTimeText value={editedAt} zone={zone} />
          </>
        )}
        {isOwn && !isDeleted && others.length > 0 && (
          <>
            {' · '}
            <DeliveryText readBy={readersOf(message, others)} others={others.length} />
          </>
        )}
      </span>
    </p>
  );
}

function Content({ message, isEditing }: { message: ThreadMessage; isEditing: boolean }) {
  const { body, authorName, reply, mentions, reactions, files } = message;
  const { actions, onEditingChange, onJump, renderFiles } = useThread();
  const { onEdit, onReact } = actions;
  const place = useRef<HTMLDivElement>(null);

  function close() {
    onEditingChange(null);
    const article = place.current?.closest('article');
    // The menu button is rendered again on the next paint.
    requestAnimationFrame(() => article?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus());
  }

  return (
    <div ref={place} className={styles.content}>
      {reply && <QuotedText quoted={reply} onOpen={onJump} />}
      {isEditing && onEdit ? (
        <MessageEditor body={body} onSave={(next) => onEdit(message, next)} onClose={close} />
      ) : (
        body !== '' && <MessageBody body={body} mentions={mentions} />
      )}
      {files.length > 0 && renderFiles(files, words.filesOf(authorName))}
      <ReactionBar
        reactions={reactions}
        onReact={onReact && ((emoji, isOn) => onReact(message, emoji, isOn))}
      />
    </div>
  );
}
