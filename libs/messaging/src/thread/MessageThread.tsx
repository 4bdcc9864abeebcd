import { dayOfInstant } from '@callboard/domain/calendar';
import { EmptyState } from '@callboard/ui-kit/display';
import { DateText } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { messages as words } from '../messages';
import styles from './MessageThread.module.css';
import { MessageItem, type ThreadMessage } from './MessageItem';

export interface MessageThreadProps {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** The time zone of days and times, as an IANA name. */
  zone: string;
  /** Hides the menu for editing and deleting own messages. @default false */
  isReadOnly?: boolean | undefined;
  /** Loads the messages before the first one; absent when there are none. */
  onEarlier?: (() => void) | undefined;
  isLoadingEarlier?: boolean | undefined;
  /** Resolves to whether the new text was saved. */
  onEdit: (message: ThreadMessage, body: string) => Promise<boolean>;
  onRemove: (message: ThreadMessage) => void;
}

/**
 * Messages under their days, oldest first. A screen reader reads new ones out as they arrive.
 *
 * @example <MessageThread messages={messages} zone="Pacific/Auckland" onEdit={save} onRemove={remove} />
 */
export function MessageThread({ messages, zone, isReadOnly, onEarlier, ...rest }: MessageThreadProps) {
  const { isLoadingEarlier, onEdit, onRemove } = rest;
  if (messages.length === 0) {
    return (
      <EmptyState icon="mail" title={words.noMessages}>
        {isReadOnly ? words.noMessagesHere : words.noMessagesText}
      </EmptyState>
    );
  }
  const days = messages.map(({ sentAt }) => dayOfInstant(sentAt, zone));
  return (
    <div className={styles.root}>
      {onEarlier && (
        <div className={styles.earlier}>
          <Button size="small" isBusy={isLoadingEarlier} onClick={onEarlier}>
            {words.earlier}
          </Button>
        </div>
      )}
      <div role="log" aria-label={words.thread} aria-relevant="additions">
        <ol className={styles.list} role="list">
          {messages.map((message, index) => {
            const day = days[index];
            const isNewDay = day !== days[index - 1];
            return (
              <li key={message.id} className={styles.entry}>
                {isNewDay && day && (
                  <p className={styles.day}>
                    <DateText value={day} />
                  </p>
                )}
                <MessageItem
                  message={message}
                  zone={zone}
                  isFollowUp={!isNewDay && messages[index - 1]?.authorName === message.authorName}
                  canChange={message.isOwn && !isReadOnly}
                  onEdit={(body) => onEdit(message, body)}
                  onRemove={() => onRemove(message)}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
