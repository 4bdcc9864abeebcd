import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Box } from './placeBeside';

export interface FloatingOptions {
  open: boolean;
  part: RefObject<HTMLElement | null>;
  /** What it floats beside: an element, or a point where something was pressed. */
  anchor: RefObject<HTMLElement | Box | null>;
  /** @default 'below' */
  side?: 'below' | 'above' | undefined;
  /** The edge of the anchor at which it begins, in reading direction. */
  align: 'start' | 'end' | 'center';
  /** What happens when the page moves: a list closes, a panel with inputs goes along. @default 'close' */
  onMove?: 'close' | 'follow' | undefined;
  /** Called when something else is pressed, or the page moves under a part that does not follow. */
  onClose?: (() => void) | undefined;
}

/** Shows a part in the browser's top layer beside its anchor, and closes it when something else is pressed. */
export function useFloating(options: FloatingOptions): void {
  const { open, part, anchor, side = 'below', align, onMove = 'close', onClose } = options;

  // Synchronises with the browser's top layer and the measured boxes. A DOM without popovers (jsdom) shows it in place.
  useLayoutEffect(() => {
    const popover = part.current;
    if (!open || popover === null || anchor.current === null) return;
    if (typeof popover.showPopover === 'function' && !popover.matches(':popover-open')) popover.showPopover();
    place();
    if (onMove === 'close') return;
    document.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };

    function place() {
      if (popover === null || anchor.current === null) return;
      const isRightToLeft = getComputedStyle(popover).direction === 'rtl';
      const size = { width: popover.offsetWidth, height: popover.scrollHeight };
      const frame = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const edge = align === 'center' ? align : physical(align, isRightToLeft);
      const { top, left, maxHeight } = placeBeside(boxOf(anchor.current), size, frame, { side, align: edge });
      popover.style.top = `${top}px`;
      popover.style.left = `${left}px`;
      popover.style.maxHeight = `${maxHeight}px`;
    }
  }, [open, part, anchor, side, align, onMove]);

  // Synchronises with presses and scrolling anywhere in the page.
  useEffect(() => {
    if (!open || onClose === undefined) return;
    const closeOutside = (event: Event) => {
      const isInside = contains(part.current, event.target) || contains(anchor.current, event.target);
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside, true);
    if (onMove === 'close') {
      document.addEventListener('scroll', closeOutside, true);
      window.addEventListener('resize', onClose);
    }
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('scroll', closeOutside, true);
      window.removeEventListener('resize', onClose);
    };
  }, [open, part, anchor, onMove, onClose]);
}

function physical(align: 'start' | 'end', isRightToLeft: boolean): 'left' | 'right' {
  return (align === 'start') === isRightToLeft ? 'right' : 'left';
}

function boxOf(anchor: HTMLElement | Box): Box {
  return anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : anchor;
}

function contains(part: HTMLElement | Box | null, target: EventTarget | null): boolean {
  return part instanceof HTMLElement && target instanceof Node && part.contains(target);
}
