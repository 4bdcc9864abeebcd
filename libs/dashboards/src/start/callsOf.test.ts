import type { OwnEntry } from '@callboard/api-contract/dashboards';
import { expect, it } from 'vitest';
import { callsOf } from './callsOf';

const now = '2027-04-01T00:00:00Z';

function entry(given: Partial<OwnEntry>): OwnEntry {
  return {
    hashcode: 'entry-1',
    title: 'Tides',
    status: 'accepted',
    can_update: true,
    has_contact: true,
    members_count: 30,
    members_standing: 30,
    members_invited: 0,
    members_unanswered: 0,
    has_slot: true,
    event: {
      hashcode: 'event-1',
      title: 'Otago Heat',
      status: 'open',
      starts_on: '2027-05-07',
      entries_close: '2027-04-16T05:00:00Z',
      zone: 'Pacific/Auckland',
    },
    fee: null,
    tasks: [],
    zone: 'Pacific/Auckland',
    calls: [],
    ...given,
  };
}

it('[2.13] calls at each time slot, else at the start of the performance, until it is over', () => {
  const call = (starts_at: string, slot_starts_at: string | null = null) => ({
    performance: { hashcode: 'show', title: 'Matinee', starts_at, venue: 'Town Hall', space: 'Main stage' },
    slot_starts_at,
    zone: 'Pacific/Auckland',
  });
  const calls = callsOf(
    [
      entry({ title: 'Later', calls: [call('2027-05-08T01:00:00Z')] }),
      entry({
        title: 'Slotted',
        calls: [
          call('2027-05-07T01:00:00Z', '2027-05-07T02:10:00Z'),
          call('2027-05-09T01:00:00Z', '2027-05-09T02:20:00Z'),
        ],
      }),
      entry({ title: 'Over', calls: [call('2027-03-01T01:00:00Z')] }),
      entry({ title: 'Withdrawn', status: 'withdrawn', calls: [call('2027-05-07T01:00:00Z')] }),
      entry({ title: 'Unplaced' }),
    ],
    now,
  );
  expect(calls.map((call) => [call.entry.title, call.at, call.hasSlot])).toEqual([
    ['Slotted', '2027-05-07T02:10:00Z', true],
    ['Later', '2027-05-08T01:00:00Z', false],
    ['Slotted', '2027-05-09T02:20:00Z', true],
  ]);
});
