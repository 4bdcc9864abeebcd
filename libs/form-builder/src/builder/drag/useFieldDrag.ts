import type { FormContent } from '@callboard/api-contract/forms';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { BuilderActions } from '../FormBuilder/BuilderContext';
import type { FieldGrip } from './DragContext';
import { dropPlace, type DragState, type DropTarget } from './dropPlace';

/**
 * Drags a question by its grip. It moves when it is let go, not before: a grip that changed its place in the page under the pointer
 * would lose the pointer. Until then a line shows where it goes.
 */
export function useFieldDrag({ move }: BuilderActions, content: FormContent) {
  const [drag, setDrag] = useState<DragState>({});
  const held = useRef<{ id?: string | undefined; target?: DropTarget | undefined }>({});
  const latest = useRef(content);

  // What is let go is put into the newest form.
  useEffect(() => {
    latest.current = content;
  });

  const grip = useMemo<FieldGrip>(() => {
    function hold(id: string | undefined, next?: DropTarget) {
      held.current = { id, target: next };
      setDrag((before) => (isSame(before, id, next) ? before : { dragged: id, target: next }));
    }
    return {
      start: (event, id) => {
        event.preventDefault();
        // The grip that was taken hears of the pointer until it is let go.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        hold(id);
      },
      move: (event) => {
        const { id } = held.current;
        if (id !== undefined) hold(id, targetUnder(event, id));
      },
      drop: () => {
        const place = held.current.target && dropPlace(latest.current, held.current.target);
        if (place && held.current.id !== undefined) move(held.current.id, place.section, place.index);
        hold(undefined);
      },
      cancel: () => hold(undefined),
    };
  }, [move]);

  // Escape puts the question back; the browser says so to the window alone, as nothing has the focus.
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
  // What lies behind the edge comes into sight, whatever it is that scrolls.
  element.scrollIntoView({ block: 'nearest' });
  element.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  element.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  if (element.dataset['dropIn'] !== undefined) return { id, over, side: 'in' };
  const { top, height } = element.getBoundingClientRect();
  return { id, over, side: clientY < top + height / 2 ? 'before' : 'after' };
}
