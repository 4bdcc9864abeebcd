import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { outboxMessages as words } from './outboxMessages';
import styles from './OutboxPanel.module.css';

export interface OutboxEditorProps {
  text: string;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** Corrects the text of what was refused. */
export function OutboxEditor({ text, onSend, onCancel }: OutboxEditorProps) {
  const [changed, setChanged] = useState(text);
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.trim() !== '') onSend(changed);
      }}
    >
      <Field label={words.message}>
        <TextArea autoFocus value={changed} onChange={({ target }) => setChanged(target.value)} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="small" variant="primary" disabled={changed.trim() === ''}>
          {words.send}
        </Button>
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
