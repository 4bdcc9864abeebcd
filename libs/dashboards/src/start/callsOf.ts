import type { OwnEntry } from '@callboard/api-contract/dashboards';

/** An entry that will be on stage, and when it is called. */
export interface Call {
  entry: OwnEntry;
  performance: OwnEntry['calls'][number]['performance'];
  /** The time slot if there is one, else the start of the performance. */
  at: string;
  hasSlot: boolean;
  /** The time zone of the venue. */
  zone: string;
}

/** How long a call stays visible after it has started, in milliseconds. */
const lingering = 3_600_000;

/** The user's upcoming calls, soonest first. */
export function callsOf(entries: readonly OwnEntry[], now: string): Call[] {
  return entries
    .flatMap((entry): Call[] => {
      if (['declined', 'withdrawn', 'draft'].includes(entry.status)) return [];
      return entry.calls.map(({ performance, slot_starts_at: slot, zone }) => {
        return { entry, performance, at: slot ?? performance.starts_at, hasSlot: slot !== null, zone };
      });
    })
    .filter(({ at }) => Date.parse(at) + lingering >= Date.parse(now))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
