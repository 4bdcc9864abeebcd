import { declaredRoles } from '@callboard/api-contract';
import { collectionAt, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import {
  dashboardNames,
  dashboardSchemas,
  waitingKind,
  waitingKindNames,
  waitingKinds,
  type DashboardName,
  type WaitingKind,
} from '@callboard/api-contract/dashboards';
import { queryNamed } from '@callboard/api-contract/queries';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { waitingWork } from '../../waitingWork';
import { dashboardReaders } from './dashboardHandlers';

// A Friday evening in Auckland, which is still Friday morning in UTC.
const now = new Date('2027-05-07T07:00:00Z');
const zone = 'Pacific/Auckland';
const accounting = queryNamed('accountingDashboard').path;
const collections = collectionNames.map(collectionNamed);
let api: TestApi;
let staff: TestClient;
let participant: TestClient;
let maker: RecordMaker;
let venue: MadeRecord;
let space: MadeRecord;
let event: MadeRecord;
let performance: MadeRecord;
let own: MadeRecord;
let others: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  participant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collections);
  venue = await maker.make('venues', { time_zone: 'Pacific/Chatham' });
  space = await maker.make('spaces', { venue: venue.hashcode, capacity: 100 });
  event = await makeEvent({ name: 'Chatham Heat', starts_on: '2027-05-07', ends_on: '2027-05-08' });
  // 00:10 of Saturday on the clock of the Chatham Islands, while it is Friday elsewhere.
  performance = await makePerformance({ starts_at: '2027-05-07T11:25:00Z', ends_at: '2027-05-07T12:25:00Z' });
  const slot = { performance: performance.hashcode, slot_starts_at: '2027-05-07T11:25:00Z' };
  own = await makeEntry({ name: 'Tides', contact: participant.individual, members_count: 30, ...slot });
  const undecided = { performance: null, decision: null, decision_reason: null };
  others = await makeEntry({ name: 'Embers', contact: null, members_count: 12, ...undecided });
  await setStatus('entries', own, 'accepted');
  await setStatus('entries', others, 'submitted');
  await setStatus('events', event, 'open');
});
afterAll(() => api.close());

function makeEvent(given: Values): Promise<MadeRecord> {
  const fee = { entry_fee: null, performer_fee: 1_000, currency: 'NZD' };
  const dates = { entries_close: '2027-04-16T05:00:00Z', entry_limit: 40, slot_minutes: 10 };
  return maker.make('events', { venue: venue.hashcode, ...fee, ...dates, ...given });
}

async function makePerformance(given: Values): Promise<MadeRecord> {
  const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode };
  const made = await maker.make('performances', { ...place, session: 'evening', seats: 90, ...given });
  await setStatus('performances', made, 'scheduled');
  return made;
}

function makeEntry(given: Values): Promise<MadeRecord> {
  return maker.make('entries', { event: event.hashcode, slot_starts_at: null, ...given });
}

async function setStatus(table: string, { hashcode }: MadeRecord, status: string): Promise<void> {
  await api.asOwner(`UPDATE ${table} SET status = $1 WHERE hashcode = $2`, [status, hashcode]);
}

/** The facts for a user at the time of the test. */
async function factsOf<N extends DashboardName>(
  name: N,
  client: TestClient,
  role: 'staff' | 'participant' | 'judge' | 'collaborator' | 'admin',
) {
  const { tenant, user, individual } = client;
  const facts = await dashboardReaders[name](
    api.database,
    {
      actor: { tenant, user, individual, roles: declaredRoles(role) },
      now,
      zone,
    },
    waitingWork,
  );
  expect(v.safeParse(dashboardSchemas[name], facts).issues).toBeUndefined();
  return facts;
}

describe('dashboards', () => {
  it('show nothing of another tenant', async () => {
    const stranger = await api.loginAs('rockquest', 'admin');
    for (const name of dashboardNames) {
      const facts = JSON.stringify(await factsOf(name, stranger, 'admin'));
      for (const record of [event, venue, performance, own, others])
        expect(facts).not.toContain(record.hashcode);
    }
    expect((await factsOf('landing', stranger, 'admin')).counts).toMatchObject({
      events: 0,
      entries: 0,
      seats: 0,
    });
  });
});

describe('[2.13] the dashboard of a participant', () => {
  it('shows their own entry with its call, and nothing of others', async () => {
    const facts = await factsOf('participant', participant, 'participant');
    expect(facts.entries).toMatchObject([
      {
        title: 'Tides',
        status: 'accepted',
        zone: 'Pacific/Chatham',
        calls: [
          {
            slot_starts_at: '2027-05-07T11:25:00+00:00',
            performance: { hashcode: performance.hashcode, space: space.qed_model.title },
            zone: 'Pacific/Chatham',
          },
        ],
        event: { title: 'Chatham Heat' },
      },
    ]);
    expect(facts).toMatchObject({ waiting: null, today: [] });
    expect(JSON.stringify(facts)).not.toContain(others.hashcode);
  });

  it('shows what was done to their entry, in fields that they can see', async () => {
    await staff.call('PATCH', `showquest/entries/${own.hashcode}`, { notes: 'By bus', staff_notes: 'Paid' });
    const [latest] = (await factsOf('participant', participant, 'participant')).changes;
    expect(latest).toMatchObject({
      kind: 'update',
      record: { hashcode: own.hashcode, title: 'Tides' },
      actor: { hashcode: staff.user, title: 'User' },
      fields: ['notes'],
    });
  });

  it('keeps an event from them that was not announced', async () => {
    await setStatus('events', event, 'draft');
    expect((await factsOf('participant', participant, 'participant')).entries).toEqual([]);
    await setStatus('events', event, 'open');
    expect((await factsOf('participant', participant, 'participant')).entries).toHaveLength(1);
  });

  it('[1.4] shows a collaborator the entries that they were invited to, and nothing of others', async () => {
    const guest = await api.loginAs('showquest', 'collaborator');
    expect((await factsOf('participant', guest, 'collaborator')).entries).toEqual([]);
    const invitation = { entry: others.hashcode, user: guest.user };
    const { hashcode } = await maker.make('collaborators', invitation);
    const facts = await factsOf('participant', guest, 'collaborator');
    expect(facts.entries).toMatchObject([{ hashcode: others.hashcode, title: 'Embers' }]);
    expect(JSON.stringify(facts)).not.toContain(own.hashcode);
    await staff.call('DELETE', `showquest/collaborators/${hashcode}`);
  });

  it("gives a judge the day's run by the clock of the venue, and staff what waits", async () => {
    // On the Chatham Islands the performance is tomorrow.
    expect((await factsOf('participant', staff, 'judge')).today).toEqual([]);
    const later = {
      actor: { tenant: 'showquest', user: staff.user, individual: null, roles: declaredRoles('staff') },
      zone,
      now: new Date('2027-05-07T11:30:00Z'),
    } as const;
    const facts = await dashboardReaders.participant(api.database, later, waitingWork);
    expect(facts.today).toMatchObject([{ hashcode: performance.hashcode, entries: 1 }]);
    expect(facts.waiting).toContainEqual(expect.objectContaining({ kind: 'entries_waiting', count: 1 }));
  });
});

describe('[2.14] the landing of the administration', () => {
  const kindsFor = async (role: 'staff' | 'admin' = 'staff') =>
    (await factsOf('landing', staff, role)).waiting.map(({ kind }) => kind);

  it('counts what is ahead and names what waits', async () => {
    const { counts, expected, waiting } = await factsOf('landing', staff, 'staff');
    expect(counts).toMatchObject({ events: 1, performances: 1, entries: 2, seats: 90 });
    expect(expected).toEqual([{ season: 2027, currency: 'NZD', amount: 30_000 }]);
    const about = 'Chatham Heat';
    expect(waiting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'entries_waiting',
          count: 1,
          rows: [expect.objectContaining({ hashcode: others.hashcode, title: 'Embers', about })],
        }),
        expect.objectContaining({
          kind: 'events_overdue',
          count: 1,
          rows: [expect.objectContaining({ hashcode: event.hashcode, at: '2027-04-16T05:00:00+00:00' })],
        }),
      ]),
    );
    // Work that someone waits for comes before work that is missing.
    const places = waiting.map(({ kind }) => kind);
    expect(places.indexOf('entries_waiting')).toBeLessThan(places.indexOf('events_overdue'));
  });

  it.each<[WaitingKind, string, () => readonly [string, string]]>([
    ['seats_over_capacity', 'performances', () => ['seats = 101', 'seats = 90']],
    [
      'performances_outside_event',
      'performances',
      () => [
        "starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
        "starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day'",
      ],
    ],
    [
      'performances_unfinished',
      'performances',
      () => [
        "starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day'",
        "starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
      ],
    ],
    ['entries_in_cancelled', 'performances', () => ["status = 'cancelled'", "status = 'scheduled'"]],
    ['events_without_performances', 'performances', () => ["status = 'cancelled'", "status = 'scheduled'"]],
    ['events_without_venue', 'events', () => ['venue = NULL', `venue = '${venue.hashcode}'`]],
  ])('finds %s, and no more once it is fixed', async (kind, table, changes) => {
    const [spoil, fix] = changes();
    const target = { performances: performance, events: event }[table];
    expect(await kindsFor()).not.toContain(kind);
    // A performance moves without the slots that it holds.
    const slot = [own['slot_starts_at'], own.hashcode];
    await api.asOwner('UPDATE time_slots SET slot_starts_at = NULL WHERE entry = $1', slot.slice(1));
    await api.asOwner(`UPDATE ${table} SET ${spoil} WHERE hashcode = $1`, [target?.hashcode]);
    expect(await kindsFor()).toContain(kind);
    await api.asOwner(`UPDATE ${table} SET ${fix} WHERE hashcode = $1`, [target?.hashcode]);
    await api.asOwner('UPDATE time_slots SET slot_starts_at = $1 WHERE entry = $2', slot);
    expect(await kindsFor()).not.toContain(kind);
  });

  it('[2.14] leaves what waits of an earlier season to that season', async () => {
    const past = "starts_on = starts_on - interval '1 year', ends_on = ends_on - interval '1 year'";
    const back = "starts_on = starts_on + interval '1 year', ends_on = ends_on + interval '1 year'";
    expect(await kindsFor()).toContain('entries_waiting');
    await api.asOwner(`UPDATE events SET ${past} WHERE hashcode = $1`, [event.hashcode]);
    expect(await kindsFor()).not.toContain('entries_waiting');
    expect(await kindsFor()).not.toContain('events_overdue');
    await api.asOwner(`UPDATE events SET ${back} WHERE hashcode = $1`, [event.hashcode]);
    expect(await kindsFor()).toContain('entries_waiting');
  });

  it('[2.14] leads to lists that there are', async () => {
    for (const kind of waitingKindNames) {
      const { of, list } = waitingKind(kind);
      if (!of || !list) continue;
      const days: Readonly<Record<string, string>> = { season: '2027-01-01', yesterday: '2027-05-06' };
      const filters = Object.entries(list).map(([key, value]) => [key, days[value] ?? value]);
      const address = `${collectionAt(of, 'showquest').path}?${new URLSearchParams(filters)}`;
      expect([kind, (await staff.call('GET', address)).status]).toEqual([kind, 200]);
    }
  });

  it('[2.14] [2.21] lists the tasks of the office that are overdue, until they are done', async () => {
    const task = await maker.make('tasks', {
      event: event.hashcode,
      audience: 'staff',
      form: null,
      anchor: null,
      days: null,
      due_on: '2027-05-06',
      per_entry: null,
      in_entering: null,
    });
    const ofTasks = async () =>
      (await factsOf('landing', staff, 'staff')).waiting.find(({ kind }) => kind === 'tasks_overdue');
    expect(await ofTasks()).toMatchObject({
      count: 1,
      // It was due when its day began in Auckland.
      rows: [
        { hashcode: task.hashcode, about: 'Chatham Heat', at: '2027-05-05T12:00:00+00:00', is_ready: true },
      ],
    });
    const { list, act } = waitingKinds.tasks_overdue;
    const query = new URLSearchParams({ ...list, due_on__gte: '2027-01-01', due_on__lte: '2027-05-06' });
    expect((await staff.call('GET', `callboard/tasks?${query}`)).body).toMatchObject({ count: 1 });
    const done = { action: act.transition, target: task.hashcode };
    expect((await staff.call('POST', 'callboard/tasks/actions', done)).status).toBe(200);
    expect(await ofTasks()).toBeUndefined();
  });

  it('[2.14] names a mail that was given up, and admins alone', async () => {
    await api.asOwner(
      `INSERT INTO mails (tenant, id, recipient, subject, content, status, attempts)
       VALUES ('showquest', gen_random_uuid(), 'mere@school.nz', 'You are invited', '\\x00', 'failed', 11)`,
    );
    expect(await kindsFor('staff')).not.toContain('mails_undelivered');
    const { waiting } = await factsOf('landing', staff, 'admin');
    const mails = waiting.find(({ kind }) => kind === 'mails_undelivered');
    expect(mails?.rows).toMatchObject([{ title: 'You are invited', about: 'mere@school.nz' }]);
  });

  it('finds a person who is on two stages at the same time', async () => {
    const other = await makeEntry({
      name: 'Echo',
      slot_starts_at: '2027-05-07T11:30:00Z',
      performance: null,
      members_count: null,
    });
    await setStatus('entries', other, 'accepted');
    for (const entry of [own, other]) {
      const given = { event: event.hashcode, entry: entry.hashcode, individual: participant.individual };
      await maker.make('participants', given);
    }
    const { waiting } = await factsOf('landing', staff, 'staff');
    expect(waiting[0]).toMatchObject({ kind: 'people_twice', count: 2 });
    await setStatus('entries', other, 'withdrawn');
    expect(await kindsFor()).not.toContain('people_twice');
  });

  it('shows what was done last, by whom, and of invitations only to admins', async () => {
    await staff.call('PATCH', `callboard/venues/${venue.hashcode}`, { phone: '03 555 1234' });
    const { changes } = await factsOf('landing', staff, 'staff');
    expect(changes[0]?.fields).toEqual(['phone']);
    expect(changes[0]?.actor).toMatchObject({ hashcode: staff.user, title: 'Test staff' });
    await api.asOwner(
      `INSERT INTO user_activations (tenant, first_name, last_name, email, roles, mode, expires, status)
       VALUES ('showquest', 'Ana', 'Rua', 'ana@school.nz', '{staff}', 'new', '2027-05-01T00:00:00Z', 'pending')`,
    );
    expect(await kindsFor('staff')).not.toContain('invitations_expired');
    expect(await kindsFor('admin')).toContain('invitations_expired');
    const seen = (await factsOf('landing', staff, 'staff')).changes.map(({ collection }) => collection);
    expect(seen).not.toContain('userActivations');
  });
});

describe('the other pages of the administration', () => {
  it('[2.15] shows how the season goes', async () => {
    const { seasons, statuses, regions, fill } = await factsOf('admin', staff, 'staff');
    expect(seasons).toMatchObject([{ season: 2027, events: 1 }]);
    expect(statuses).toEqual(expect.arrayContaining([{ status: 'submitted', count: 1 }]));
    expect(regions.length).toBeGreaterThan(0);
    expect(fill).toMatchObject([{ hashcode: event.hashcode, limit: 40, accepted: 1, running: 2 }]);
  });

  it('[2.18] counts hours, weekdays and weeks by the clock of the venue', async () => {
    const { hours, weeks, slots, overruns, upcoming } = await factsOf('performance', staff, 'staff');
    expect(hours).toEqual([{ weekday: 6, hour: 0, count: 1 }]);
    expect(weeks.starts[0]).toBe('2027-05-03');
    expect(weeks.venues).toMatchObject([{ venue: { hashcode: venue.hashcode } }]);
    expect(weeks.venues[0]?.counts.slice(0, 2)).toEqual([1, 0]);
    expect(slots).toMatchObject([{ hashcode: event.hashcode, slots: 6, taken: 1 }]);
    expect(overruns).toEqual([]);
    expect(upcoming).toMatchObject([{ hashcode: performance.hashcode, zone: 'Pacific/Chatham' }]);
  });

  it('[2.18] shows by how much a running order is too long', async () => {
    const takes = (minutes: number) =>
      api.asOwner('UPDATE events SET slot_minutes = $1 WHERE hashcode = $2', [minutes, event.hashcode]);
    await takes(65);
    const { overruns } = await factsOf('performance', staff, 'staff');
    expect(overruns).toMatchObject([{ hashcode: performance.hashcode, minutes: 5 }]);
    await takes(10);
  });

  it('[2.17] shows which seats are on offer, and nothing of sales', async () => {
    const { totals, months, over_capacity } = await factsOf('booking', staff, 'staff');
    expect(totals).toEqual({ performances: 1, seats: 90, capacity: 100, without_seats: 0 });
    expect(months).toEqual([{ starts: '2027-05-01', seats: 90, performances: 1 }]);
    expect(over_capacity).toEqual([]);
  });

  it('[2.16] counts fees that are not charged yet: expected of the accepted, possible of the undecided', async () => {
    const { totals, events } = await factsOf('accounting', staff, 'staff');
    expect(totals).toEqual([
      { season: 2027, currency: 'NZD', expected: 30_000, possible: 12_000, owed: 0, paid: 0, entries: 1 },
    ]);
    expect(events).toMatchObject([
      { hashcode: event.hashcode, expected: 30_000, possible: 12_000, owed: 0, paid: 0 },
    ]);
  });

  it('[2.16] counts the fees of the waiting list as possible too', async () => {
    await api.asOwner(`UPDATE entries SET status = 'waitlisted' WHERE event = $1 AND status = 'submitted'`, [
      event.hashcode,
    ]);
    const { totals } = await factsOf('accounting', staff, 'staff');
    expect(totals).toMatchObject([{ expected: 30_000, possible: 12_000 }]);
  });

  it('[2.16] names events that have entries and no fee', async () => {
    await api.asOwner('UPDATE events SET performer_fee = NULL WHERE hashcode = $1', [event.hashcode]);
    const facts = await factsOf('accounting', staff, 'staff');
    expect(facts).toMatchObject({ events: [], events_without_fee: [{ hashcode: event.hashcode }] });
    await api.asOwner('UPDATE events SET performer_fee = 1000 WHERE hashcode = $1', [event.hashcode]);
    expect((await staff.call('GET', accounting)).status).toBe(200);
  });
});
