import { Avatar } from '@callboard/ui-kit/display';
import { TimeText } from '@callboard/ui-kit/dates';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { messages as words } from '../messages';
import { MessageBody } from './MessageBody';
import styles from './MessageItem.module.css';
import { QuotedText } from '../message/QuotedText';
import { useThread } from './ThreadContext';
import type { OutgoingMessage } from '../message/ThreadMessage';

/** An own message that is pending, or failed: why, and what the user can do. */
export function OutgoingItem({ message }: { message: OutgoingMessage }) {
  const { body, sentAt, reply, files, status, reason } = message;
  const { zone, actions, renderFiles } = useThread();
  return (
    <article className={styles.root} data-own data-status={status}>
      <span className={styles.avatar}>
        <Avatar placeholder={words.you} tone="blue" size="small" />
      </span>
      <div className={styles.main}>
        <p className={styles.head}>
          <span className={styles.author}>{words.you}</span>
          <span className={styles.when}>
            <TimeText value={sentAt} zone={zone} />
            {status !== 'failed' && ` · ${words[status]}`}
          </span>
        </p>
        <div className={styles.content}>
          {reply && <QuotedText quoted={reply} />}
          {body !== '' && <MessageBody body={body} />}
          {files.length > 0 && renderFiles(files, words.files)}
        </div>
        {status === 'failed' && (
          <div className={styles.failure}>
            <p className={styles.reason} role="alert">
              <Icon name="error" size="small" />
              {`${words.failed}. ${reason ?? ''}`}
            </p>
            <Button size="small" onClick={() => actions.onRetry(message)}>
              {words.tryAgain}
            </Button>
            <Button size="small" variant="quiet" onClick={() => actions.onDiscard(message)}>
              {words.remove}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
