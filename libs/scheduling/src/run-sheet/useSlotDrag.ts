import type { SheetEntry } from '@callboard/domain/scheduling';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Where a dragged entry is dropped: before a slot or into a gap of a performance, or into the tray. */
export type DropPlace = { kind: 'slot' | 'gap'; performance: string; position: number } | { kind: 'tray' };

/** What is dragged and over what, and the pointer handlers of its grip. */
export interface SlotDrag {
  dragged: string | null;
  over: DropPlace | null;
  gripProps: (entry: SheetEntry) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

interface DragState {
  entry: SheetEntry;
  over: DropPlace | null;
}

/**
 * Drags an entry by its grip. It moves only when it is dropped: a grip that moves in the document during the drag loses its pointer
 * capture. Until then a line shows the place. Escape cancels.
 */
export function useSlotDrag(onDrop: (entry: SheetEntry, place: DropPlace) => void): SlotDrag {
  const [drag, setDrag] = useState<DragState | null>(null);
  // What the pointer events of one drag share; a render can come later than the next event.
  const current = useRef<DragState | null>(null);
  const isDragging = drag !== null;

  function update(next: DragState | null) {
    current.current = next;
    setDrag(next);
  }

  // Synchronises with the keyboard: nothing has focus during a drag.
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      current.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isDragging]);

  return {
    dragged: drag?.entry.hashcode ?? null,
    over: drag?.over ?? null,
    gripProps: (entry) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        // The grip receives all pointer events until the drop.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        update({ entry, over: null });
      },
      onPointerMove: (event) => {
        if (current.current) update({ entry: current.current.entry, over: placeUnder(event) });
      },
      onPointerUp: () => {
        const dropped = current.current;
        update(null);
        if (dropped?.over) onDrop(dropped.entry, dropped.over);
      },
      onPointerCancel: () => update(null),
    }),
  };
}

function placeUnder({ clientX, clientY }: PointerEvent<HTMLElement>): DropPlace | null {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  if (!element) return null;
  const { drop, performance, position } = element.dataset;
  // The page scrolls along with the drag.
  element.scrollIntoView({ block: 'nearest' });
  if (drop === 'tray') return { kind: 'tray' };
  if (performance === undefined || position === undefined) return null;
  if (drop === 'gap') return { kind: 'gap', performance, position: Number(position) };
  const { top, height } = element.getBoundingClientRect();
  return { kind: 'slot', performance, position: Number(position) + (clientY < top + height / 2 ? 0 : 1) };
}
