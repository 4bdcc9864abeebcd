import type { KeyboardEvent } from 'react';

/** The state and actions that the keys of a picker work on. */
export interface PickerKeys {
  isOpen: boolean;
  /** The number of selectable rows, and the index of the highlighted one (-1 for none). */
  count: number;
  highlighted: number;
  open: () => void;
  close: () => void;
  highlight: (index: number) => void;
  select: (index: number) => void;
  /** Removes the last chip. */
  removeLast: (() => void) | undefined;
}

const pageRows = 8;

/** Handles a key in the input of a picker as ARIA describes for a combobox; other keys are left to the browser. */
export function onPickerKey(event: KeyboardEvent<HTMLInputElement>, keys: PickerKeys): void {
  const { isOpen, highlighted, count } = keys;
  // During IME composition, Enter and the arrow keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Backspace' && event.currentTarget.value === '') keys.removeLast?.();
  if (!isOpen) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    keys.open();
    return;
  }
  const next = moved(event, highlighted, count);
  if (next !== undefined) {
    event.preventDefault();
    if (count > 0) keys.highlight(next);
  } else if (event.key === 'Enter') {
    // Enter in an open list must not submit the form around it.
    event.preventDefault();
    if (highlighted >= 0) keys.select(highlighted);
  } else if (event.key === 'Escape') {
    // Escape must not close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    keys.close();
  }
}

function moved({ key, shiftKey }: KeyboardEvent, from: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return from >= last ? 0 : from + 1;
    case 'ArrowUp':
      return from <= 0 ? last : from - 1;
    case 'PageDown':
      return Math.min(last, Math.max(0, from) + pageRows);
    case 'PageUp':
      return Math.max(0, from - pageRows);
    // With Shift, Home and End select text.
    case 'Home':
      return shiftKey ? undefined : 0;
    case 'End':
      return shiftKey ? undefined : last;
    default:
      return undefined;
  }
}
