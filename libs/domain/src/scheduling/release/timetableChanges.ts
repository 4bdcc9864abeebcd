import type { Timetable, TimetableItem, TimetablePerformance } from '@callboard/api-contract/scheduling';
import { byText } from '../../lists/byText';

/** When and where an item of a timetable is. */
export interface TimetablePlace {
  /** ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  venue: string;
  space: string;
  zone: string;
}

/** The difference of an item between two releases. */
export interface TimetableChange {
  item: TimetableItem;
  kind: 'added' | 'moved' | 'length' | 'removed';
  /** Null where it had no time. */
  before: TimetablePlace | null;
  /** Null where it has none any more. */
  after: TimetablePlace | null;
}

/**
 * The differences of one timetable from the one before, in order of time: what has a time now, what is somewhere else or at another
 * time, what takes longer or shorter, what has no time any more. Nothing that was released yet counts as a timetable without items.
 */
export function timetableChanges(before: Timetable | null, after: Timetable): TimetableChange[] {
  const placesBefore = placesOf(before ?? { performances: [], items: [] });
  const placesAfter = placesOf(after);
  const ofNow = [...placesAfter.values()].flatMap(({ item, place }): TimetableChange[] => {
    const was = placesBefore.get(item.hashcode);
    if (!was) return [{ item, kind: 'added', before: null, after: place }];
    if (isSamePlace(was.place, place)) {
      const isSameLength = Date.parse(was.place.endsAt) === Date.parse(place.endsAt);
      return isSameLength ? [] : [{ item, kind: 'length', before: was.place, after: place }];
    }
    return [{ item, kind: 'moved', before: was.place, after: place }];
  });
  const gone = [...placesBefore.values()].flatMap(({ item, place }): TimetableChange[] =>
    placesAfter.has(item.hashcode) ? [] : [{ item, kind: 'removed', before: place, after: null }],
  );
  return [...ofNow, ...gone].sort(
    (a, b) => timeOf(a) - timeOf(b) || byText(a.item.hashcode, b.item.hashcode),
  );
}

/** True if someone has to come at another time or to another place: another length alone calls no one. */
export function isCallChanged({ kind }: Pick<TimetableChange, 'kind'>): boolean {
  return kind !== 'length';
}

/** The entries that an item calls: its act, in a game both teams. */
export function calledEntries({ entry, away }: Pick<TimetableItem, 'entry' | 'away'>): string[] {
  return [entry, away].filter((each) => each !== null);
}

function placesOf({ performances, items }: Timetable) {
  const known = new Map(performances.map((performance) => [performance.hashcode, performance]));
  return new Map(
    items.flatMap((item) => {
      const performance = known.get(item.performance);
      return performance ? [[item.hashcode, { item, place: placeOf(item, performance) }] as const] : [];
    }),
  );
}

function placeOf(item: TimetableItem, { venue, space, zone }: TimetablePerformance): TimetablePlace {
  return { startsAt: item.starts_at, endsAt: item.ends_at, venue, space, zone };
}

function isSamePlace(a: TimetablePlace, b: TimetablePlace): boolean {
  return Date.parse(a.startsAt) === Date.parse(b.startsAt) && a.venue === b.venue && a.space === b.space;
}

function timeOf({ before, after }: TimetableChange): number {
  return Date.parse((after ?? before)?.startsAt ?? '');
}
