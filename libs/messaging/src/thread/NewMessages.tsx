import { useState, type ReactNode } from 'react';
import { messages as words } from '../messages';
import type { ThreadMessage } from '../message/ThreadMessage';

export interface NewMessagesProps {
  /** How many messages there are. */
  count: number;
  /** The last one, if it is loaded. */
  last: ThreadMessage | undefined;
  /** True if the user sees the end of the thread. */
  isAtEnd: boolean;
  /** Shown elsewhere than at the end, with the number of messages that have arrived since. */
  children: (arrived: number) => ReactNode;
}

/** Reads out messages that arrive, to users of screen readers, and offers the way to the end. */
export function NewMessages({ count, last, isAtEnd, children }: NewMessagesProps) {
  const [opened] = useState(count);
  const [seenAtEnd, setSeenAtEnd] = useState(count);
  if (isAtEnd && seenAtEnd !== count) setSeenAtEnd(count);
  const isNew = last !== undefined && last.number > opened && !last.isOwn && !last.isDeleted;
  return (
    <>
      <p data-visually-hidden role="status">
        {isNew && words.byAuthor(last.authorName, last.body)}
      </p>
      {!isAtEnd && children(Math.max(0, count - seenAtEnd))}
    </>
  );
}
