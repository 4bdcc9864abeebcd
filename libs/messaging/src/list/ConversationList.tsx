import { DateTimeText } from '@callboard/ui-kit/dates';
import { Badge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Link } from '@callboard/ui-kit/navigation';
import { useEffect, useRef } from 'react';
import type { ThreadMessage } from '../message/ThreadMessage';
import { messages as words } from '../messages';
import styles from './ConversationList.module.css';

/** A conversation as the list shows it. */
export interface ListedConversation {
  id: string;
  subject: string;
  /** Names of its other members. */
  people?: string | undefined;
  /** Its last message. */
  lastMessage?: LastMessage | undefined;
  /** Subject. */
  about?: string | undefined;
  /** When its last message was written, in ISO 8601. */
  lastMessageAt: string | null;
  unread: number;
  /** Its status, if it is not open. */
  status?: string | undefined;
  href: string;
}

/** The last message of a conversation. */
export interface LastMessage extends Pick<ThreadMessage, 'authorName' | 'isOwn' | 'isDeleted'> {
  /** The beginning of its text. */
  body: string;
}

export interface ConversationListProps {
  /** The one with the latest message first. */
  conversations: readonly ListedConversation[];
  /** The one that is open. */
  current?: string | undefined;
  /** The time zone in which days and times are shown. */
  zone: string;
  /** Called with the path of a conversation on a plain click, for a router. */
  onFollow: (href: string) => void;
  /** Loads more; absent when there are none. */
  onMore?: (() => void) | undefined;
  /** More conversations are loading. @default false */
  isLoadingMore?: boolean | undefined;
}

/** Conversations with their people and last message, each a link with the number of its unread messages. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, current, zone, onFollow, onMore, isLoadingMore } = props;
  const open = useRef<HTMLLIElement>(null);

  // Synchronises with the browser's scroll position: the open conversation is visible.
  useEffect(() => {
    // Without its result: some browsers return a promise, which is no cleanup.
    void open.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  return (
    <div className={styles.root}>
      <ul className={styles.list} role="list" aria-label={words.conversations}>
        {conversations.map((conversation) => (
          <li key={conversation.id} ref={conversation.id === current ? open : undefined}>
            <Item
              conversation={conversation}
              isCurrent={conversation.id === current}
              zone={zone}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button size="small" isBusy={isLoadingMore} onClick={onMore}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

interface ItemProps extends Pick<ConversationListProps, 'zone' | 'onFollow'> {
  conversation: ListedConversation;
  isCurrent: boolean;
}

function Item({ conversation, isCurrent, zone, onFollow }: ItemProps) {
  const { subject, people, lastMessage, about, lastMessageAt, unread, status, href } = conversation;
  return (
    <div className={styles.item} data-current={isCurrent || undefined} data-unread={unread > 0 || undefined}>
      <span className={styles.subject}>
        <Link href={href} variant="quiet" aria-current={isCurrent ? 'page' : undefined} onFollow={onFollow}>
          {subject}
        </Link>
      </span>
      {unread > 0 && (
        <span className={styles.count}>
          <span aria-hidden>{unread > 99 ? words.manyUnread : unread}</span>
          <span data-visually-hidden>{words.unread(unread)}</span>
        </span>
      )}
      {people !== undefined && <span className={styles.people}>{people}</span>}
      {lastMessage && <span className={styles.excerpt}>{excerptOf(lastMessage)}</span>}
      <span className={styles.facts}>
        {lastMessageAt !== null && <DateTimeText value={lastMessageAt} zone={zone} />}
        {about !== undefined && <span className={styles.about}>{about}</span>}
        {status !== undefined && <Badge>{status}</Badge>}
      </span>
    </div>
  );
}

function excerptOf({ authorName, isOwn, isDeleted, body }: LastMessage): string {
  return words.byAuthor(isOwn ? words.you : authorName, isDeleted ? words.deleted : body);
}
