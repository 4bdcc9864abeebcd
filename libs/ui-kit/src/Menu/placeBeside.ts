interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Placement {
  top: number;
  left: number;
  maxHeight: number;
}

const gap = 4;

/** Where a floating list goes: under its opener, or above where there is more room, and always inside the window. */
export function placeBeside(opener: Box, list: Size, window: Size, align: 'left' | 'right'): Placement {
  const below = window.height - opener.bottom - 2 * gap;
  const above = opener.top - 2 * gap;
  const isBelow = list.height <= below || below >= above;
  const maxHeight = isBelow ? below : above;
  const height = Math.min(list.height, maxHeight);
  const left = align === 'left' ? opener.left : opener.right - list.width;
  return {
    top: isBelow ? opener.bottom + gap : opener.top - gap - height,
    left: Math.max(gap, Math.min(left, window.width - list.width - gap)),
    maxHeight,
  };
}
