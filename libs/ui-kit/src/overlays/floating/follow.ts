import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom';

/** An element, or the point of a click. */
export type Anchor = HTMLElement | { getBoundingClientRect: () => DOMRect };

/** The size of a list that is as wide as its anchor, in pixels. */
export interface ListSize {
  minWidth: number;
  maxHeight: number;
}

interface Preferred {
  placement: Placement;
  list: ListSize | undefined;
}

/** The distance from the anchor and from the edges of the window, in pixels. */
const gap = 4;

/** Places an element next to its anchor again whenever either of them moves. @returns a function that stops it. */
export function follow(anchor: Anchor, part: HTMLElement, preferred: Preferred): () => void {
  const { list } = preferred;
  let { placement } = preferred;
  const place = async () => {
    // Its own height decides on the side, not the one that fitted last time.
    part.style.maxHeight = list ? `${list.maxHeight}px` : '';
    const room = size({
      padding: gap,
      apply({ availableWidth, availableHeight, rects }) {
        const width = list && Math.min(Math.max(rects.reference.width, list.minWidth), availableWidth);
        const height = Math.max(0, Math.min(availableHeight, list?.maxHeight ?? availableHeight));
        Object.assign(part.style, { maxHeight: `${height}px`, ...(width && { width: `${width}px` }) });
      },
    });
    const middleware = [offset(gap), flip({ padding: gap }), shift({ padding: gap }), room];
    const found = await computePosition(anchor, part, { placement, strategy: 'fixed', middleware });
    // It stays on its side while it fits there: a list that gets shorter would jump otherwise.
    placement = found.placement;
    Object.assign(part.style, { left: `${found.x}px`, top: `${found.y}px` });
  };
  return autoUpdate(anchor, part, () => void place());
}
