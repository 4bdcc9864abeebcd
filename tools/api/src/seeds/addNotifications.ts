import type { TenantCode } from '@callboard/api-contract';
import type { NotificationKindName } from '@callboard/api-contract/notifications';
import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import type { SeedAccount, SeedCare, SeedRow, SeedTables } from './seedRows';

type Notified = SeedCare['notifications'][number];

/** Notifications of the accounts in the days before the one that the seeds call today, the oldest first. */
export function addNotifications(
  tables: SeedTables,
  tenant: TenantCode,
  accounts: readonly SeedAccount[],
  holder: SeedRow,
): Notified[] {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 20 });
  const made: Notified[] = [];

  function add(
    to: readonly SeedAccount['role'][],
    kind: NotificationKindName,
    [collection, record]: readonly [collection: string, record: SeedRow | undefined],
    facts: Notified['facts'],
    { hoursBefore, isRead = false }: { hoursBefore: number; isRead?: boolean },
  ): void {
    if (!record) return;
    const at = today.minus({ hours: hoursBefore });
    for (const { user } of accounts.filter(({ role }) => to.includes(role))) {
      made.push({
        user,
        kind,
        cause: `seed ${kind} ${record.hashcode}`,
        collection,
        record: record.hashcode,
        facts,
        at: at.toUTC().toISO() ?? seedDay,
        shown: true,
        read: isRead ? (at.plus({ hours: 2 }).toUTC().toISO() ?? seedDay) : null,
        mail: 'never',
      });
    }
  }

  const own = tables.rowsOf('entries').filter(({ contact }) => contact === holder.hashcode);
  const events = new Map(tables.rowsOf('events').map((event) => [event.hashcode, event]));
  const nameOfEvent = (row: SeedRow | undefined) =>
    String(events.get(String(row?.['event']))?.['name'] ?? '');
  const office = ['staff', 'admin'] as const;

  const withdrawn = tables
    .rowsOf('entries')
    .find(({ status, event }) => status === 'withdrawn' && events.get(String(event))?.['status'] === 'open');
  add(
    office,
    'entryWithdrawn',
    ['events', withdrawn && events.get(String(withdrawn['event']))],
    {
      name: String(withdrawn?.['name']),
      event: nameOfEvent(withdrawn),
      reason: String(withdrawn?.['status_reason'] ?? ''),
      next: '',
      movedUp: '',
    },
    { hoursBefore: 75, isRead: true },
  );
  const accepted = own.find(({ event, status }) => isOpen(events, event) && status === 'accepted');
  add(
    ['participant', 'teacher'],
    'entryDecided',
    ['entries', accepted],
    { name: String(accepted?.['name']), event: nameOfEvent(accepted), decision: 'accepted' },
    { hoursBefore: 70, isRead: true },
  );
  for (const request of tables.rowsOf('accountRequests')) {
    const school = tables
      .rowsOf('organizationStructures')
      .find(({ hashcode }) => hashcode === request['organisation']);
    const name = `${String(request['first_name'])} ${String(request['last_name'])}`;
    const facts = { name, school: String(school?.['name'] ?? '') };
    add(office, 'accountRequested', ['accountRequests', request], facts, { hoursBefore: 33 });
  }
  const answer = tables
    .rowsOf('formInstances')
    .find(({ individual, status }) => individual === holder.hashcode && status === 'change_requested');
  const task = tables.rowsOf('tasks').find(({ hashcode }) => hashcode === answer?.['task']);
  add(
    ['participant'],
    'answerChangeRequested',
    ['formInstances', answer],
    { task: String(task?.['name']), name: String(answer?.['name']), comment: String(answer?.['comment']) },
    { hoursBefore: 30 },
  );
  const talk = tables.rowsOf('conversations').find(({ subject }) => subject === 'Getting in on the day');
  const staff = accounts.find(({ role }) => role === 'staff')?.name ?? '';
  add(
    ['participant'],
    'mention',
    ['conversations', talk],
    { author: staff, subject: String(talk?.['subject']) },
    { hoursBefore: 3 },
  );
  return made.sort((one, other) => one.at.localeCompare(other.at));
}

function isOpen(events: ReadonlyMap<string, SeedRow>, event: unknown): boolean {
  return events.get(String(event))?.['status'] === 'open';
}
