import type { KeyboardEvent } from 'react';

/** What the keys of a picker do. */
export interface PickerKeys {
  isOpen: boolean;
  /** How many lines can be chosen, and which one is highlighted (-1 for none). */
  count: number;
  highlighted: number;
  open: () => void;
  close: () => void;
  highlight: (index: number) => void;
  choose: (index: number) => void;
  /** Takes the last chip away. */
  removeLast: (() => void) | undefined;
}

const pageRows = 8;

/** Handles a key in the input of a picker, as a combobox should; what it does not know is left to the browser. */
export function onPickerKey(event: KeyboardEvent<HTMLInputElement>, keys: PickerKeys): void {
  const { isOpen, highlighted, count } = keys;
  // An input method is choosing letters: its Enter and arrows are not ours.
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
    // Never the form around it: somebody who presses Enter in an open list means the list.
    event.preventDefault();
    if (highlighted >= 0) keys.choose(highlighted);
  } else if (event.key === 'Escape') {
    // Nor the dialog around it.
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
    // With Shift they select text.
    case 'Home':
      return shiftKey ? undefined : 0;
    case 'End':
      return shiftKey ? undefined : last;
    default:
      return undefined;
  }
}
