import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** The delay before a tooltip appears or disappears, in milliseconds; long enough for the pointer to reach it. */
const restDelay = 350;
const leaveDelay = 150;

/** Shows a tooltip while the pointer rests on its target or on itself, or a key has moved the focus there. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function set(next: boolean, delay: number) {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  // Synchronises with Escape anywhere on the page, before a dialog around it gets the key.
  useEffect(() => {
    if (!open) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, [open]);

  return {
    open,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') set(true, restDelay);
      },
      onPointerLeave: () => set(false, leaveDelay),
      // A click uses the control; the tooltip would only be in the way.
      onPointerDown: () => set(false, 0),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) set(true, 0);
      },
      onBlur: () => set(false, 0),
    },
  };
}
