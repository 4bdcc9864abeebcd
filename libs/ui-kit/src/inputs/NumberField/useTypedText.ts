import { useState } from 'react';

interface TypedTextOptions<T> {
  value: T;
  /** Of a text; of one that is not valid, a value that says so, such as the text itself. */
  read: (text: string) => T;
  write: (value: T) => string;
  isValid: (value: T) => boolean;
  /** @default Object.is */
  isSame?: (one: T, other: T) => boolean;
}

interface TypedText<T> {
  text: string;
  /** Takes the typed text. @returns the value that it reads as */
  type: (text: string) => T;
  /** Formats what is typed, on blur; what is not valid stays as it is. */
  commit: () => void;
}

interface Draft<T> {
  text: string;
  /** Values that this text and those before it read as, since the field was entered. */
  reported: readonly T[];
}

/**
 * The text of an input whose value is not a string. The input owns its text while it is typed, also where its value follows late; a value
 * that comes from elsewhere replaces it.
 */
export function useTypedText<T>({
  value,
  read,
  write,
  isValid,
  isSame = Object.is,
}: TypedTextOptions<T>): TypedText<T> {
  const [draft, setDraft] = useState<Draft<T>>();
  const at = draft ? draft.reported.findLastIndex((each) => isSame(each, value)) : -1;
  // A value that was reached is not an earlier one that follows late: from then on, that one comes from elsewhere.
  if (draft && at > 0) setDraft({ ...draft, reported: draft.reported.slice(at) });
  const isOwn = at >= 0;
  const text = draft && isOwn ? draft.text : write(value);
  return {
    text,
    type: (next) => {
      const typed = read(next);
      setDraft({ text: next, reported: [...(draft && isOwn ? draft.reported : [value]), typed] });
      return typed;
    },
    commit: () => {
      if (!draft || !isOwn) return;
      const last = read(draft.text);
      setDraft(isValid(last) ? undefined : { text: draft.text, reported: [last, value] });
    },
  };
}
