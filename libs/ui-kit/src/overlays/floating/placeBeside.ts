/** The sides of what something floats beside, in pixels of the window. */
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

/** Where something floats, in pixels of the window. */
export interface Placement {
  top: number;
  left: number;
  maxHeight: number;
}

/** On which side it floats if there is room, and which of its edges is in line with the anchor's. */
export interface Wish {
  side: 'below' | 'above';
  align: 'left' | 'right' | 'center';
}

const gap = 4;

/** Where a floating part goes: on the side that is wished for or where there is more room, always inside the window. */
export function placeBeside(anchor: Box, part: Size, window: Size, { side, align }: Wish): Placement {
  const room = { below: window.height - anchor.bottom - 2 * gap, above: anchor.top - 2 * gap };
  const other = side === 'below' ? 'above' : 'below';
  const chosen = part.height <= room[side] || room[side] >= room[other] ? side : other;
  const maxHeight = Math.max(0, room[chosen]);
  const height = Math.min(part.height, maxHeight);
  return {
    top: chosen === 'below' ? anchor.bottom + gap : anchor.top - gap - height,
    left: Math.max(gap, Math.min(leftOf(anchor, part, align), window.width - part.width - gap)),
    maxHeight,
  };
}

function leftOf({ left, right }: Box, { width }: Size, align: Wish['align']): number {
  if (align === 'center') return (left + right - width) / 2;
  return align === 'left' ? left : right - width;
}
