import type { ShowStep } from '@callboard/domain/scheduling';
import type { Label } from '@callboard/tenant';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import type { ShowItem } from './useShow';

/** Text of a step, in the words of its button. */
export function textOfStep(
  { step, item, other, minutes }: ShowStep,
  items: readonly ShowItem[],
  label: Label,
): string {
  const nameOfItem = (wanted: string | null | undefined) => {
    const found = items.find(({ hashcode }) => hashcode === wanted);
    return found ? nameOf(found, label) : '';
  };
  const name = nameOfItem(item);
  switch (step) {
    case 'start':
      return words.start(name);
    case 'end':
      return words.end(name);
    case 'hold':
      return words.hold;
    case 'release':
      return words.release;
    case 'ready':
      return words.stepOf(name, words.ready);
    case 'skip':
      return words.stepOf(name, words.skip);
    case 'no_show':
      return words.stepOf(name, words.notHere);
    case 'length':
      return words.takes(name, minutes ?? 0);
    case 'swap':
      return words.swapped(name, nameOfItem(other));
    case 'here':
      return words.stepOf(name, words.here);
    case 'missing':
      return words.stepOf(name, words.missing);
    case 'drive':
      return words.takeOver;
    case 'undo':
      return words.undo;
    default:
      return step satisfies never;
  }
}
