import type { OwnEntry, OwnPart } from '@callboard/api-contract';
import { expect, it } from 'vitest';
import { callsOf } from './callsOf';
import { tasksOf } from './tasksOf';

const now = '2027-04-01T00:00:00Z';

function entry(given: Partial<OwnEntry> & { event?: OwnEntry['event'] } = {}): OwnEntry {
  return {
    hashcode: 'entry-1',
    title: 'Tides',
    status: 'accepted',
    members_count: 30,
    event: anEvent(),
    zone: 'Pacific/Auckland',
    performance: null,
    slot_starts_at: null,
    ...given,
  };
}

function anEvent(given: Partial<OwnEntry['event']> = {}): OwnEntry['event'] {
  const dates = { starts_on: '2027-05-07', entries_close: '2027-04-16T05:00:00Z' };
  return { hashcode: 'event-1', title: 'Otago Heat', status: 'open', ...dates, ...given };
}

function part(given: Partial<OwnPart> = {}): OwnPart {
  const event = { hashcode: 'event-1', title: 'Otago Heat' };
  return { hashcode: 'part-1', title: 'Aroha', status: 'confirmed', event, ...given };
}

const kindsOf = (entries: OwnEntry[], parts: OwnPart[] = []) =>
  tasksOf({ entries, parts, tasks: [] }, now).map(({ kind }) => kind);

it('[2.13] asks the user to submit a draft while entries are open, with the deadline', () => {
  expect(tasksOf({ entries: [entry({ status: 'draft' })], parts: [], tasks: [] }, now)).toMatchObject([
    { kind: 'submit', title: 'Tides', due: '2027-04-16T05:00:00Z' },
  ]);
});

it('[2.13] marks a draft as late once entries have closed, and drops it once the event is over', () => {
  const past = anEvent({ entries_close: '2027-03-01T00:00:00Z' });
  expect(kindsOf([entry({ status: 'draft', event: past })])).toEqual(['late']);
  expect(kindsOf([entry({ status: 'draft', event: anEvent({ status: 'closed' }) })])).toEqual(['late']);
  expect(kindsOf([entry({ status: 'draft', event: anEvent({ status: 'complete' }) })])).toEqual([]);
});

it('[2.13] asks for the number of members and for confirmation', () => {
  expect(kindsOf([entry({ members_count: null })])).toEqual(['count']);
  expect(kindsOf([entry({ status: 'withdrawn', members_count: null })])).toEqual([]);
  expect(kindsOf([], [part({ status: 'invited' })])).toEqual(['confirm']);
  expect(kindsOf([entry()], [part()])).toEqual([]);
});

it('[2.13] lists the earliest deadline first', () => {
  const later = entry({ status: 'draft', event: anEvent({ entries_close: '2027-06-01T00:00:00Z' }) });
  const sooner = entry({ hashcode: 'entry-2', status: 'draft' });
  const tasks = tasksOf({ entries: [later, sooner], parts: [part({ status: 'invited' })], tasks: [] }, now);
  expect(tasks.map(({ hashcode }) => hashcode)).toEqual(['entry-2', 'entry-1', 'part-1']);
});

it('[2.13] calls at the time slot, else at the start of the performance, until it is over', () => {
  const performance = (starts_at: string) => ({
    hashcode: 'show',
    title: 'Matinee',
    starts_at,
    venue: 'Town Hall',
    space: 'Main stage',
  });
  const calls = callsOf(
    [
      entry({ title: 'Later', performance: performance('2027-05-08T01:00:00Z') }),
      entry({
        title: 'Slotted',
        performance: performance('2027-05-07T01:00:00Z'),
        slot_starts_at: '2027-05-07T02:10:00Z',
      }),
      entry({ title: 'Over', performance: performance('2027-03-01T01:00:00Z') }),
      entry({ title: 'Withdrawn', status: 'withdrawn', performance: performance('2027-05-07T01:00:00Z') }),
      entry({ title: 'Unplaced' }),
    ],
    now,
  );
  expect(calls.map((call) => [call.entry.title, call.at, call.hasSlot])).toEqual([
    ['Slotted', '2027-05-07T02:10:00Z', true],
    ['Later', '2027-05-08T01:00:00Z', false],
  ]);
});

it('[2.13] includes tasks from the organisers, sorted by their day', () => {
  const event = { hashcode: 'event-1', title: 'Otago Heat' };
  const fromOrganisers = { hashcode: 'task-1', title: 'Send your music', due_on: '2027-04-10', event };
  const tasks = tasksOf({ entries: [entry({ status: 'draft' })], parts: [], tasks: [fromOrganisers] }, now);
  expect(tasks.map(({ title, due }) => [title, due])).toEqual([
    ['Send your music', '2027-04-10'],
    ['Tides', '2027-04-16T05:00:00Z'],
  ]);
});
