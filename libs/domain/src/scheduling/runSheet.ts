import type { RecordOf, RecordReference } from '@callboard/api-contract';
import { grouped } from '../lists/grouped';

type Performance = RecordOf<'performances'>;

/** The fields of an entry that the run sheet needs, for any contest. */
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

/** The entries that need a place: accepted, without a performance or without a slot. */
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
