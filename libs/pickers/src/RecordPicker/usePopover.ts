import { useLayoutEffect, type RefObject } from 'react';

/** In pixels: the gap between list and anchor, the maximum height, and the minimum readable width. */
const [gap, maxHeight, minWidth] = [4, 360, 240] as const;

/** Shows a list in the browser's top layer, below its anchor, or above it if there is more room. */
export function usePopover(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  // Synchronises with the browser's top layer and the measured box. Without popover support (jsdom) the list stays in place.
  useLayoutEffect(() => {
    const [popover, element] = [list.current, anchor.current];
    if (!isOpen || !popover || !element || typeof popover.showPopover !== 'function') return undefined;
    popover.showPopover();
    const place = () => placeAtAnchor(popover, element.getBoundingClientRect());
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      popover.hidePopover();
    };
  }, [list, anchor, isOpen]);
}

function placeAtAnchor(popover: HTMLElement, box: DOMRect): void {
  const below = window.innerHeight - box.bottom - 2 * gap;
  const above = box.top - 2 * gap;
  const isBelow = below >= Math.min(maxHeight, above);
  const width = Math.min(Math.max(box.width, minWidth), window.innerWidth - 2 * gap);
  Object.assign(popover.style, {
    left: `${Math.max(gap, Math.min(box.left, window.innerWidth - width - gap))}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(maxHeight, isBelow ? below : above)}px`,
    top: isBelow ? `${box.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - box.top + gap}px`,
  });
}
