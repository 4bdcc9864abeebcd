import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect, useRef, useState } from 'react';

/** Stores unsent text in the browser; `openDraft` of the session returns one. */
export interface StoredText {
  read: () => Promise<{ changes: Readonly<Record<string, unknown>> } | null>;
  keep: (changes: Readonly<Record<string, unknown>>) => void;
  flush: () => void;
  remove: () => void;
}

/** A text that survives a reload. */
export function useStoredText(draft: StoredText | null | undefined) {
  const [text, setText] = useState('');
  const isTouched = useRef(false);

  // Reads the storage of the browser, and writes to it before the page is left.
  useEffect(() => {
    let isGone = false;
    draft?.read().then(
      (found) => {
        const stored = found?.changes['body'];
        // Text typed while the draft was loading wins over the draft.
        if (!isGone && !isTouched.current && typeof stored === 'string') setText(stored);
      },
      // A draft that cannot be read is ignored.
      () => undefined,
    );
    const stop = onVisibilityChange((isVisible) => {
      if (!isVisible) draft?.flush();
    });
    return () => {
      isGone = true;
      stop();
      draft?.flush();
    };
  }, [draft]);

  function change(value: string) {
    isTouched.current = true;
    setText(value);
    if (value === '') draft?.remove();
    else draft?.keep({ body: value });
  }

  return [text, change] as const;
}
