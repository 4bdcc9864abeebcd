import type { TextInputProps } from '@callboard/ui-kit';
import { useState, type ComponentType } from 'react';

export interface SettlingInputProps {
  as: ComponentType<TextInputProps>;
  label: string;
  placeholder?: string;
  value: string;
  /** Told when the entry is done: on leaving the input or on Enter, so that half a number asks nothing. */
  onSettle: (value: string) => void;
}

/** An input whose value counts when the entry is done. */
export function SettlingInput({ as: Input, label, placeholder, value, onSettle }: SettlingInputProps) {
  const [draft, setDraft] = useState<string>();
  function settle() {
    if (draft !== undefined && draft.trim() !== value) onSettle(draft.trim());
    setDraft(undefined);
  }
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
