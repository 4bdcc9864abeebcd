import type { ApiUser } from './api';
import { makeEntry, makeEvent, type Stored, type StoredEntry } from './records';
import { wordsOf } from './tenants';

const tenant = 'showquest';
const { entryPath } = wordsOf(tenant);

/** A day with two rooms: three acts from 10:00 on in one, one at 10:05 in the other; someone is in the first and the last. */
export async function makeDay(staff: ApiUser) {
  const { event, venue, space } = await makeEvent(staff, '2028-05-06');
  const hall = await staff.create<Stored>('callboard/spaces', {
    name: 'Hall',
    venue: venue.hashcode,
    kind: 'hall',
  });
  const rooms: Stored[] = [];
  for (const [name, room] of [
    ['Main session', space],
    ['Hall session', hall],
  ] as const)
    rooms.push(
      await staff.create<Stored>('callboard/performances', {
        name,
        event: event.hashcode,
        venue: venue.hashcode,
        space: room.hashcode,
        starts_at: '2028-05-06T10:00:00+12:00',
        ends_at: '2028-05-06T11:30:00+12:00',
      }),
    );
  const acts: StoredEntry[] = [];
  for (const [index, [name, room, time]] of (
    [
      ['Anchor', 0, '10:00'],
      ['Breeze', 0, '10:10'],
      ['Current', 0, '10:30'],
      ['Driftwood', 1, '10:05'],
    ] as const
  ).entries()) {
    const entry = await makeEntry(staff, tenant, event, {
      name: `${name} ${event.hashcode.slice(0, 6)}`,
    });
    if (index === 0 || index === 3)
      await staff.create(`showquest/participants`, {
        name: 'Mia Smith',
        event: event.hashcode,
        entry: entry.hashcode,
      });
    for (const action of ['submit', 'accept'])
      await staff.create(`${entryPath}/actions`, { action, target: entry.hashcode });
    await staff.patch(`${entryPath}/${entry.hashcode}`, {
      performance: rooms[room]?.hashcode,
      slot_starts_at: `2028-05-06T${time}:00+12:00`,
    });
    acts.push(entry);
  }
  return { event, names: acts.map(({ name }) => name) };
}
