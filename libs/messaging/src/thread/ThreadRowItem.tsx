import { dayOfInstant, zoneName } from '@callboard/domain/calendar';
import { DateText } from '@callboard/ui-kit/dates';
import { Skeleton } from '@callboard/ui-kit/elements';
import { useEffect, useRef } from 'react';
import { messages as words } from '../messages';
import { isFollowUp } from './isFollowUp';
import { MessageItem } from './MessageItem';
import styles from './MessageThread.module.css';
import { useThread } from './ThreadContext';
import type { ThreadMessage } from '../message/ThreadMessage';

export interface ThreadRowItemProps {
  /** Undefined while it is loading. */
  message: ThreadMessage | undefined;
  /** The message above, if it is loaded. */
  above: ThreadMessage | undefined;
  /** It is the first message that the reader had not read. */
  isFirstNew: boolean;
  /** The reader has just jumped to it. */
  isMarked: boolean;
}

/** One row of the thread: a message under its day and, before the first unread one, the line 'New'. */
export function ThreadRowItem({ message, above, isFirstNew, isMarked }: ThreadRowItemProps) {
  const { zone } = useThread();
  const place = useRef<HTMLDivElement>(null);
  const isReady = message !== undefined;

  // Moves the browser's focus to the message that the reader has jumped to, when it is loaded.
  useEffect(() => {
    if (isMarked && isReady) place.current?.focus({ preventScroll: true });
  }, [isMarked, isReady]);

  if (message === undefined) {
    return (
      <div className={styles.placeholder} aria-label={words.loadingMessage}>
        <Skeleton lines={2} />
      </div>
    );
  }
  const day = dayOfInstant(message.sentAt, zone);
  const isNewDay = message.number === 1 || (above !== undefined && dayOfInstant(above.sentAt, zone) !== day);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isNewDay && (
        <p className={styles.day}>
          <span>
            <DateText value={day} /> {zoneName(zone, message.sentAt)}
          </span>
        </p>
      )}
      {isFirstNew && (
        <p className={styles.firstNew}>
          <span>{words.newMessages}</span>
        </p>
      )}
      <MessageItem
        message={message}
        isFollowUp={!isNewDay && !isFirstNew && isFollowUp(message, above, zone)}
        isMarked={isMarked}
      />
    </div>
  );
}
