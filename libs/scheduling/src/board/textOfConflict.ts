import type { Conflict, TimedNeed } from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { boardMessages as words } from './boardMessages';

/** A conflict as a sentence, with the times of both. */
export function textOfConflict({ person, one, other, level, between }: Conflict, clock: Clock): string {
  const [first, second] = [textOfNeed(one, clock), textOfNeed(other, clock)];
  return level === 'clash'
    ? words.clash(person.title, first, second)
    : words.tight(person.title, Math.round(between / 60_000), first, second);
}

function textOfNeed({ as, item, from, to }: TimedNeed, clock: Clock): string {
  const time = (instant: number) => clock.time(new Date(instant).toISOString());
  return words.need[as](item.name, time(from), time(to));
}
