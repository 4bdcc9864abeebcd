import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { shallowEqual } from 'react-redux';

/** Pointer handlers of a grip. */
export interface GripProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

export interface GripDragOptions<Item, Target> {
  /** The drop target under the pointer; undefined where the item cannot be dropped. The offset is from the top of the grip to where the drag began, in pixels. */
  targetUnder: (event: PointerEvent<HTMLElement>, item: Item, gripOffset: number) => Target | undefined;
  onDrop: (item: Item, target: Target) => void;
}

/** Dragged item and its drop target, and the handlers of each item's grip. */
export interface GripDrag<Item, Target> {
  dragged: Item | undefined;
  target: Target | undefined;
  /** The same function at every render. */
  gripProps: (item: Item) => GripProps;
}

interface DragState<Item, Target> {
  item: Item;
  /** From its top to where the drag began, in pixels. */
  gripOffset: number;
  target?: Target | undefined;
}

/**
 * Drags an item by its grip with a mouse, a pen or a finger. The item moves only when it is dropped: a grip that moves in the document
 * during the drag loses its pointer capture. Until then the caller marks the target. Escape cancels. Keyboards need another way: a menu,
 * or arrow keys on the grip.
 */
export function useGripDrag<Item, Target extends object>(
  options: GripDragOptions<Item, Target>,
): GripDrag<Item, Target> {
  const [drag, setDrag] = useState<DragState<Item, Target>>();
  // State shared by the pointer events of one drag; a render can come later than the next event.
  const current = useRef<DragState<Item, Target>>(undefined);
  const latest = useRef(options);
  const isDragging = drag !== undefined;

  // The handlers are stable and read the latest options from here.
  useEffect(() => {
    latest.current = options;
  });

  const { gripProps, end } = useMemo(() => {
    function update(next: DragState<Item, Target> | undefined) {
      current.current = next;
      setDrag(next);
    }
    return {
      end: () => update(undefined),
      gripProps: (item: Item): GripProps => ({
        onPointerDown(event) {
          if (event.button !== 0) return;
          // A grip that is a button gets the focus; any other leaves it where it is, and selects no text.
          if (event.currentTarget.tabIndex < 0) event.preventDefault();
          // The grip receives all pointer events until the drop.
          event.currentTarget.setPointerCapture?.(event.pointerId);
          update({ item, gripOffset: event.clientY - event.currentTarget.getBoundingClientRect().top });
        },
        onPointerMove(event) {
          const before = current.current;
          if (!before) return;
          const target = latest.current.targetUnder(event, before.item, before.gripOffset);
          if (!shallowEqual(before.target, target)) update({ ...before, target });
        },
        onPointerUp() {
          const dropped = current.current;
          update(undefined);
          if (dropped?.target) latest.current.onDrop(dropped.item, dropped.target);
        },
        onPointerCancel: () => update(undefined),
      }),
    };
  }, []);

  // Synchronises with the keyboard: nothing need have the focus during a drag, so the key event is only dispatched on the window.
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isDragging, end]);

  return { dragged: drag?.item, target: drag?.target, gripProps };
}
