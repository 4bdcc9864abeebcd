import { addUnsavedWork } from '@callboard/browser-storage';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useEffectEvent, useState } from 'react';
import { MessageText } from '../composer/MessageText';
import { messages as words } from '../messages';
import styles from './MessageItem.module.css';
import { useSubmit } from './useSubmit';

export interface MessageEditorProps {
  /** The accessible name of the field. @default 'Edit your message' */
  label?: string | undefined;
  body: string;
  /** Resolves to whether it was saved. */
  onSave: (body: string) => Promise<boolean>;
  onClose: () => void;
}

/** Edits a message in place: Enter saves, Escape cancels. */
export function MessageEditor({ label = words.editing, body, onSave, onClose }: MessageEditorProps) {
  const [text, setText] = useState(body);
  const { isMissing, isBusy, send } = useSubmit(onSave);
  const isChanged = useEffectEvent(() => text !== body);
  // The page must not reload by itself over what was typed.
  useEffect(() => addUnsavedWork(() => isChanged()), []);

  async function save() {
    const isSame = text === body && !isBusy;
    if (isSame || (await send(text))) onClose();
  }

  return (
    <div className={styles.editor}>
      <MessageText
        label={label}
        description={<span className={styles.keys}>{words.saveHint}</span>}
        value={text}
        isMissing={isMissing}
        autoFocus
        onChange={setText}
        onSubmit={() => void save()}
        onEscape={onClose}
      />
      <div className={styles.buttons}>
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
