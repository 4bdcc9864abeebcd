import { valueIn, isReference, type Actor, type RecordBase, type Transition } from '@callboard/api-contract';
import { translate } from '@callboard/language';
import { transitionMessages } from './transitionMessages';

type Consequence = Pick<Transition, 'noticed' | 'notifies'>;

/** People outside the office who notice a transition of a record, as a sentence; undefined where no one does. */
export function noticeOf(
  { noticed, notifies }: Consequence,
  record: RecordBase,
  actor: Pick<Actor, 'individual'>,
): string | undefined {
  if (notifies === undefined) return noticedText(noticed);
  const person = valueIn(record, notifies);
  if (!isReference(person)) return transitionMessages.notifiesNoOne;
  // No one is notified of what they do themselves.
  return person.hashcode === actor.individual ? undefined : transitionMessages.notifies(person.title);
}

/** The same of several records together. */
export function noticeOfSeveral(
  { noticed, notifies }: Consequence,
  records: readonly RecordBase[],
  actor: Pick<Actor, 'individual'>,
): string | undefined {
  if (notifies === undefined) return noticedText(noticed);
  // A list need not have read who they are.
  if (records.some((record) => valueIn(record, notifies) === undefined))
    return transitionMessages.notifiesTheirs;
  const persons = records.flatMap((record) => {
    const person = valueIn(record, notifies);
    return isReference(person) && person.hashcode !== actor.individual ? [person.hashcode] : [];
  });
  const without = records.filter((record) => !isReference(valueIn(record, notifies))).length;
  return [
    transitionMessages.notifiesSeveral(new Set(persons).size),
    without > 0 && transitionMessages.haveNoContact(without),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The notice of a transition that is stored to be made later; undefined where it cannot be. */
export function storedNotice({
  storedIn,
}: {
  storedIn?: Transition['storedIn'] | undefined;
}): string | undefined {
  return storedIn && transitionMessages.storedUntilSent;
}

function noticedText(noticed: string | undefined): string | undefined {
  return noticed && translate(noticed);
}
