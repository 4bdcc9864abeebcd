import type { Appearance, AppearingEntry } from '@callboard/api-contract/scheduling';

/** A row of a running order in tests: an entry of the same name in a performance, or one that waits. */
export function anAct(
  name: string,
  place: { performance: string; from: string; minutes: number } | null,
  given: Partial<Omit<Appearance, 'entry'>> & { entry?: Partial<AppearingEntry> | null } = {},
): Appearance {
  const { entry, ...rest } = given;
  return {
    hashcode: name,
    version: 1,
    kind: 'entry',
    name,
    entry: entry === null ? null : { ...anEntry(name), ...entry },
    away: null,
    performance: place && { hashcode: place.performance, title: place.performance },
    space: null,
    slot_starts_at: place && place.from,
    slot_ends_at: place && new Date(Date.parse(place.from) + place.minutes * 60_000).toISOString(),
    minutes: place?.minutes ?? 10,
    is_out: false,
    cues: null,
    ...rest,
  };
}

/** An accepted entry. */
export function anEntry(name: string): AppearingEntry {
  return {
    hashcode: `entry ${name}`,
    name,
    status: 'accepted',
    event: 'event',
    organisation: null,
    running_time: null,
    members_count: null,
    room: null,
    contact: null,
  };
}
