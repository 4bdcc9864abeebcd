import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { DropTarget } from './operations';

/**
 * Drags a part by its handle. It moves only when it is dropped: a handle that moves in the document during the drag loses its pointer
 * capture. Until then a line shows the drop position.
 */
export function useDrag(onDrop: (id: string, target: DropTarget) => void) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<DropTarget>();
  const level = useRef<string | undefined>(undefined);

  function end() {
    setDragged(undefined);
    setTarget(undefined);
  }

  // Escape cancels the drag. Nothing has focus during a drag, so the key event is only dispatched on the window.
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dragged]);

  const grip = {
    start(event: PointerEvent<HTMLElement>, id: string) {
      // The handle receives all pointer events until the drop.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      level.current = event.currentTarget.closest<HTMLElement>('[data-level]')?.dataset['level'];
      setDragged(id);
    },
    move(event: PointerEvent<HTMLElement>) {
      if (dragged !== undefined) setTarget(targetUnder(event, dragged, level.current));
    },
    drop() {
      if (dragged !== undefined && target) onDrop(dragged, target);
      end();
    },
    cancel: end,
  };
  return { dragged, target, grip };
}

/** The level that can hold parts of another. */
const holders: Readonly<Record<string, string>> = { row: 'page', cell: 'row', widget: 'cell' };

function targetUnder(
  { clientX, clientY }: PointerEvent<HTMLElement>,
  id: string,
  level: string | undefined,
): DropTarget | undefined {
  if (level === undefined) return undefined;
  const under = document.elementFromPoint(clientX, clientY);
  const sibling = under?.closest<HTMLElement>(`[data-level='${level}']`);
  const over = sibling?.dataset['part'];
  if (sibling && over !== undefined && over !== id) {
    const { top, left, height, width } = sibling.getBoundingClientRect();
    const isBefore = level === 'cell' ? clientX < left + width / 2 : clientY < top + height / 2;
    return { over, side: isBefore ? 'before' : 'after' };
  }
  const holder = under?.closest<HTMLElement>(`[data-level='${holders[level]}']`)?.dataset['part'];
  return holder === undefined || over === id ? undefined : { over: holder, side: 'in' };
}
