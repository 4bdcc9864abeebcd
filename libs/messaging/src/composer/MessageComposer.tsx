import { onSight } from '@callboard/browser-storage';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useRef, useState } from 'react';
import { messages as words } from '../messages';
import styles from './MessageComposer.module.css';
import { MessageText } from './MessageText';
import { useSending } from './useSending';

/** Where a text that was not sent yet is kept on the device: `openDraft` of the session gives one. */
export interface KeptText {
  read: () => Promise<{ changes: Readonly<Record<string, unknown>> } | null>;
  keep: (changes: Readonly<Record<string, unknown>>) => void;
  flush: () => void;
  remove: () => void;
}

export interface MessageComposerProps {
  /** Resolves to whether it was sent: what was not, stays to be sent again. */
  onSend: (body: string) => Promise<boolean>;
  /** Keeps what is written and not sent. */
  draft?: KeptText | null | undefined;
}

/**
 * Writes a message and sends it, by the button or with Ctrl + Enter.
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
        const kept = found?.changes['body'];
        // What is typed by now counts for more than what was typed then.
        if (!isGone && !isTouched.current && typeof kept === 'string') setText(kept);
      },
      // What cannot be read is as if it had not been kept.
      () => undefined,
    );
    const stop = onSight((isInSight) => {
      if (!isInSight) draft?.flush();
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
