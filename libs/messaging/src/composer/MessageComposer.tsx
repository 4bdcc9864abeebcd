import { onVisibilityChange } from '@callboard/browser-storage';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useRef, useState } from 'react';
import { messages as words } from '../messages';
import styles from './MessageComposer.module.css';
import { MessageText } from './MessageText';
import { useSending } from './useSending';

/** Stores unsent text in the browser; `openDraft` of the session returns one. */
export interface StoredText {
  read: () => Promise<{ changes: Readonly<Record<string, unknown>> } | null>;
  keep: (changes: Readonly<Record<string, unknown>>) => void;
  flush: () => void;
  remove: () => void;
}

export interface MessageComposerProps {
  /** Resolves to whether it was sent. Text that was not sent stays in the field. */
  onSend: (body: string) => Promise<boolean>;
  /** Stores text that has not been sent. */
  draft?: StoredText | null | undefined;
}

/**
 * A field for a message, sent with the button or with Ctrl + Enter.
 *
 * @example <MessageComposer draft={openDraft(`messages/${conversation}`)} onSend={send} />
 */
export function MessageComposer({ onSend, draft }: MessageComposerProps) {
  const [text, setText] = useState('');
  const { isMissing, isBusy, send } = useSending(onSend);
  const isTouched = useRef(false);

  useEffect(() => {
    let isGone = false;
    draft?.read().then(
      (found) => {
        const stored = found?.changes['body'];
        // Text typed while the draft was loading wins over the draft.
        if (!isGone && !isTouched.current && typeof stored === 'string') setText(stored);
      },
      // A draft that cannot be read is ignored.
      () => undefined,
    );
    const stop = onVisibilityChange((isVisible) => {
      if (!isVisible) draft?.flush();
    });
    return () => {
      isGone = true;
      stop();
      draft?.flush();
    };
  }, [draft]);

  function change(value: string) {
    isTouched.current = true;
    setText(value);
    if (value === '') draft?.remove();
    else draft?.keep({ body: value });
  }

  async function submit() {
    if (await send(text)) change('');
  }

  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <MessageText
        label={words.yourMessage}
        description={<span className={styles.hint}>{words.sendHint}</span>}
        value={text}
        isMissing={isMissing}
        onChange={change}
        onSubmit={() => void submit()}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon="mail" isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
