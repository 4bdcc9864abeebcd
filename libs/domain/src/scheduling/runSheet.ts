import type { RecordOf, RecordReference } from '@callboard/api-contract';
import { grouped } from '../lists/grouped';

type Performance = RecordOf<'performances'>;

/** The fields that the run sheet needs of what an entry appears as, for any contest, or of another item of the running order. */
export interface SheetEntry {
  /** Of the appearance; of the entry while it appears nowhere. */
  hashcode: string;
  /** The entry that appears. */
  entry?: string | undefined;
  version?: number | undefined;
  name: string;
  status: string;
  /** Of the entry: an act that goes on appears at others too. */
  event?: RecordReference | undefined;
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
  entry,
  kind,
  minutes,
  is_out,
  ...slot
}: RecordOf<'timeSlots'>): SheetEntry {
  const { performance, slot_starts_at, slot_ends_at } = slot;
  const place = { performance, slot_starts_at, slot_ends_at };
  return {
    hashcode,
    version,
    name: name ?? entry?.title ?? '',
    entry: entry?.hashcode,
    kind,
    minutes,
    ...place,
    status: is_out ? 'withdrawn' : 'accepted',
    organisation: null,
  };
}

/** The entry that a row of the run sheet is about. */
export function entryOf({ hashcode, entry }: Pick<SheetEntry, 'hashcode' | 'entry'>): string {
  return entry ?? hashcode;
}

/**
 * What the run sheet of an event places: each entry as often as it appears there, and once where it appears nowhere yet; and the other
 * items, such as a game, in which two entries play. `items` are those of its running orders, of which those of unknown entries are left
 * out.
 */
export function sheetRows<Entry extends SheetEntry>(
  entries: readonly Entry[],
  items: readonly RecordOf<'timeSlots'>[],
  event: string,
): { entries: Entry[]; items: SheetEntry[] } {
  const appearances = grouped(
    items.filter(({ entry, kind }) => entry && kind !== 'game'),
    ({ entry }) => entry?.hashcode ?? '',
  );
  const players = new Set(items.flatMap(playersOf));
  return {
    entries: entries.flatMap((entry) => {
      const own = appearances.get(entry.hashcode)?.map((item) => appearing(entry, item));
      return own ?? (players.has(entry.hashcode) ? [] : [waiting(entry, event)]);
    }),
    items: items.filter(({ entry, kind }) => !entry || kind === 'game').map(sheetItem),
  };
}

/** What two teams are called for: each game once for each of the known ones. */
export function gameCalls<Entry extends SheetEntry>(
  entries: readonly Entry[],
  items: readonly RecordOf<'timeSlots'>[],
): Entry[] {
  const known = new Map(entries.map((entry) => [entry.hashcode, entry]));
  return items.flatMap((item) =>
    playersOf(item).flatMap((player) => {
      const entry = known.get(player);
      return entry ? [appearing(entry, item)] : [];
    }),
  );
}

function playersOf({ kind, entry, away }: RecordOf<'timeSlots'>): string[] {
  return kind === 'game' ? [entry, away].flatMap((each) => each?.hashcode ?? []) : [];
}

/** Its own place and dressing room are those at its own event. */
const nowhere = { performance: null, slot_starts_at: null, slot_ends_at: null, room: null };

function waiting<Entry extends SheetEntry>(entry: Entry, event: string): Entry {
  return isGuest(entry, event) ? { ...entry, ...nowhere } : entry;
}

function appearing<Entry extends SheetEntry>(entry: Entry, item: RecordOf<'timeSlots'>): Entry {
  const { hashcode, version, performance, slot_starts_at, slot_ends_at } = item;
  const place = { performance, slot_starts_at, slot_ends_at };
  const rest = isGuest(entry, item.event.hashcode) ? { ...entry, ...nowhere } : entry;
  return { ...rest, hashcode, version, entry: entry.hashcode, ...place };
}

/** Whether an entry appears at another event than its own. */
export function isGuest({ event }: Pick<SheetEntry, 'event'>, at: string): boolean {
  return event !== undefined && event.hashcode !== at;
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
