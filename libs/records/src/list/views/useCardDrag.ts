import type { RecordBase } from '@callboard/api-contract';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Dragged card, how far and over which status, and the handlers of a card. */
export interface CardDrag {
  dragged: RecordBase | undefined;
  offset: Point;
  over: string | undefined;
  cardProps: (record: RecordBase) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  };
}

interface Point {
  x: number;
  y: number;
}

interface DragState {
  record: RecordBase;
  from: Point;
  offset: Point;
  over: string | undefined;
  /** A press that hardly moves is a click. */
  isMoving: boolean;
}

const clickDistance = 6;
const nowhere = { x: 0, y: 0 };

/** Drags a card to another status with a mouse or a pen; a finger scrolls the board and uses the menus. Escape cancels. */
export function useCardDrag(onDrop: (record: RecordBase, status: string) => void): CardDrag {
  const [drag, setDrag] = useState<DragState>();
  // State shared by the pointer events of one drag; a render can come later than the next event.
  const current = useRef<DragState>(undefined);
  const wasDragged = useRef(false);
  const isPressed = drag !== undefined;
  const drop = useEffectEvent(onDrop);

  // Synchronises with the window: a fast pointer has left the card before its first move, and a dragged card has no focus.
  useEffect(() => {
    if (!isPressed) return undefined;
    function onMove(event: globalThis.PointerEvent) {
      const begun = current.current;
      if (!begun) return;
      const offset = { x: event.clientX - begun.from.x, y: event.clientY - begun.from.y };
      const isMoving = begun.isMoving || Math.hypot(offset.x, offset.y) > clickDistance;
      if (!isMoving) return;
      wasDragged.current = true;
      current.current = { ...begun, offset, isMoving, over: statusUnder(event) };
      setDrag(current.current);
    }
    function end() {
      current.current = undefined;
      setDrag(undefined);
    }
    function onUp() {
      const dropped = current.current;
      end();
      if (dropped?.isMoving && dropped.over !== undefined) drop(dropped.record, dropped.over);
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isPressed]);

  return {
    dragged: drag?.isMoving === true ? drag.record : undefined,
    offset: drag?.offset ?? nowhere,
    over: drag?.over,
    cardProps: (record) => ({
      onPointerDown: (event) => {
        wasDragged.current = false;
        const isControl = event.target instanceof Element && event.target.closest('button, [role="menu"]');
        if (event.button !== 0 || event.pointerType === 'touch' || isControl) return;
        const from = { x: event.clientX, y: event.clientY };
        current.current = { record, from, offset: nowhere, over: undefined, isMoving: false };
        setDrag(current.current);
      },
      // The click that ends a drag does not open the record.
      onClickCapture: (event) => {
        if (!wasDragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}

function statusUnder({ clientX, clientY }: globalThis.PointerEvent): string | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-status]')?.dataset[
    'status'
  ];
}
