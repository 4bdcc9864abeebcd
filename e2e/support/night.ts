import type { ApiUser } from './api';
import { makeEntry, makeEvent, type Stored, type StoredEntry } from './records';
import { wordsOf } from './tenants';

const tenant = 'showquest';
const { entryPath } = wordsOf(tenant);
const minuteMs = 60_000;

/**
 * A performance that was to begin two minutes ago, with acts of ten minutes: Anchor, Breeze, after an interval and a gap Current.
 */
export async function makeNight(staff: ApiUser, contactOfLast?: string) {
  // A season without rules of its own: these acts are submitted bare.
  const { event, venue, space } = await makeEvent(staff, '2028-05-05');
  const start = Math.floor(Date.now() / minuteMs) * minuteMs - 2 * minuteMs;
  const at = (minutes: number) => new Date(start + minutes * minuteMs).toISOString();
  const performance = await staff.create<Stored>('callboard/performances', {
    name: 'Opening night',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: at(0),
    ends_at: at(120),
  });
  const acts: StoredEntry[] = [];
  for (const [index, name] of ['Anchor', 'Breeze', 'Current'].entries()) {
    const contact = index === 2 ? contactOfLast : undefined;
    const entry = await makeEntry(staff, tenant, event, { name, ...(contact && { contact }) });
    for (const action of ['submit', 'accept'])
      await staff.create(`${entryPath}/actions`, { action, target: entry.hashcode });
    await staff.patch(`${entryPath}/${entry.hashcode}`, {
      performance: performance.hashcode,
      slot_starts_at: at(index === 2 ? 45 : index * 10),
    });
    acts.push(entry);
  }
  await staff.create('callboard/time_slots', {
    event: event.hashcode,
    performance: performance.hashcode,
    kind: 'interval',
    name: 'Interval',
    minutes: 15,
    slot_starts_at: at(20),
  });
  await staff.create('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  await staff.create('callboard/performances/actions', {
    action: 'schedule',
    target: performance.hashcode,
  });
  return { event: event.hashcode, performance, acts, path: `/performances/${performance.hashcode}/show` };
}
