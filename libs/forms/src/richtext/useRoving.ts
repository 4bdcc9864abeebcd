import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface Roving {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
}

/** Makes the buttons of a toolbar one stop of the Tab key, between which the arrow keys, Home and End move. */
export function useRoving(): Roving {
  const ref = useRef<HTMLDivElement>(null);

  // Sets the tab stop on the elements themselves: which of them can be pressed changes with the text.
  useEffect(() => settle(buttonsOf(ref.current)));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = buttonsOf(ref.current);
    const at = buttons.findIndex((button) => button === document.activeElement);
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = isReversed ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: buttons.length - 1,
    };
    const place = places[event.key];
    if (place === undefined || at === -1) return;
    event.preventDefault();
    buttons[(place + buttons.length) % buttons.length]?.focus();
  }

  return { ref, onKeyDown, onFocus: () => settle(buttonsOf(ref.current)) };
}

function buttonsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
}

function settle(buttons: readonly HTMLElement[]) {
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.tabIndex === 0) ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
