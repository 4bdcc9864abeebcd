import type { FormContent } from '@callboard/api-contract/forms';
import { placeOf } from '../operations/places';

/** Where the question `id` is dragged: before or after another question, or into a section or page, at its end. */
export interface DropTarget {
  id: string;
  over: string;
  side: 'before' | 'after' | 'in';
}

/** The dragged question and its drop target. */
export interface DragState {
  dragged?: string | undefined;
  target?: DropTarget | undefined;
}

/** The position of a question after it is dropped; undefined if it cannot be dropped there. */
export function dropPlace(
  content: FormContent,
  { id, over, side }: DropTarget,
): { section: string; index: number } | undefined {
  const from = placeOf(content, id);
  const to = placeOf(content, over);
  if (from?.type !== 'field' || !to || over === id) return undefined;
  const section = to.type === 'page' ? to.part.sections.at(-1) : to.type === 'section' && to.part;
  if (section) {
    const others = section.fields.filter((field) => field.id !== id);
    return { section: section.id, index: others.length };
  }
  if (to.type !== 'field') return undefined;
  const isMovedDown = to.section.id === from.section.id && from.index < to.index;
  return { section: to.section.id, index: to.index + (side === 'after' ? 1 : 0) - (isMovedDown ? 1 : 0) };
}
