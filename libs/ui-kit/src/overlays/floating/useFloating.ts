import type { Placement } from '@floating-ui/dom';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { whenIdle } from '../../layout/whenIdle';
import type { Anchor, follow, ListSize } from './follow';

/** The edges of a point or an area of the window, in pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface FloatingOptions {
  open: boolean;
  part: RefObject<HTMLElement | null>;
  /** The anchor: an element, or the point of a click. */
  anchor: RefObject<HTMLElement | null> | Box | undefined;
  /** @default 'below' */
  side?: 'below' | 'above' | undefined;
  /** The edge of the anchor with which it is aligned, in reading direction. */
  align: 'start' | 'end' | 'center';
  /** Makes it as wide as the anchor. Keep the object the same between renders. Default: as wide as its content. */
  listSize?: ListSize | undefined;
  /** Reaction when the anchor scrolls away: 'close' suits a list, 'follow' a panel with inputs. @default 'close' */
  onMove?: 'close' | 'follow' | undefined;
  /** Called on a click elsewhere, or when the anchor of an element that does not follow scrolls away. */
  onClose?: (() => void) | undefined;
}

let placing: { follow: typeof follow } | undefined;

/** Loads the code that places it, which a page needs at the first opening alone. */
async function loadPlacing(): Promise<void> {
  placing ??= await import('./follow');
}

/** Shows an element in the browser's top layer next to its anchor, and closes it on a click elsewhere. */
export function useFloating(options: FloatingOptions): void {
  const { open, part, anchor, side = 'below', align, listSize, onMove = 'close', onClose } = options;
  const placement = placementOf(side, align);

  // Synchronises with the browser's top layer. A DOM without popovers (jsdom) shows it in place.
  useLayoutEffect(() => {
    const popover = part.current;
    if (!open || popover === null || typeof popover.showPopover !== 'function') return;
    if (!popover.matches(':popover-open')) popover.showPopover();
    return () => {
      if (popover.matches(':popover-open')) popover.hidePopover();
    };
  }, [open, part]);

  // Synchronises with the place of the anchor, until it closes.
  useLayoutEffect(() => {
    const [popover, element] = [part.current, elementOf(anchor)];
    if (!open || popover === null || element === null) return;
    return placeBy(({ follow }) => follow(element, popover, { placement, list: listSize }), popover);
  }, [open, part, anchor, placement, listSize]);

  // Asks ahead of the first opening.
  useEffect(() => (placing ? undefined : whenIdle(() => void loadPlacing().catch(() => undefined))), []);

  // Synchronises with clicks and scrolling anywhere on the page. A scroll closes it only if it moved the anchor: browsers report
  // one from before the opening in the next frame, and a page that is still loading moves the anchor without any scroll.
  useEffect(() => {
    if (!open || onClose === undefined) return;
    const element = elementOf(anchor);
    const isOutside = ({ target }: Event) => !contains(part.current, target) && !contains(element, target);
    const onPress = (event: Event) => isOutside(event) && onClose();
    let hasScrolledAway = whenScrolledAway(element);
    const onScroll = (event: Event) => {
      if (isOutside(event) && hasScrolledAway()) onClose();
    };
    const onResize = () => {
      hasScrolledAway = whenScrolledAway(element);
    };
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

/** Places it as soon as that has loaded; until then it is not seen. @returns what stops it */
function placeBy(place: (by: NonNullable<typeof placing>) => () => void, popover: HTMLElement): () => void {
  if (placing) return place(placing);
  let stop: (() => void) | undefined;
  let isOver = false;
  // A transparent element can have the focus.
  popover.style.opacity = '0';
  const show = () => {
    popover.style.opacity = '';
    if (placing && !isOver) stop = place(placing);
  };
  // Where it cannot load, the browser's own place does.
  loadPlacing().then(show, show);
  return () => {
    isOver = true;
    stop?.();
  };
}

/** @returns whether the anchor has moved since now, and something around it was scrolled; a point always has. */
function whenScrolledAway(anchor: Anchor | null): () => boolean {
  if (!(anchor instanceof Element)) return () => true;
  const before = { place: anchor.getBoundingClientRect(), offsets: scrollOffsets(anchor) };
  return () => {
    const place = anchor.getBoundingClientRect();
    const isStill = place.top === before.place.top && place.left === before.place.left;
    return !isStill && scrollOffsets(anchor) !== before.offsets;
  };
}

/** How far each element around this one is scrolled, as text that can be compared. */
function scrollOffsets(element: Element): string {
  const offsets = [window.scrollX, window.scrollY];
  for (let around = element.parentElement; around; around = around.parentElement)
    offsets.push(around.scrollLeft, around.scrollTop);
  return offsets.join();
}

function placementOf(side: 'below' | 'above', align: 'start' | 'end' | 'center'): Placement {
  const edge = side === 'below' ? 'bottom' : 'top';
  return align === 'center' ? edge : `${edge}-${align}`;
}

function elementOf(anchor: FloatingOptions['anchor']): Anchor | null {
  if (anchor === undefined) return null;
  if ('current' in anchor) return anchor.current;
  const { left, top, right, bottom } = anchor;
  return { getBoundingClientRect: () => new DOMRect(left, top, right - left, bottom - top) };
}

function contains(part: Anchor | null, target: EventTarget | null): boolean {
  return part instanceof HTMLElement && target instanceof Node && part.contains(target);
}
