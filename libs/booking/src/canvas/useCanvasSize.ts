import { useEffect, useState, type RefObject } from 'react';
import type { CanvasSize } from './viewport';

/** The size of an element in pixels of the page, which a canvas needs as numbers. */
export function useCanvasSize(element: RefObject<HTMLElement | null>): CanvasSize {
  const [size, setSize] = useState<CanvasSize>({ width: 800, height: 480 });
  // The layout of the browser.
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
