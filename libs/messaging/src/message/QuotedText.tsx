import { messages as words } from '../messages';
import type { QuotedMessage } from './ThreadMessage';
import styles from './QuotedText.module.css';

export interface QuotedTextProps {
  quoted: QuotedMessage;
  /** Goes to the message; without it the quotation is no button. */
  onOpen?: ((number: number) => void) | undefined;
}

/** The message that another one replies to, in two lines. */
export function QuotedText({ quoted, onOpen }: QuotedTextProps) {
  const { number, authorName, body, isDeleted } = quoted;
  const content = (
    <>
      <span className={styles.author}>{words.repliesTo(authorName)}</span>
      <span className={styles.text} data-deleted={isDeleted || undefined} dir="auto">
        {isDeleted ? words.deleted : body}
      </span>
    </>
  );
  if (number === null || onOpen === undefined) return <div className={styles.root}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.root}
      title={words.goToQuoted(authorName)}
      onClick={() => onOpen(number)}
    >
      {content}
    </button>
  );
}
