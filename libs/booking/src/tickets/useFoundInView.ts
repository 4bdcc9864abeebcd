import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to what was found, where it is below what is visible: on a phone it comes after the plan of the seats. */
export function useFoundInView(box: RefObject<HTMLElement | null>, isFound: boolean): void {
  const wasFound = useRef(isFound);
  // Synchronises with the scroll position of the window.
  useEffect(() => {
    const isNew = isFound && !wasFound.current;
    wasFound.current = isFound;
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (isNew && top > window.innerHeight * farDown) box.current?.scrollIntoView?.({ block: 'start' });
  }, [box, isFound]);
}

/** The part of the window below which the first lines cannot be read. */
const farDown = 0.6;
