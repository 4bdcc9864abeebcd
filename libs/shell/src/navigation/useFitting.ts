import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Fitting {
  /** So many parts have room. */
  count: number;
  /** Pixels that these take; undefined when all have room. */
  width: number | undefined;
}

const all: Fitting = { count: Infinity, width: undefined };

/**
 * Measures how many parts of a bar have room. The bar's first child holds all parts, each at its own width whether it is in sight
 * or not; its last child is what opens the rest.
 */
export function useFitting(bar: RefObject<HTMLElement | null>, content: string): Fitting {
  const [fitting, setFitting] = useState(all);

  // Follows the measured boxes, which are outside React; a DOM without layout (jsdom) has room for all.
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
 * How many of the parts, given by where each ends, fit into a width: all, or as many as leave room for what opens the rest.
 *
 * @example
 * howManyFit([100, 210, 300], 280, 60) // 2
 */
export function howManyFit(ends: readonly number[], width: number, moreWidth: number): number {
  if ((ends.at(-1) ?? 0) <= width) return ends.length;
  return ends.filter((end) => end <= width - moreWidth).length;
}
