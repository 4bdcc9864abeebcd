import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a finger rests for a long press, as on the phones' own systems. */
export const longPressDelay = 500;

/** How far a resting finger may move, in pixels, before it counts as scrolling. */
const tolerance = 10;

/** How long after the finger is lifted a browser may still send a click, in milliseconds. */
const clickDelay = 100;

interface Press {
  target: EventTarget;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Calls back when a finger has rested on an element; the press then is not also a click. */
export function useLongPress(onLongPress: (target: EventTarget, x: number, y: number) => boolean) {
  const press = useRef<Press>(undefined);

  function cancel() {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }

  useEffect(() => cancel, []);

  return {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { target, clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        press.current = undefined;
        if (onLongPress(target, x, y)) swallowClick();
      }, longPressDelay);
      press.current = { target, x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const began = press.current;
      if (began !== undefined && Math.hypot(clientX - began.x, clientY - began.y) > tolerance) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}

// The finger is still down: lifting it would click what is under it, perhaps a link or a choice of the new list. The click of
// another press, however soon, is meant.
function swallowClick() {
  const listening = new AbortController();
  const once = { capture: true, once: true, signal: listening.signal };
  const stop = () => listening.abort();
  const stopSoon = () => setTimeout(stop, clickDelay);
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, signal: listening.signal });
  document.addEventListener('pointerdown', stop, once);
  document.addEventListener('pointerup', stopSoon, once);
  document.addEventListener('pointercancel', stopSoon, once);
}
