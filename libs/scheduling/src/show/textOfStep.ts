import type { ShowStep } from '@callboard/domain/scheduling';
import type { Label } from '@callboard/tenant';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import type { ShowItem } from './useShow';

/** What a step did, in the words of its button. */
export function textOfStep(
  { step, item, minutes }: ShowStep,
  items: readonly ShowItem[],
  label: Label,
): string {
  const own = items.find(({ hashcode }) => hashcode === item);
  const name = own ? nameOf(own, label) : '';
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
