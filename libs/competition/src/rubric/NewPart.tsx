import { rubricLimits } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import styles from './rubric.module.css';

export interface NewPartProps {
  label: string;
  description: string;
  /** The text of the button. */
  action: string;
  /** The text instead when there can be no more. */
  full: string | false;
  onAdd: (label: string) => void;
}

/** Adds a part by its name; Enter does too, and the focus stays for the next one. */
export function NewPart({ label, description, action, full, onAdd }: NewPartProps) {
  const [text, setText] = useState('');
  const name = text.trim();

  function add() {
    if (name === '') return;
    onAdd(name);
    setText('');
  }

  if (full !== false) return <p className={styles.note}>{full}</p>;
  return (
    <form
      className={styles.newPart}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={label} description={description}>
        <TextInput
          value={text}
          maxLength={rubricLimits.label}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Button type="submit" icon="plus" aria-disabled={name === '' || undefined}>
        {action}
      </Button>
    </form>
  );
}
