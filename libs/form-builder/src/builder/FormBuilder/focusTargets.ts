import { isOption } from '@callboard/api-contract/forms';
import type { Place } from '../operations/places';

/** The button that undoes the last change. */
export const undoSelector = '[data-undo]';

/** The label input of a new question. */
export const questionSelector = '[data-new-question] input';

/** The title of a part, which is the button that opens it. */
export function partSelector(id: string): string {
  return `[data-part="${id}"] [data-title]`;
}

/** Focus targets after a part was added: the title of a page, the options of a question that has them, else the part. */
export function afterAdding(place: Place): string[] {
  const { id } = place.part;
  if (place.type === 'page') return [`[data-part="${id}"] input`];
  const hasOptions = place.type === 'field' && isOption(place.part);
  return hasOptions ? [`[data-part="${id}"] [data-new-option] input`, partSelector(id)] : [partSelector(id)];
}

/** Focus targets after a part was moved: the same control at its new position, or the nearest enabled one. */
export function afterStep(id: string, step: 1 | -1, from: 'button' | 'menu'): string[] {
  const part = `[data-part="${id}"]`;
  const buttons = [`${part} [data-move="${step}"]:enabled`, `${part} [data-move]:enabled`];
  return [...(from === 'button' ? buttons : []), `${part} [data-more]`, partSelector(id)];
}
