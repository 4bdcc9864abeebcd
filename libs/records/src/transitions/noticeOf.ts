import { isReference, type AnyRecord, type Transition } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { transitionMessages } from './transitionMessages';

/** Who outside the office notices a transition of a record, as a sentence; undefined where no one does. */
export function noticeOf(
  { noticed, notifies }: Pick<Transition, 'noticed' | 'notifies'>,
  record: AnyRecord,
): string | undefined {
  if (notifies !== undefined) {
    const person = record[notifies];
    return isReference(person) ? transitionMessages.notifies(person.title) : transitionMessages.notifiesNoOne;
  }
  return noticed && say(noticed);
}
