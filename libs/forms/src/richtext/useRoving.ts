import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface Roving {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
}

/** Roving tabindex: makes the buttons of a toolbar one tab stop, with arrow keys, Home and End between them. */
export function useRoving(): Roving {
  const ref = useRef<HTMLDivElement>(null);

  // On every render, because the enabled buttons change with the text.
  useEffect(() => updateTabStop(buttonsOf(ref.current)));

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

  return { ref, onKeyDown, onFocus: () => updateTabStop(buttonsOf(ref.current)) };
}

function buttonsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
}

function updateTabStop(buttons: readonly HTMLElement[]) {
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.tabIndex === 0) ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
