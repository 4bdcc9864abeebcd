/** The edges of an anchor, in pixels of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A width and a height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Where a floating element is placed, in pixels of the window. */
export interface Placement {
  top: number;
  left: number;
  maxHeight: number;
}

/** The preferred side, and the edge that is aligned with the anchor's. */
export interface PreferredPlacement {
  side: 'below' | 'above';
  align: 'left' | 'right' | 'center';
}

const gap = 4;

/** The place of a floating element: on the preferred side or where there is more room, always inside the window. */
export function placeNextTo(
  anchor: Box,
  part: Size,
  window: Size,
  { side, align }: PreferredPlacement,
): Placement {
  const room = { below: window.height - anchor.bottom - 2 * gap, above: anchor.top - 2 * gap };
  const other = side === 'below' ? 'above' : 'below';
  const actualSide = part.height <= room[side] || room[side] >= room[other] ? side : other;
  const maxHeight = Math.max(0, room[actualSide]);
  const height = Math.min(part.height, maxHeight);
  return {
    top: actualSide === 'below' ? anchor.bottom + gap : anchor.top - gap - height,
    left: Math.max(gap, Math.min(leftOf(anchor, part, align), window.width - part.width - gap)),
    maxHeight,
  };
}

function leftOf({ left, right }: Box, { width }: Size, align: PreferredPlacement['align']): number {
  if (align === 'center') return (left + right - width) / 2;
  return align === 'left' ? left : right - width;
}
