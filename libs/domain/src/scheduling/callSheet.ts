import type { RecordReference } from '@callboard/api-contract';
import type { SheetDay, SheetEntry } from './runSheet';

/** Who has to be where, and when. */
export interface Call<Entry extends SheetEntry = SheetEntry> {
  /** When they have to be there: their slot, or else the start of the performance. */
  at: string;
  until: string;
  space: RecordReference;
  venue: RecordReference;
  performance: string;
  entry: Entry;
}

export interface CallDay<Entry extends SheetEntry = SheetEntry> {
  day: string;
  calls: readonly Call<Entry>[];
}

/** The calls of the entries of each day in order of time, over all spaces; at the same time by space and name. */
export function callSheet<Entry extends SheetEntry>(days: readonly SheetDay<Entry>[]): CallDay<Entry>[] {
  return days.map(({ day, lanes }) => ({
    day,
    calls: lanes
      .flatMap(({ space, venue, performances }) =>
        performances.flatMap(({ performance, entries }) =>
          entries
            .filter(({ kind }) => kind === undefined)
            .map((entry) => ({
              at: entry.slot_starts_at ?? performance.starts_at,
              until: (entry.slot_starts_at === null ? null : entry.slot_ends_at) ?? performance.ends_at,
              space,
              venue,
              performance: performance.name,
              entry,
            })),
        ),
      )
      .sort(
        (a, b) =>
          Date.parse(a.at) - Date.parse(b.at) ||
          a.space.title.localeCompare(b.space.title) ||
          a.entry.name.localeCompare(b.entry.name),
      ),
  }));
}
