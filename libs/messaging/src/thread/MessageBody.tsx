import styles from './MessageItem.module.css';

export interface MessageBodyProps {
  body: string;
  /** The names of mentioned members; each '@Name' of the text is highlighted. */
  mentions?: readonly string[] | undefined;
}

/** The plain text of a message, with its line breaks and its mentions. */
export function MessageBody({ body, mentions = [] }: MessageBodyProps) {
  return (
    <p className={styles.body} dir="auto">
      {splitMentions(body, mentions).map(({ at, text, isMention }) =>
        isMention ? (
          <strong key={at} className={styles.mention}>
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}

interface Part {
  /** Where it begins in the text. */
  at: number;
  text: string;
  isMention: boolean;
}

/** Splits a text at its mentions. Of two names that both match, the longer one is the mention. */
function splitMentions(body: string, names: readonly string[]): Part[] {
  const marks = [...names].sort((one, other) => other.length - one.length).map((name) => `@${name}`);
  const parts: Part[] = [];
  let from = 0;
  for (let at = body.indexOf('@'); at >= 0; at = body.indexOf('@', at + 1)) {
    const found = marks.find((mark) => body.startsWith(mark, at));
    if (at < from || found === undefined) continue;
    if (at > from) parts.push({ at: from, text: body.slice(from, at), isMention: false });
    parts.push({ at, text: found, isMention: true });
    from = at + found.length;
  }
  if (from < body.length) parts.push({ at: from, text: body.slice(from), isMention: false });
  return parts;
}
