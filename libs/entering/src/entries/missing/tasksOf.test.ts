import type { OwnEntry, OwnPart } from '@callboard/api-contract/dashboards';
import type { MissingFacts } from '@callboard/api-contract/entries';
import { missingOf } from '@callboard/domain/competition';
import { expect, it } from 'vitest';
import { aFee, aTask } from '../../testing/dossiers';
import { tasksOf, type Task } from './tasksOf';

const reader = (facts: MissingFacts) =>
  missingOf(facts, { now: new Date('2027-04-01T00:00:00Z'), hasSlots: true });

function entry(given: Partial<OwnEntry> & { event?: OwnEntry['event'] } = {}): OwnEntry {
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
    event: anEvent(),
    fee: null,
    tasks: [],
    zone: 'Pacific/Auckland',
    calls: [],
    ...given,
  };
}

function anEvent(given: Partial<OwnEntry['event']> = {}): OwnEntry['event'] {
  const dates = { starts_on: '2027-05-07', entries_close: '2027-04-16T05:00:00Z', zone: 'Pacific/Auckland' };
  return { hashcode: 'event-1', title: 'Otago Heat', status: 'open', ...dates, ...given };
}

function part(given: Partial<OwnPart> = {}): OwnPart {
  const event = { hashcode: 'event-1', title: 'Otago Heat' };
  return { hashcode: 'part-1', title: 'Aroha', status: 'confirmed', event, entry: null, ...given };
}

const titleOf = (task: Task) => {
  if (task.of === 'entry') return `${task.entry.title}: ${task.missing.kind}`;
  return task.of === 'part' ? `${task.part.title}: confirm` : task.task.title;
};

it('[2.13] [7.40] names for each entry exactly what its own page names', () => {
  const events = ['draft', 'open', 'closed', 'running', 'complete', 'cancelled'];
  const statuses = ['draft', 'submitted', 'accepted', 'waitlisted', 'declined', 'withdrawn'];
  const members: Partial<MissingFacts>[] = [
    {},
    { has_contact: false, members_count: null, members_standing: 0 },
    { members_invited: 2, members_unanswered: 3, has_slot: false },
  ];
  const tasks = [[], [aTask({}), aTask({ hashcode: 'of-event', title: 'Bring tape', per_entry: false })]];
  const found = new Set<string>();
  for (const status of statuses)
    for (const event of events.map((each) => anEvent({ status: each })))
      for (const given of members)
        for (const fee of [null, aFee({ status })])
          for (const ofEvent of tasks) {
            const own = entry({ ...given, status, event, fee, tasks: ofEvent });
            const page = reader(own).map(({ kind, task }) => (task ? task.title : kind));
            const home = tasksOf({ entries: [own], parts: [], tasks: [] }, reader).map((task) => {
              if (task.of !== 'entry') return titleOf(task);
              return task.missing.task ? task.missing.task.title : task.missing.kind;
            });
            expect(home.sort()).toEqual(page.sort());
            page.forEach((each) => found.add(each));
          }
  expect(found.size).toBe(11);
});

it('[2.13] names the act of a part that waits for confirmation, and no other part', () => {
  const waiting = part({ status: 'invited', entry: { hashcode: 'entry-1', title: 'Tides' } });
  expect(tasksOf({ entries: [], parts: [part(), waiting], tasks: [] }, reader)).toEqual([
    { of: 'part', part: waiting },
  ]);
});

it('[2.13] lists a task of an event once, and the earliest deadline first', () => {
  const ofEvent = aTask({ hashcode: 'task-1', title: 'Bring tape', per_entry: false, due_on: '2027-04-10' });
  const ofEntry = aTask({ hashcode: 'task-2', title: 'Risk plan', due_on: '2027-04-12' });
  const entries = [
    entry({ tasks: [ofEvent, ofEntry] }),
    entry({ hashcode: 'entry-2', title: 'Rivers', tasks: [ofEvent, ofEntry] }),
    entry({ hashcode: 'entry-3', title: 'Hills', status: 'draft' }),
  ];
  const elsewhere = { hashcode: 'event-2', title: 'Final' };
  const named = { due_on: '2027-04-11', event: anEvent() };
  const tasks = [
    { ...named, hashcode: 'task-1', title: 'Bring tape' },
    { ...named, hashcode: 'task-2', title: 'Risk plan' },
    { ...named, hashcode: 'task-3', title: 'Come early', event: elsewhere },
  ];
  const listed = tasksOf({ entries, parts: [part({ status: 'invited' })], tasks }, reader);
  expect(listed.map(titleOf)).toEqual([
    'Bring tape',
    'Come early',
    'Rivers: task',
    'Tides: task',
    'Hills: submit',
    'Aroha: confirm',
  ]);
});
