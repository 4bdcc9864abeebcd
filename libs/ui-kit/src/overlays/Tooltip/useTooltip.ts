import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long the pointer rests before words come up, in milliseconds; they go as late, so that the pointer can reach them. */
const restDelay = 350;
const leaveDelay = 150;

/** Whether a tooltip is in sight: while the pointer rests on its target or on itself, or a key has moved the focus there. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function set(next: boolean, delay: number) {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  // Synchronises with Escape anywhere in the page, before a dialog around it takes the key.
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
      // A press does what the control is for; words would only be in the way.
      onPointerDown: () => set(false, 0),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) set(true, 0);
      },
      onBlur: () => set(false, 0),
    },
  };
}
