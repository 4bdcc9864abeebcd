import type { FormContent } from '@callboard/api-contract/forms';
import { placeOf } from '../operations/places';

/** What a dragged question is held over: another question, before or after it, or a section or page that takes it at its end. */
export interface DropTarget {
  id: string;
  over: string;
  side: 'before' | 'after' | 'in';
}

/** What is being dragged, and what it is held over. */
export interface DragState {
  dragged?: string | undefined;
  target?: DropTarget | undefined;
}

/** Where a question goes when it is let go; undefined where it cannot go. */
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
  const isBehind = to.section.id === from.section.id && from.index < to.index;
  return { section: to.section.id, index: to.index + (side === 'after' ? 1 : 0) - (isBehind ? 1 : 0) };
}
