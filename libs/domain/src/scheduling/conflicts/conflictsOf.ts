import type { Appearance, NeededPerson, PersonNeed } from '@callboard/api-contract/scheduling';
import { occupiesSlot } from '../standingSlots';
import { overlapsOf } from './overlapsOf';

/** Time at which someone is needed, in milliseconds since 1970. */
export interface TimedNeed {
  as: PersonNeed['as'];
  item: Appearance;
  from: number;
  to: number;
}

/** Someone who is needed twice at one time, or who has too little time between. */
export interface Conflict {
  /** The same as long as it is about the same person and the same two needs. */
  key: string;
  person: Pick<NeededPerson, 'hashcode' | 'title'>;
  /** The earlier of the two. */
  one: TimedNeed;
  other: TimedNeed;
  /** They overlap, or only the warm-up of the later one begins before the earlier one ends. */
  level: 'clash' | 'tight';
  /** Milliseconds between the two; 0 where they overlap. */
  between: number;
}

/** Running order and people, from which conflicts follow. */
export interface OrderWithPeople {
  items: readonly Appearance[];
  /** People who are needed more than once. */
  people: readonly NeededPerson[];
  /** How long before its slot those who perform in an act start to warm up; null where the event has no rule. */
  warmUpMinutes: number | null;
}

/** Conflicts of the people in a running order, in order of time: performers, contacts and judges in two items. */
export function conflictsOf({ items, people, warmUpMinutes }: OrderWithPeople): Conflict[] {
  const byHashcode = new Map(items.map((item) => [item.hashcode, item]));
  return people
    .flatMap(({ needs, ...person }) => {
      const uses = needs.flatMap((need) => {
        const timed = toTimed(need, byHashcode);
        if (!timed) return [];
        const before = neededBefore(need, warmUpMinutes);
        return [{ thing: person.hashcode, from: timed.from - before, to: timed.to, need: timed }];
      });
      return overlapsOf(uses).flatMap(([one, other]) => toConflict(person, one.need, other.need) ?? []);
    })
    .toSorted((one, other) => one.other.from - other.other.from || one.key.localeCompare(other.key));
}

/** By how many milliseconds someone is needed before an item begins: those who perform warm up. */
export function neededBefore({ as }: Pick<PersonNeed, 'as'>, warmUpMinutes: number | null): number {
  return as === 'performer' ? (warmUpMinutes ?? 0) * 60_000 : 0;
}

/** A person with two parts in one item, as its performer and its contact, is needed once. */
function toConflict(person: Conflict['person'], first: TimedNeed, second: TimedNeed): Conflict | null {
  if (first.item === second.item) return null;
  const [one, other] = first.from <= second.from ? [first, second] : [second, first];
  const between = Math.max(0, other.from - one.to);
  const isClash = other.from < one.to;
  return {
    key: [person.hashcode, ...[one.item.hashcode, other.item.hashcode].toSorted()].join(' '),
    person,
    one,
    other,
    level: isClash ? 'clash' : 'tight',
    between,
  };
}

function toTimed(need: PersonNeed, items: ReadonlyMap<string, Appearance>): TimedNeed | null {
  const item = items.get(need.item);
  if (!item || item.slot_starts_at === null || item.slot_ends_at === null || !occupiesSlot(item)) return null;
  const [from, to] = [Date.parse(item.slot_starts_at), Date.parse(item.slot_ends_at)];
  return { as: need.as, item, from, to };
}
