import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { placeBeside } from './placeBeside';

export interface FloatingListOptions {
  open: boolean;
  opener: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** The side of the opener at which the list begins, in reading direction. */
  align: 'start' | 'end';
  onClose: () => void;
}

/** Shows a list in the browser's top layer beside its opener, and closes it when something else is pressed or moved. */
export function useFloatingList({ open, opener, list, align, onClose }: FloatingListOptions): void {
  // Synchronises with the browser's top layer and the measured boxes. A DOM without popovers (jsdom) shows it in place.
  useLayoutEffect(() => {
    const [button, popover] = [opener.current, list.current];
    if (!open || button === null || popover === null) return;
    if (typeof popover.showPopover === 'function') popover.showPopover();
    const isRightToLeft = getComputedStyle(button).direction === 'rtl';
    const side = (align === 'start') === isRightToLeft ? 'right' : 'left';
    const size = { width: popover.offsetWidth, height: popover.scrollHeight };
    const frame = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const place = placeBeside(button.getBoundingClientRect(), size, frame, side);
    popover.style.top = `${place.top}px`;
    popover.style.left = `${place.left}px`;
    popover.style.maxHeight = `${place.maxHeight}px`;
  }, [open, opener, list, align]);

  // Synchronises with presses and scrolling anywhere in the page.
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      const target = event.target;
      const isInside =
        target instanceof Node &&
        (list.current?.contains(target) === true || opener.current?.contains(target) === true);
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside, true);
    document.addEventListener('scroll', closeOutside, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('scroll', closeOutside, true);
      window.removeEventListener('resize', onClose);
    };
  }, [open, opener, list, onClose]);
}
