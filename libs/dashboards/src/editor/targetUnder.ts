import type { PointerEvent } from 'react';
import type { DropTarget } from './operations';

/** The level that can hold parts of another. */
const holders: Readonly<Record<string, string>> = { row: 'page', cell: 'row', widget: 'cell' };

/** The drop target of the part `id` under the pointer: another part of its level, or one that can hold it. */
export function targetUnder(
  { clientX, clientY, currentTarget: grip }: PointerEvent<HTMLElement>,
  id: string,
): DropTarget | undefined {
  const level = grip.closest<HTMLElement>('[data-level]')?.dataset['level'];
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
