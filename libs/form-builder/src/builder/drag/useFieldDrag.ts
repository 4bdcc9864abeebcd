import type { FormContent } from '@callboard/api-contract/forms';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { BuilderActions } from '../FormBuilder/BuilderContext';
import type { FieldGrip } from './DragContext';
import { dropPlace, type DragState, type DropTarget } from './dropPlace';

/**
 * Drags a question by its handle. The question moves only when it is dropped: a handle that moves in the document during the drag
 * loses its pointer capture. Until then a line shows the drop position.
 */
export function useFieldDrag({ move }: BuilderActions, content: FormContent) {
  const [drag, setDrag] = useState<DragState>({});
  const dragRef = useRef<{ id?: string | undefined; target?: DropTarget | undefined }>({});
  const latest = useRef(content);

  // The drop handler is stable and reads the latest form from here.
  useEffect(() => {
    latest.current = content;
  });

  const grip = useMemo<FieldGrip>(() => {
    function update(id: string | undefined, next?: DropTarget) {
      dragRef.current = { id, target: next };
      setDrag((before) => (isSame(before, id, next) ? before : { dragged: id, target: next }));
    }
    return {
      start: (event, id) => {
        event.preventDefault();
        // The handle receives all pointer events until the drop.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        update(id);
      },
      move: (event) => {
        const { id } = dragRef.current;
        if (id !== undefined) update(id, targetUnder(event, id));
      },
      drop: () => {
        const place = dragRef.current.target && dropPlace(latest.current, dragRef.current.target);
        if (place && dragRef.current.id !== undefined) move(dragRef.current.id, place.section, place.index);
        update(undefined);
      },
      cancel: () => update(undefined),
    };
  }, [move]);

  // Escape cancels the drag. Nothing has focus during a drag, so the key event is only dispatched on the window.
  const isDragging = drag.dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') grip.cancel();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isDragging, grip]);
  return { drag, grip };
}

function isSame(
  { dragged, target }: DragState,
  id: string | undefined,
  next: DropTarget | undefined,
): boolean {
  return dragged === id && target?.over === next?.over && target?.side === next?.side;
}

function targetUnder({ clientX, clientY }: PointerEvent<HTMLElement>, id: string): DropTarget | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  const over = element?.dataset['drop'];
  if (!element || over === undefined || over === id) return undefined;
  // Scrolls the neighbours of the target into view, in any scroll container.
  element.scrollIntoView({ block: 'nearest' });
  element.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  element.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  if (element.dataset['dropIn'] !== undefined) return { id, over, side: 'in' };
  const { top, height } = element.getBoundingClientRect();
  return { id, over, side: clientY < top + height / 2 ? 'before' : 'after' };
}
