import { intervalMinutes, slotMinutes } from './schedule';
import type { SeedRow, SeedTables } from './seedRows';

const minute = 60_000;
const awardsMinutes = 15;

/** An interval where the running order of a performance leaves its time, and awards at the end of the last one of each event. */
export function addTimeSlots(tables: SeedTables): void {
  const starts = startsOf(tables.rowsOf('entries'));
  const lastOf = new Map<unknown, SeedRow>();
  for (const performance of tables.rowsOf('performances')) {
    const { event, ends_at } = performance;
    if (starts.has(performance.hashcode) && String(ends_at) > String(lastOf.get(event)?.['ends_at'] ?? ''))
      lastOf.set(event, performance);
  }
  for (const performance of tables.rowsOf('performances')) {
    const order = starts.get(performance.hashcode) ?? [];
    const add = (kind: 'interval' | 'ceremony', name: string, from: number, minutes: number) => {
      const { event, hashcode } = performance;
      const slot_starts_at = new Date(from).toISOString();
      tables.add('timeSlots', {
        kind,
        name,
        event: event ?? null,
        performance: hashcode,
        slot_starts_at,
        minutes,
      });
    };
    const ends = order.map((time) => time + slotMinutes * minute);
    for (const [index, from] of ends.entries()) {
      if (order[index + 1] === from + intervalMinutes * minute)
        add('interval', 'Interval', from, intervalMinutes);
    }
    const awards = Date.parse(String(performance['ends_at'])) - awardsMinutes * minute;
    if (lastOf.get(performance['event']) === performance && awards >= (ends.at(-1) ?? Infinity))
      add('ceremony', 'Awards', awards, awardsMinutes);
  }
}

/** When the entries of each performance begin, in order. */
function startsOf(entries: readonly SeedRow[]): Map<unknown, number[]> {
  const starts = new Map<unknown, number[]>();
  for (const { performance, slot_starts_at } of entries) {
    if (typeof slot_starts_at !== 'string' || performance == null) continue;
    starts.set(performance, [...(starts.get(performance) ?? []), Date.parse(slot_starts_at)]);
  }
  for (const times of starts.values()) times.sort((one, other) => one - other);
  return starts;
}
