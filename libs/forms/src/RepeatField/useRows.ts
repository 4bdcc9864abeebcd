import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import type { FieldDefinition } from '../definition';
import type { FieldMeta } from '../FieldPlace/errorOf';
import { usePersistentField } from '../FieldPlace/usePersistentField';
import { messages } from '../messages';
import { placeUnder } from './placeUnder';

// Without the value: a letter typed in a row renders only that field.
const subscription = {
  error: true,
  submitError: true,
  touched: true,
  modified: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

/** The rows of a repeat group: their names, the actions on them, and the focus after each action. */
export function useRows({ name }: FieldDefinition) {
  usePersistentField(name);
  const array = useFieldArray(name, { subscription });
  const { fields } = array;
  const meta: FieldMeta = array.meta;
  const list = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  const dragged = useRef<number>(undefined);
  const [draggedIndex, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const [removed, setRemoved] = useState<{ index: number; row: unknown }>();
  const count = fields.length ?? 0;

  // Moves the browser's focus after an action, once the rows are rendered.
  useEffect(() => {
    if (focus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  function add() {
    focus.current = `[data-row]:nth-child(${count + 1}) :is(input, select, textarea)`;
    setRemoved(undefined);
    fields.push({});
  }

  function remove(index: number, title: string) {
    const row: unknown = fields.remove(index);
    setRemoved({ index, row });
    setNews(messages.rowRemoved(title));
  }

  function restore({ index, row }: { index: number; row: unknown }) {
    focus.current = `[data-row]:nth-child(${index + 1}) :is(input, select, textarea)`;
    setRemoved(undefined);
    setNews('');
    fields.insert(index, row);
  }

  function move(from: number, to: number, rowName: string) {
    if (to < 0 || to >= count || from === to) return;
    focus.current = dragged.current === undefined ? buttonAfter(from, to, count) : undefined;
    fields.move(from, to);
    setRemoved(undefined);
    setNews(messages.rowMoved(rowName, to + 1, count));
  }

  function drag(event: PointerEvent<HTMLElement>, rowName: string) {
    const from = dragged.current;
    if (from === undefined || !list.current) return;
    const to = placeUnder(list.current, event.clientY);
    if (to === undefined || to === from) return;
    move(from, to, rowName);
    dragged.current = to;
    setDragged(to);
  }

  function drop() {
    dragged.current = undefined;
    setDragged(undefined);
  }

  return {
    list,
    meta,
    names: fields.map((row) => row),
    news,
    dragged: draggedIndex,
    add,
    remove,
    move,
    undo: removed && (() => restore(removed)),
    dragProps: (index: number, rowName: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        // The grip gets the pointer's events until it is released, even when the row has moved.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        dragged.current = index;
        setDragged(index);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => drag(event, rowName),
      onPointerUp: drop,
      onPointerCancel: drop,
    }),
  };
}

/** The selector of the pressed button in the moved row; of the opposite button when the row has reached an end. */
function buttonAfter(from: number, to: number, count: number): string {
  const isUp = to < from;
  const isAtEnd = isUp ? to === 0 : to === count - 1;
  return `[data-row]:nth-child(${to + 1}) [data-move="${isUp === isAtEnd ? 1 : -1}"]`;
}
