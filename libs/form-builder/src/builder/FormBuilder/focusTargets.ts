import { isChoice } from '@callboard/api-contract/forms';
import type { Place } from '../operations/places';

/** The button that takes the last change back. */
export const undoSelector = '[data-undo]';

/** The input in which a new question is written. */
export const questionSelector = '[data-new-question] input';

/** What stands for a part: its title, which opens it. */
export function partSelector(id: string): string {
  return `[data-part="${id}"] [data-title]`;
}

/** Where to go on after a part was added: a page needs its title, a choice its options. */
export function afterAdding(place: Place): string[] {
  const { id } = place.part;
  if (place.type === 'page') return [`[data-part="${id}"] input`];
  const isOfOptions = place.type === 'field' && isChoice(place.part);
  return isOfOptions ? [`[data-part="${id}"] [data-new-option] input`, partSelector(id)] : [partSelector(id)];
}

/** The control that was pressed, at the part's new place; where it goes no further, the nearest one. */
export function afterStep(id: string, step: 1 | -1, from: 'button' | 'menu'): string[] {
  const part = `[data-part="${id}"]`;
  const buttons = [`${part} [data-move="${step}"]:enabled`, `${part} [data-move]:enabled`];
  return [...(from === 'button' ? buttons : []), `${part} [data-more]`, partSelector(id)];
}
