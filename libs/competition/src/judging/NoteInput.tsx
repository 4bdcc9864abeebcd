import { TextArea } from '@callboard/ui-kit/inputs';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 800;

export interface NoteInputProps {
  value: string;
  /** Called a moment after the last key, and when the field is left. */
  onValueChange: (value: string) => void;
  maxLength: number;
  disabled: boolean;
}

/** A text that is stored while it is typed, and follows what another device wrote until it is typed in. */
export function NoteInput({ value, onValueChange, maxLength, disabled }: NoteInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
  const store = useRef(onValueChange);
  store.current = onValueChange;

  const stop = () => {
    if (pending.current) clearTimeout(pending.current);
    pending.current = null;
  };
  function commit(text: string) {
    stop();
    if (text !== value) store.current(text);
  }
  // The timer is outside of React; what was typed is stored when the page is left.
  const leave = useRef(() => undefined as void);
  leave.current = () => {
    if (pending.current && draft !== null) commit(draft);
  };
  useEffect(() => () => leave.current(), []);

  return (
    <TextArea
      isCompact
      value={draft ?? value}
      maxLength={maxLength}
      disabled={disabled}
      onChange={({ target }) => {
        const text = target.value;
        setDraft(text);
        stop();
        pending.current = setTimeout(() => commit(text), pauseMs);
      }}
      onBlur={() => {
        if (draft !== null) commit(draft);
        setDraft(null);
      }}
    />
  );
}
