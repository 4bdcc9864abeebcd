import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Fitting {
  /** The number of items that fit. */
  count: number;
  /** The width of these items in pixels; undefined when all fit. */
  width: number | undefined;
}

const all: Fitting = { count: Infinity, width: undefined };

/**
 * Measures how many items of a bar fit. The bar's first child contains all items at their own width, visible or not; its last child is the
 * button that opens the rest.
 */
export function useFitting(bar: RefObject<HTMLElement | null>, content: string): Fitting {
  const [fitting, setFitting] = useState(all);

  // Observes the sizes of the elements. In a DOM without layout (jsdom) all items fit.
  useLayoutEffect(() => {
    const element = bar.current;
    const [parts, more] = [element?.firstElementChild, element?.lastElementChild];
    if (!element || !parts || !more || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { left, right } = parts.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const ends = Array.from(parts.children, (part) => {
        const box = part.getBoundingClientRect();
        return isRightToLeft ? right - box.left : box.right - left;
      });
      const count = howManyFit(ends, element.clientWidth, more.getBoundingClientRect().width);
      const next = count === ends.length ? all : { count, width: ends[count - 1] ?? 0 };
      setFitting((last) => (last.count === next.count && last.width === next.width ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, content]);

  return fitting;
}

/**
 * Returns how many items fit into a width, given the end position of each: all, or as many as leave room for the "more" button.
 *
 * @example
 * howManyFit([100, 210, 300], 280, 60) // 2
 */
export function howManyFit(ends: readonly number[], width: number, moreWidth: number): number {
  if ((ends.at(-1) ?? 0) <= width) return ends.length;
  return ends.filter((end) => end <= width - moreWidth).length;
}
