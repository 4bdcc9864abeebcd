import type { FormContent } from '@callboard/api-contract/forms';
import { useGripDrag } from '@callboard/ui-kit/layout';
import type { PointerEvent } from 'react';
import type { BuilderActions } from '../FormBuilder/BuilderContext';
import { dropPlace, type DropTarget } from './dropPlace';

/** Drags a question by its grip to another place on its page, or to the end of a section or page. */
export function useFieldDrag({ move }: BuilderActions, content: FormContent) {
  return useGripDrag<string, DropTarget>({
    targetUnder,
    onDrop(id, target) {
      const place = dropPlace(content, target);
      if (place) move(id, place.section, place.index);
    },
  });
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
