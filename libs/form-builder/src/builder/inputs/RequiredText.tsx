import { Field, TextInput, type TextInputProps } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { messages } from '../messages';

export interface RequiredTextProps extends Pick<TextInputProps, 'maxLength' | 'onKeyDown' | 'onPaste'> {
  label: string;
  description?: string | undefined;
  isLabelHidden?: boolean | undefined;
  value: string;
  /** Called with each text that is not blank. */
  onCommit: (text: string) => void;
}

/** A text that cannot be blank. Left blank, it is restored to the text it had on focus. */
export function RequiredText({
  label,
  description,
  isLabelHidden,
  value,
  onCommit,
  ...input
}: RequiredTextProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [previous, setPrevious] = useState(value);
  return (
    <Field
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
      error={isEmpty && messages.emptyText}
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
        onFocus={() => setPrevious(value)}
        onBlur={() => {
          if (isEmpty && previous !== value) onCommit(previous);
          setEmpty(false);
        }}
        autoComplete="off"
      />
    </Field>
  );
}
