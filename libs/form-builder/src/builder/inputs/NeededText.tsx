import { Field, TextInput, type TextInputProps } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { messages } from '../messages';

export interface NeededTextProps extends Pick<TextInputProps, 'maxLength' | 'onKeyDown' | 'onPaste'> {
  label: string;
  description?: string | undefined;
  isLabelHidden?: boolean | undefined;
  value: string;
  /** Called with each text that is not empty. */
  onCommit: (text: string) => void;
}

/** A text that cannot be empty: while it is, the form keeps the last words; left empty, it has its former text again. */
export function NeededText({
  label,
  description,
  isLabelHidden,
  value,
  onCommit,
  ...input
}: NeededTextProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [former, setFormer] = useState(value);
  return (
    <Field
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
      error={isEmpty && messages.needed}
      required
    >
      <TextInput
        {...input}
        value={isEmpty ? '' : value}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setEmpty(text.trim() === '');
          if (text.trim() !== '') onCommit(text);
        }}
        onFocus={() => setFormer(value)}
        onBlur={() => {
          if (isEmpty && former !== value) onCommit(former);
          setEmpty(false);
        }}
        autoComplete="off"
      />
    </Field>
  );
}
