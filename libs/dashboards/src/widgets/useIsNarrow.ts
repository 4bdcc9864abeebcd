import { useEffect, useState, type RefObject } from 'react';

/** In pixels: seven columns of days need as much. */
const leastWidth = 560;

/** True while an element has no room for the columns of a week. The window can be wide all the same. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  // The browser notifies of the width, which a cell of the page decides.
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setNarrow(watched.clientWidth < leastWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
