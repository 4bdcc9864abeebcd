import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages as words } from '../messages';
import styles from './MessageThread.module.css';
import { NewMessages } from './NewMessages';
import { OutgoingItem } from './OutgoingItem';
import { ThreadContext, type ThreadView } from './ThreadContext';
import type { OutgoingMessage, ThreadMessage } from '../message/ThreadMessage';
import { ThreadRowItem } from './ThreadRowItem';
import { useThreadRows } from './useThreadRows';

/** The stored messages of a conversation, oldest first, loaded as they become visible. */
export interface ThreadSource {
  count: number;
  /** Undefined while it is loading. */
  messageAt: (index: number) => ThreadMessage | undefined;
  /** Called with the first and last visible index. */
  onRangeChange: (first: number, last: number) => void;
}

export interface MessageThreadProps {
  /** The stored messages, by number. */
  source: ThreadSource;
  /** Own messages that are not among the stored ones yet. */
  outgoing: readonly OutgoingMessage[];
  /** Context of the rows: the members, the zone, and the actions on a message. */
  view: Omit<ThreadView, 'onJump'>;
  /** The number of the first message that was unread when the conversation was opened; null if none was. */
  firstUnread: number | null;
  /** The message to go to, as a new object for each time. */
  target?: { number: number } | null | undefined;
  /** The user can write the first message. */
  canWrite: boolean;
  /** Called with the number of the last message that is visible. */
  onSeen: (number: number) => void;
}

/**
 * Messages under their days, oldest first. Any number of them: only the visible ones are rendered and loaded. New messages are read out
 * by screen readers; at the end the thread follows them, elsewhere a button shows how many there are.
 */
export function MessageThread(props: MessageThreadProps) {
  const { source, outgoing, view, firstUnread, target, canWrite, onSeen } = props;
  const { count: stored, messageAt, onRangeChange } = source;
  const count = stored + outgoing.length;
  const [marked, setMarked] = useState<number | null>(null);
  const list = useThreadRows({
    count,
    keyOf: (index) => outgoing[index - stored]?.key ?? index + 1,
    startAt: startOf(target?.number ?? firstUnread),
  });
  const { firstVisible, lastVisible, isAtEnd } = list;

  function jump(number: number) {
    setMarked(number);
    list.toRow(number - 1);
  }

  // Notifies the source of the messages, which is outside React, of the visible ones.
  useEffect(() => {
    if (lastVisible >= firstVisible) onRangeChange(firstVisible, lastVisible);
  }, [firstVisible, lastVisible, onRangeChange]);

  const reportSeen = useEffectEvent(onSeen);
  const seen = Math.min(isAtEnd ? count : lastVisible + 1, stored);
  // Notifies the server, by the caller, of what was read.
  useEffect(() => {
    if (seen > 0) reportSeen(seen);
  }, [seen]);

  const jumpTo = useEffectEvent(jump);
  // Synchronises with the browser's scroll position.
  useEffect(() => {
    if (target) jumpTo(target.number);
  }, [target]);

  const toEnd = useEffectEvent(list.toEnd);
  const lastSent = outgoing.at(-1)?.key;
  // Synchronises with the browser's scroll position: who sends a message sees it.
  useEffect(() => {
    if (lastSent !== undefined) toEnd();
  }, [lastSent]);

  if (count === 0) {
    return (
      <EmptyState icon="mail" title={words.noMessages}>
        {canWrite ? words.noMessagesText : words.noMessagesHere}
      </EmptyState>
    );
  }
  return (
    <ThreadContext value={{ ...view, onJump: jump }}>
      <div className={styles.root}>
        {/* Rows come and go while the user scrolls: those are not read out, new messages are. */}
        <div
          ref={list.scroller}
          className={styles.scroller}
          role="log"
          aria-live="off"
          aria-label={words.thread}
          tabIndex={0}
        >
          <ol
            className={styles.list}
            role="list"
            style={{ blockSize: list.height }}
            onFocus={list.onFocus}
            onBlur={list.onBlur}
          >
            {list.rows.map(({ index, key, start }) => {
              const pending = outgoing[index - stored];
              return (
                <li
                  key={key}
                  ref={list.measure}
                  data-index={index}
                  className={styles.entry}
                  data-placed={start !== undefined || undefined}
                  style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
                >
                  {pending ? (
                    <OutgoingItem message={pending} />
                  ) : (
                    <ThreadRowItem
                      message={messageAt(index)}
                      above={index > 0 ? messageAt(index - 1) : undefined}
                      isFirstNew={firstUnread === index + 1}
                      isMarked={marked === index + 1}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
        <NewMessages count={stored} last={messageAt(stored - 1)} isAtEnd={isAtEnd}>
          {(arrived) => (
            <div className={styles.toEnd}>
              <Button size="small" icon="chevron-down" onClick={list.toEnd}>
                {arrived > 0 ? words.arrived(arrived) : words.toEnd}
              </Button>
            </div>
          )}
        </NewMessages>
      </div>
    </ThreadContext>
  );
}

function startOf(number: number | null): number | undefined {
  return number === null ? undefined : number - 1;
}
