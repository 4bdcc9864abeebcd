import type { RecordReference } from '@callboard/api-contract';
import { runningStatuses } from '@callboard/api-contract/entries';
import type { Appearance, AppearingEntry } from '@callboard/api-contract/scheduling';
import type { SheetDay } from './runSheet';

/** Call of a person: place and time. */
export interface Call {
  /** When they have to be there: their slot, or else the start of the performance. */
  at: string;
  until: string;
  space: RecordReference;
  venue: RecordReference;
  performance: string;
  entry: AppearingEntry;
  /** In which it appears. */
  item: Appearance;
}

export interface CallDay {
  day: string;
  calls: readonly Call[];
}

const running: readonly string[] = runningStatuses;

/**
 * The calls of the entries of each day in order of time, over all spaces; at the same time by space and name. Both teams of a game are
 * called.
 */
export function callSheet(days: readonly SheetDay[]): CallDay[] {
  return days.map(({ day, lanes }) => ({
    day,
    calls: lanes
      .flatMap(({ space, venue, performances }) =>
        performances.flatMap(({ performance, items }) =>
          items.flatMap((item) =>
            [item.entry, item.away].flatMap((entry) => {
              if (!entry || !running.includes(entry.status)) return [];
              const at = item.slot_starts_at ?? performance.starts_at;
              const until = (item.slot_starts_at === null ? null : item.slot_ends_at) ?? performance.ends_at;
              return [{ at, until, space, venue, performance: performance.name, entry, item }];
            }),
          ),
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
