import { formLimits } from '@callboard/api-contract/forms';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { messages } from '../messages';
import { linesOf } from '../operations/changeOptions';
import styles from './OptionsEditor.module.css';

export interface NewOptionProps {
  isFull: boolean;
  onAdd: (labels: readonly string[]) => void;
  /** Called instead of `onAdd` when the input loses focus, so that the focus is not moved back. */
  onLeave: (labels: readonly string[]) => void;
}

/** The input for the next option; a pasted list adds several. Text is also added when the input loses focus. */
export function NewOption({ isFull, onAdd, onLeave }: NewOptionProps) {
  const [text, setText] = useState('');
  const add = (labels: readonly string[]) => {
    setText('');
    onAdd(labels);
  };
  return (
    <div className={styles.new} data-new-option>
      <Field label={messages.newOption} description={messages.newOptionHelp}>
        <TextInput
          value={text}
          maxLength={formLimits.label}
          disabled={isFull}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (text.trim() !== '') add([text]);
          }}
          onBlur={() => {
            if (text.trim() === '') return;
            setText('');
            onLeave([text]);
          }}
          onPaste={(event) => {
            const lines = linesOf(event.clipboardData.getData('text'));
            if (lines.length < 2) return;
            event.preventDefault();
            add(lines);
          }}
          autoComplete="off"
        />
      </Field>
    </div>
  );
}
