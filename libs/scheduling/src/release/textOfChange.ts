import type { TimetableChange, TimetablePlace } from '@callboard/domain/scheduling';
import { clockIn } from '@callboard/records/screen';
import { releaseMessages as words } from './releaseMessages';

/** A difference between two releases in words, with both of its places. */
export function textOfChange({ item, before, after }: TimetableChange): string {
  const name = item.school === null || item.name === item.school ? item.name : `${item.name}, ${item.school}`;
  if (!after) return words.removed(name, before ? placeWords(before) : '');
  return before
    ? words.moved(name, placeWords(before), placeWords(after))
    : words.added(name, placeWords(after));
}

/** A place with its day, its times and its space. */
function placeWords({ startsAt, endsAt, space, zone }: TimetablePlace): string {
  const clock = clockIn(zone);
  return words.place(clock.dayTitle(clock.dayOf(startsAt)), clock.time(startsAt), clock.time(endsAt), space);
}
