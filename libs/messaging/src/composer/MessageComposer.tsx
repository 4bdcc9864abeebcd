import { Button } from '@callboard/ui-kit/elements';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { messages as words } from '../messages';
import { QuotedText } from '../message/QuotedText';
import type { QuotedMessage } from '../message/ThreadMessage';
import { MentionList, mentionOptionId } from './MentionList';
import styles from './MessageComposer.module.css';
import { MessageText } from './MessageText';
import { useMentions, type Mentionable } from './useMentions';
import { useStoredText, type StoredText } from './useStoredText';

/** Message as the user has written it. */
export interface ComposedMessage {
  body: string;
  /** The ids of mentioned members. */
  mentions: readonly string[];
}

export interface MessageComposerProps {
  /** Where it resolves to whether it was sent, the text stays until it was. */
  onSend: (message: ComposedMessage) => void | Promise<boolean>;
  /** The accessible name of the field. @default 'Your message' */
  label?: string | undefined;
  /** Stores text that has not been sent. */
  draft?: StoredText | null | undefined;
  /** The members whom the user can mention. */
  members?: readonly Mentionable[] | undefined;
  /** The message to which the user replies. */
  reply?: QuotedMessage | null | undefined;
  /** Called when the user no longer replies to a message. */
  onCancelReply?: (() => void) | undefined;
  /** Called at each change of the text. */
  onTyping?: (() => void) | undefined;
  /** Called on the Up key in an empty field. */
  onEditLast?: (() => void) | undefined;
  /** Buttons before Send, such as one that adds files. */
  tools?: ReactNode;
  /** Why it cannot be sent now, such as files that are uploading. */
  hold?: string | undefined;
}

const noMembers: readonly Mentionable[] = [];

/**
 * A field for a message: Enter sends, Shift + Enter starts a new line, '@' suggests members, Up edits the last own message.
 *
 * @example <MessageComposer draft={openDraft(`messages/${conversation}`)} onSend={send} />
 */
export function MessageComposer(props: MessageComposerProps) {
  const {
    onSend,
    label = words.yourMessage,
    draft,
    members = noMembers,
    reply,
    onCancelReply,
    onTyping,
    onEditLast,
    tools,
    hold,
  } = props;
  const [text, setText] = useStoredText(draft);
  const [isMissing, setMissing] = useState(false);
  const [isHoldShown, setHoldShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const mentions = useMentions({
    members,
    text,
    onInsert(next, caret) {
      setText(next);
      // The text is rendered on the next paint; then the caret can stand in it.
      requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret));
    },
  });

  async function submit() {
    area.current?.focus();
    setMissing(text.trim() === '');
    setHoldShown(hold !== undefined);
    if (text.trim() === '' || hold !== undefined || isSending) return;
    const sent = onSend({ body: text, mentions: mentions.mentionedIn(text) });
    if (sent) {
      setSending(true);
      const isSent = await sent;
      setSending(false);
      if (!isSent) return;
    }
    setText('');
    mentions.clear();
  }

  function onKey(event: KeyboardEvent): boolean {
    if (mentions.onKeyDown(event)) return true;
    if (event.key !== 'ArrowUp' || text !== '' || !onEditLast) return false;
    event.preventDefault();
    onEditLast();
    return true;
  }

  const isListOpen = mentions.options.length > 0;
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {reply && (
        <div className={styles.reply}>
          <QuotedText quoted={reply} />
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="close"
            aria-label={words.cancelReply}
            onClick={() => {
              onCancelReply?.();
              area.current?.focus();
            }}
          />
        </div>
      )}
      <div className={styles.line}>
        {tools}
        <div className={styles.text}>
          <MentionList
            id={listId}
            options={mentions.options}
            highlighted={mentions.highlighted}
            onSelect={mentions.select}
          />
          <MessageText
            label={label}
            value={text}
            isMissing={isMissing}
            // The user has just decided to reply: the field is next.
            autoFocus={Boolean(reply)}
            area={area}
            onChange={(value) => {
              setText(value);
              onTyping?.();
            }}
            onSubmit={() => void submit()}
            onKey={onKey}
            onEscape={reply ? onCancelReply : undefined}
            attributes={{
              placeholder: label,
              readOnly: isSending,
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-controls': isListOpen ? listId : undefined,
              'aria-activedescendant': isListOpen ? mentionOptionId(listId, mentions.highlighted) : undefined,
              onSelect: ({ currentTarget }) => mentions.onCaret(currentTarget.selectionStart),
            }}
          />
        </div>
        <Button type="submit" variant="primary" icon="mail" isBusy={isSending}>
          {words.send}
        </Button>
      </div>
      <p className={styles.hint} role={isHoldShown && hold !== undefined ? 'alert' : undefined}>
        {isHoldShown && hold !== undefined ? hold : <span className={styles.keys}>{words.sendHint}</span>}
      </p>
    </form>
  );
}
