import { bodyParts, type BodyPart } from './bodyParts';
import styles from './MessageItem.module.css';

export interface MessageBodyProps {
  body: string;
  /** The names of mentioned members; each '@Name' of the text is highlighted. */
  mentions?: readonly string[] | undefined;
}

/** The plain text of a message, with its line breaks, its mentions, and the addresses in it as links. */
export function MessageBody({ body, mentions = [] }: MessageBodyProps) {
  return (
    <p className={styles.body} dir="auto">
      {bodyParts(body, mentions).map(({ at, kind, text }) => (
        <Part key={at} kind={kind} text={text} />
      ))}
    </p>
  );
}

function Part({ kind, text }: Pick<BodyPart, 'kind' | 'text'>) {
  if (kind === 'mention') return <strong className={styles.mention}>{text}</strong>;
  if (kind === 'text') return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}
