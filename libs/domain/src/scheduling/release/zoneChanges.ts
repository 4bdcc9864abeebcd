import { knownZone, offsetOf } from '../../calendar/offsets';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A moment at which the clocks of a zone change; offsets are minutes ahead of UTC. */
export interface ZoneChange {
  at: number;
  from: number;
  to: number;
}

/** The offset of a zone at the beginning of a span of time, and the changes of its clocks in that span. */
export function zoneChanges(
  zone: string,
  from: number,
  to: number,
): { first: number; changes: readonly ZoneChange[] } {
  const place = knownZone(zone);
  const first = offsetOf(place, from);
  const changes: ZoneChange[] = [];
  let offset = first;
  // No zone changes its clocks twice in a week, but for a few in history.
  for (let start = from; start < to; start += 7 * day) {
    const end = Math.min(start + 7 * day, to);
    const next = offsetOf(place, end);
    if (next === offset) continue;
    changes.push({ at: momentOf(place, start, end, offset), from: offset, to: next });
    offset = next;
  }
  return { first, changes };
}

/** The first minute in a span with another offset than at its beginning. */
function momentOf(zone: string, start: number, end: number, offset: number): number {
  let [before, after] = [Math.floor(start / minute), Math.ceil(end / minute)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetOf(zone, middle * minute) === offset) before = middle;
    else after = middle;
  }
  return after * minute;
}
