import type { RecordOf, RecordReference } from '@callboard/api-contract';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { grouped } from '../lists/grouped';

type Performance = RecordOf<'performances'>;

export interface SheetPerformance {
  performance: Performance;
  /** In the order of their slots; those without a slot last. */
  items: readonly Appearance[];
}

/** One space on one day, with its performances. */
export interface SheetLane {
  space: RecordReference;
  venue: RecordReference;
  performances: readonly SheetPerformance[];
}

export interface SheetDay {
  /** `YYYY-MM-DD` in the requested zone. */
  day: string;
  lanes: readonly SheetLane[];
}

/**
 * Lays out an event: days in order, in each day a lane for every space in use, by venue and name, and in each lane its performances in
 * order of time. `dayOf` returns the day of an instant in the venue's zone.
 */
export function runSheet(
  performances: readonly Performance[],
  rows: readonly Appearance[],
  dayOf: (instant: string) => string,
): SheetDay[] {
  const byTime = [...performances].sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const rowsOf = grouped(rows, (row) => row.performance?.hashcode ?? '');
  return [...grouped(byTime, (performance) => dayOf(performance.starts_at))].map(([day, ofDay]) => ({
    day,
    lanes: [...grouped(ofDay, (performance) => performance.space.hashcode).values()]
      .map((ofSpace) => toLane(ofSpace, rowsOf))
      .sort(byVenueAndName),
  }));
}

/** Items that need a place: accepted entries and other items without a performance or without a slot. */
export function unplaced(rows: readonly Appearance[]): Appearance[] {
  return rows.filter((row) => isToAppear(row) && !(row.performance && row.slot_starts_at));
}

/** Checks whether a row is an entry itself, not a game or an item between entries. */
export function isAct({ kind, entry }: Appearance): boolean {
  return entry !== null && kind !== 'game';
}

/** Checks whether it takes part: an entry that is accepted, or another item whose entries have not left. */
export function isToAppear(row: Appearance): boolean {
  return isAct(row) ? row.entry?.status === 'accepted' : !row.is_out;
}

function toLane(
  performances: readonly Performance[],
  rowsOf: ReadonlyMap<string, readonly Appearance[]>,
): SheetLane {
  const [first] = performances;
  if (!first) throw new Error('A lane has at least one performance.');
  return {
    space: first.space,
    venue: first.venue,
    performances: performances.map((performance) => ({
      performance,
      items: [...(rowsOf.get(performance.hashcode) ?? [])].sort(bySlot),
    })),
  };
}

function bySlot(a: Appearance, b: Appearance): number {
  const at = ({ slot_starts_at }: Appearance) =>
    slot_starts_at ? Date.parse(slot_starts_at) : Number.POSITIVE_INFINITY;
  return at(a) === at(b) ? a.name.localeCompare(b.name) : at(a) - at(b);
}

function byVenueAndName(a: SheetLane, b: SheetLane): number {
  return a.venue.title.localeCompare(b.venue.title) || a.space.title.localeCompare(b.space.title);
}
