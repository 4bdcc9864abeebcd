import { noteVisit } from '@callboard/app-state';
import { whenIdle } from '@callboard/ui-kit/layout';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { importOrReload } from '../errors/importOrReload';
import type { PlaceMemory } from './createPlaceMemory';

/** Puts a page where it was left when the user goes back to it. What remembers it is loaded once the first page is there. */
export function usePlaceMemory(page: RefObject<HTMLElement | null>): void {
  const { key, pathname, search } = useLocation();
  const by = useNavigationType();
  const memory = useRef<PlaceMemory>(null);
  const current = useRef({ key, by });

  // Synchronises with the browser's history.
  useEffect(() => {
    noteVisit(`${pathname}${search}`);
    current.current = { key, by };
    memory.current?.enter(key, by);
  }, [key, by, pathname, search]);

  // Synchronises with the scroll positions of the document.
  useEffect(() => {
    let isOver = false;
    async function remember() {
      const { createPlaceMemory } = await importOrReload(() => import('./createPlaceMemory'));
      if (isOver) return;
      memory.current = createPlaceMemory(() => page.current);
      memory.current.enter(current.current.key, current.current.by);
    }
    const cancel = whenIdle(() => void remember());
    return () => {
      isOver = true;
      cancel();
      memory.current?.stop();
      memory.current = null;
    };
  }, [page]);
}
