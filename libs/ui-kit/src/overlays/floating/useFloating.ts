import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { placeNextTo, type Box } from './placeNextTo';

export interface FloatingOptions {
  open: boolean;
  part: RefObject<HTMLElement | null>;
  /** The anchor: an element, or the point of a click. */
  anchor: RefObject<HTMLElement | Box | null>;
  /** @default 'below' */
  side?: 'below' | 'above' | undefined;
  /** The edge of the anchor with which it is aligned, in reading direction. */
  align: 'start' | 'end' | 'center';
  /** What to do when the anchor scrolls away: 'close' suits a list, 'follow' a panel with inputs. @default 'close' */
  onMove?: 'close' | 'follow' | undefined;
  /** Called on a click elsewhere, or when the anchor of an element that does not follow scrolls away. */
  onClose?: (() => void) | undefined;
}

/** Shows an element in the browser's top layer next to its anchor, and closes it on a click elsewhere. */
export function useFloating(options: FloatingOptions): void {
  const { open, part, anchor, side = 'below', align, onMove = 'close', onClose } = options;

  // Synchronises with the browser's top layer and the measured boxes. A DOM without popovers (jsdom) shows it in place.
  useLayoutEffect(() => {
    const popover = part.current;
    if (!open || popover === null || anchor.current === null) return;
    if (typeof popover.showPopover === 'function' && !popover.matches(':popover-open')) popover.showPopover();
    place();
    window.addEventListener('resize', place);
    if (onMove === 'follow') document.addEventListener('scroll', place, true);
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
      const { top, left, maxHeight } = placeNextTo(boxOf(anchor.current), size, frame, { side, align: edge });
      popover.style.top = `${top}px`;
      popover.style.left = `${left}px`;
      popover.style.maxHeight = `${maxHeight}px`;
    }
  }, [open, part, anchor, side, align, onMove]);

  // Synchronises with clicks and scrolling anywhere on the page. Browsers report a scroll in the next frame, so one from
  // before the opening can arrive after it: where an element is the anchor, it counts only if the anchor has moved.
  useEffect(() => {
    if (!open || onClose === undefined) return;
    let { top, left } = placeOf(anchor.current);
    const isOutside = ({ target }: Event) =>
      !contains(part.current, target) && !contains(anchor.current, target);
    const onPress = (event: Event) => isOutside(event) && onClose();
    const onScroll = (event: Event) => {
      const now = placeOf(anchor.current);
      const isStill = anchor.current instanceof HTMLElement && now.top === top && now.left === left;
      if (isOutside(event) && !isStill) onClose();
    };
    const onResize = () => ({ top, left } = placeOf(anchor.current));
    document.addEventListener('pointerdown', onPress, true);
    if (onMove === 'close') {
      document.addEventListener('scroll', onScroll, true);
      window.addEventListener('resize', onResize);
    }
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onResize);
    };
  }, [open, part, anchor, onMove, onClose]);
}

function physical(align: 'start' | 'end', isRightToLeft: boolean): 'left' | 'right' {
  return (align === 'start') === isRightToLeft ? 'right' : 'left';
}

function placeOf(anchor: HTMLElement | Box | null): { top: number; left: number } {
  return anchor === null ? { top: 0, left: 0 } : boxOf(anchor);
}

function boxOf(anchor: HTMLElement | Box): Box {
  return anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : anchor;
}

function contains(part: HTMLElement | Box | null, target: EventTarget | null): boolean {
  return part instanceof HTMLElement && target instanceof Node && part.contains(target);
}
