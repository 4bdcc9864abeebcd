import type {
  PublicTimetable,
  PublicTimetableItem,
  PublicTimetablePerformance,
  Timetable,
  TimetableItem,
  TimetablePerformance,
} from '@callboard/api-contract/scheduling';
import { dayOfInstant } from '../../calendar/zones';
import { byText } from '../../lists/byText';

/** An item that an earlier public release had, with where it was then. */
export interface CancelledItem {
  item: PublicTimetableItem;
  performance: PublicTimetablePerformance;
}

/**
 * The part that everyone can read of a released timetable: acts and schools, no entries, no people, no rehearsals, and no performance in which
 * nothing else is.
 */
export function publicTimetable({
  performances,
  items,
}: Timetable): Pick<PublicTimetable, 'performances' | 'items'> {
  const known = new Set(performances.map(({ hashcode }) => hashcode));
  const open = items.filter(({ kind, performance }) => kind !== 'rehearsal' && known.has(performance));
  const used = new Set(open.map(({ performance }) => performance));
  return {
    performances: inOrder(performances.filter(({ hashcode }) => used.has(hashcode)).map(toPublicPerformance)),
    items: inOrder(open.map(toPublicItem)),
  };
}

/**
 * Items of earlier public releases that a later one does not have. Each has its school alone: a name that was public then can be withheld
 * by now.
 */
export function cancelledItems(
  now: Pick<PublicTimetable, 'items'>,
  gone: readonly { item: TimetableItem; performance: TimetablePerformance }[],
): CancelledItem[] {
  const standing = new Set(now.items.map(({ hashcode }) => hashcode));
  return gone
    .filter(({ item }) => item.kind !== 'rehearsal' && !standing.has(item.hashcode))
    .map(({ item, performance }) => ({
      item: { ...toPublicItem(item), name: null },
      performance: toPublicPerformance(performance),
    }));
}

/** The title of an act in public: one that is named after one of its people has the name of its school. */
export function publicTitle({ name, school }: Pick<PublicTimetableItem, 'name' | 'school'>): string {
  return name ?? school ?? '–';
}

function toPublicItem(item: TimetableItem): PublicTimetableItem {
  const { hashcode, kind, public_name: name, school, performance, starts_at: from, ends_at: to } = item;
  return { hashcode, kind, name, school, performance, starts_at: toSecond(from), ends_at: toSecond(to) };
}

function toPublicPerformance(performance: TimetablePerformance): PublicTimetablePerformance {
  const { hashcode, title, venue, space, zone, starts_at: from, ends_at: to } = performance;
  const day = dayOfInstant(from, zone);
  return { hashcode, title, venue, space, zone, day, starts_at: toSecond(from), ends_at: toSecond(to) };
}

function toSecond(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

function inOrder<T extends { hashcode: string; starts_at: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => byText(a.starts_at, b.starts_at) || byText(a.hashcode, b.hashcode));
}
