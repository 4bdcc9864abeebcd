import { Button } from '@callboard/ui-kit';
import { useState } from 'react';
import { MessageText } from '../composer/MessageText';
import { messages as words } from '../messages';
import styles from './MessageItem.module.css';

export interface MessageEditorProps {
  body: string;
  /** Resolves to whether it was kept. */
  onSave: (body: string) => Promise<boolean>;
  onClose: () => void;
}

/** Changes a message where it stands: Ctrl + Enter saves, Escape leaves it as it was. */
export function MessageEditor({ body, onSave, onClose }: MessageEditorProps) {
  const [text, setText] = useState(body);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    if (text.trim() === '') return setMissing(true);
    if (text === body) return onClose();
    setBusy(true);
    const isKept = await onSave(text);
    setBusy(false);
    if (isKept) onClose();
  }

  return (
    <div className={styles.editor}>
      <MessageText
        label={words.editing}
        value={text}
        isMissing={isMissing && text.trim() === ''}
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
