import type { OwnEntry } from '@callboard/api-contract';

/** An entry that will be on stage, and when it is called. */
export interface Call {
  entry: OwnEntry;
  performance: NonNullable<OwnEntry['performance']>;
  /** The time slot if there is one, else the start of the performance. */
  at: string;
  hasSlot: boolean;
}

/** How long a call stays visible after it has started, in milliseconds. */
const lingering = 3_600_000;

/** The user's upcoming calls, soonest first. */
export function callsOf(entries: readonly OwnEntry[], now: string): Call[] {
  return entries
    .flatMap((entry): Call[] => {
      const { performance, slot_starts_at, status } = entry;
      if (performance === null || ['declined', 'withdrawn', 'draft'].includes(status)) return [];
      const at = slot_starts_at ?? performance.starts_at;
      return [{ entry, performance, at, hasSlot: slot_starts_at !== null }];
    })
    .filter(({ at }) => Date.parse(at) + lingering >= Date.parse(now))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
