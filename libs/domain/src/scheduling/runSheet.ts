import type { RecordOf, RecordReference } from '@callboard/api-contract';
import { grouped } from '../lists/grouped';

type Performance = RecordOf<'performances'>;

/** The fields that the run sheet needs of an entry, for any contest, or of another item of the running order. */
export interface SheetEntry {
  hashcode: string;
  version?: number | undefined;
  name: string;
  status: string;
  organisation: RecordReference | null;
  performance: RecordReference | null;
  slot_starts_at: string | null;
  slot_ends_at: string | null;
  /** In seconds; absent where entries have none. */
  running_time?: number | null | undefined;
  /** What it is if it is no entry: an interval, the awards. */
  kind?: RecordOf<'timeSlots'>['kind'] | undefined;
  /** The length of an item; an entry has that of its slot. */
  minutes?: number | undefined;
}

/** An item of the running order that is no entry, as the run sheet places it. */
export function sheetItem({
  hashcode,
  version,
  name,
  kind,
  minutes,
  ...slot
}: RecordOf<'timeSlots'>): SheetEntry {
  const { performance, slot_starts_at, slot_ends_at } = slot;
  const place = { performance, slot_starts_at, slot_ends_at };
  return { hashcode, version, name, kind, minutes, ...place, status: 'accepted', organisation: null };
}

export interface SheetPerformance<Entry extends SheetEntry = SheetEntry> {
  performance: Performance;
  /** In the order of their slots; those without a slot last. */
  entries: readonly Entry[];
}

/** One space on one day, with its performances. */
export interface SheetLane<Entry extends SheetEntry = SheetEntry> {
  space: RecordReference;
  venue: RecordReference;
  performances: readonly SheetPerformance<Entry>[];
}

export interface SheetDay<Entry extends SheetEntry = SheetEntry> {
  /** `YYYY-MM-DD` in the requested zone. */
  day: string;
  lanes: readonly SheetLane<Entry>[];
}

/**
 * Lays out an event: days in order, in each day a lane for every space in use, by venue and name, and in each lane its performances in
 * order of time. `dayOf` returns the day of an instant in the venue's zone.
 */
export function runSheet<Entry extends SheetEntry>(
  performances: readonly Performance[],
  entries: readonly Entry[],
  dayOf: (instant: string) => string,
): SheetDay<Entry>[] {
  const byTime = [...performances].sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const entriesOf = grouped(entries, (entry) => entry.performance?.hashcode ?? '');
  return [...grouped(byTime, (performance) => dayOf(performance.starts_at))].map(([day, ofDay]) => ({
    day,
    lanes: [...grouped(ofDay, (performance) => performance.space.hashcode).values()]
      .map((ofSpace) => toLane(ofSpace, entriesOf))
      .sort(byVenueAndName),
  }));
}

/** What needs a place: accepted entries and other items without a performance or without a slot. */
export function unplaced(entries: readonly SheetEntry[]): SheetEntry[] {
  return entries.filter(
    (entry) => entry.status === 'accepted' && !(entry.performance && entry.slot_starts_at),
  );
}

function toLane<Entry extends SheetEntry>(
  performances: readonly Performance[],
  entriesOf: ReadonlyMap<string, readonly Entry[]>,
): SheetLane<Entry> {
  const [first] = performances;
  if (!first) throw new Error('A lane has at least one performance.');
  return {
    space: first.space,
    venue: first.venue,
    performances: performances.map((performance) => ({
      performance,
      entries: [...(entriesOf.get(performance.hashcode) ?? [])].sort(bySlot),
    })),
  };
}

function bySlot(a: SheetEntry, b: SheetEntry): number {
  const at = (entry: SheetEntry) =>
    entry.slot_starts_at ? Date.parse(entry.slot_starts_at) : Number.POSITIVE_INFINITY;
  return at(a) === at(b) ? a.name.localeCompare(b.name) : at(a) - at(b);
}

function byVenueAndName(a: SheetLane, b: SheetLane): number {
  return a.venue.title.localeCompare(b.venue.title) || a.space.title.localeCompare(b.space.title);
}
