import { useEffect, useRef, type PointerEvent } from 'react';

/** The duration of a long press in milliseconds, as on mobile systems. */
export const longPressDelay = 500;

/** How far the finger can move during a long press, in pixels, before it counts as scrolling. */
const tolerance = 10;

/** How long after the finger is lifted a browser can still send a click, in milliseconds. */
const clickDelay = 100;

interface Press {
  target: EventTarget;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Calls back on a long press on an element, which then is not also a click. */
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

// The finger is still down: lifting it would click what is under it, perhaps a link or an item of the new list. The
// click of a later press, however soon, is intended.
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
