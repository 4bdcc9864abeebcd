import { Field, type TextInputProps } from '@callboard/ui-kit/inputs';
import { useState, type ComponentType } from 'react';

export interface DebouncedInputProps {
  as: ComponentType<TextInputProps>;
  label: string;
  placeholder?: string;
  /** The committed value, as text. */
  value: string;
  /** Parses the text; returns undefined if it is invalid. Default: the text itself. */
  read?: ((text: string) => string | undefined) | undefined;
  /** Shown for an invalid entry, which stays in the input to be fixed. */
  error?: string | undefined;
  /** Called on blur or Enter, so that a partial number causes no request. */
  onCommit: (value: string) => void;
}

/** An input that commits its value on blur or Enter. */
export function DebouncedInput({ as: Input, label, placeholder, value, ...rest }: DebouncedInputProps) {
  const { read = (text: string) => text, error, onCommit } = rest;
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  function commit() {
    if (draft === undefined) return;
    const text = draft.trim();
    const committed = text === '' ? '' : read(text);
    setWrong(committed === undefined);
    if (committed === undefined) return;
    if (text !== value) onCommit(committed);
    setDraft(undefined);
  }
  return (
    <Field label={label} isLabelHidden error={isWrong && error}>
      <Input
        placeholder={placeholder}
        value={draft ?? value}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </Field>
  );
}
