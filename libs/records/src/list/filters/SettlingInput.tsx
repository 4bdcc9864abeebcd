import { Field, type TextInputProps } from '@callboard/ui-kit/inputs';
import { useState, type ComponentType } from 'react';

export interface SettlingInputProps {
  as: ComponentType<TextInputProps>;
  label: string;
  placeholder?: string;
  /** As it is typed. */
  value: string;
  /** What was typed as it counts; undefined where it means nothing. Default: as it was typed. */
  read?: ((text: string) => string | undefined) | undefined;
  /** What is said of an entry that means nothing, which stays to be mended. */
  fault?: string | undefined;
  /** Told when the entry is done: on leaving the input or on Enter, so that half a number asks nothing. */
  onSettle: (value: string) => void;
}

/** An input whose value counts when the entry is done. */
export function SettlingInput({ as: Input, label, placeholder, value, ...rest }: SettlingInputProps) {
  const { read = (text: string) => text, fault, onSettle } = rest;
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  function settle() {
    if (draft === undefined) return;
    const text = draft.trim();
    const settled = text === '' ? '' : read(text);
    setWrong(settled === undefined);
    if (settled === undefined) return;
    if (text !== value) onSettle(settled);
    setDraft(undefined);
  }
  return (
    <Field label={label} isLabelHidden error={isWrong && fault}>
      <Input
        placeholder={placeholder}
        value={draft ?? value}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </Field>
  );
}
