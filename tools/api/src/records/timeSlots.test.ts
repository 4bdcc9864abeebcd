import {
  collectionNamed,
  collectionNames,
  type CollectionName,
  type TenantCode,
} from '@callboard/api-contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../database/migrate';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';
import { startTestDatabase } from '../testKit/startTestDatabase';

const collections = collectionNames.map(collectionNamed);
const contests: [TenantCode, CollectionName][] = [
  ['showquest', 'showquestEntries'],
  ['rockquest', 'rockquestEntries'],
  ['launchpad', 'launchpadEntries'],
  ['basketball', 'submissionEntries'],
];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe.each(contests)('a time slot at %s', (tenant, entries) => {
  const { path, label } = collectionNamed(entries);
  const another = `Another ${label.one.toLowerCase()}`;
  let staff: TestClient;
  let maker: RecordMaker;
  let event: MadeRecord;
  let place: Values;

  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'staff');
    maker = createRecordMaker(api, staff, collections);
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    event = await maker.make('events', { slot_minutes: 10 });
    place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, session: 'matinee' };
  });

  let days = 0;
  /** From 13:00 to 15:00 at the venue, each on a day of its own. */
  async function makeMatinee(given: Values = {}): Promise<MadeRecord> {
    days += 1;
    const day = new Date(Date.UTC(2026, 5, days)).toISOString().slice(0, 10);
    const times = { starts_at: `${day}T13:00:00+12:00`, ends_at: `${day}T15:00:00+12:00` };
    return maker.make('performances', { ...place, ...times, ...given });
  }

  /** By the clock of the venue, on the day of a performance: `13:05`. */
  function at(performance: MadeRecord, clock: string): Values {
    // An instant of the contract, whose day is the same at the venue.
    const day = (performance['starts_at'] as string).slice(0, 10);
    return {
      event: event.hashcode,
      performance: performance.hashcode,
      slot_starts_at: `${day}T${clock}:00+12:00`,
    };
  }

  async function propose(slot: Values): Promise<[number, unknown]> {
    const { status, body } = await staff.call(
      'POST',
      path,
      await maker.draftOf(collectionNamed(entries), slot),
    );
    return [status, body];
  }

  it('ends by the minutes of the event, and keeps its length when those change', async () => {
    const matinee = await makeMatinee();
    const act = await maker.make(entries, at(matinee, '13:00'));
    expect(Date.parse(String(act['slot_ends_at'])) - Date.parse(String(act['slot_starts_at']))).toBe(600_000);
    await staff.call('PATCH', `callboard/events/${event.hashcode}`, { slot_minutes: 20 });
    const renamed = await staff.call('PATCH', `${path}/${act.hashcode}`, { name: 'Longer' });
    expect(renamed.body).toMatchObject({ slot_ends_at: act['slot_ends_at'] });
    const later = await staff.call('PATCH', `${path}/${act.hashcode}`, at(matinee, '14:00'));
    // The answer is a record.
    const { slot_ends_at: end } = later.body as { slot_ends_at: string };
    expect(Date.parse(end)).toBe(Date.parse(String(matinee['starts_at'])) + 80 * 60_000);
    await staff.call('PATCH', `callboard/events/${event.hashcode}`, { slot_minutes: 10 });
  });

  it('lies within its performance, and the problem says when that is', async () => {
    const matinee = await makeMatinee();
    const day = `${String(days).padStart(2, '0')}-Jun-2026`;
    const problem = {
      slot_starts_at: [`The performance is on ${day} from 13:00 to 15:00, and this slot takes 10 minutes.`],
    };
    for (const clock of ['03:00', '12:59', '14:51', '15:00']) {
      expect(await propose(at(matinee, clock)), clock).toMatchObject([400, problem]);
    }
    expect((await propose(at(matinee, '14:50')))[0]).toBe(201);
  });

  it('overlaps no other, and the problem says which time is taken', async () => {
    const matinee = await makeMatinee();
    const first = await maker.make(entries, at(matinee, '13:00'));
    const problem = { slot_starts_at: [`${another} has 13:00 to 13:10.`] };
    for (const clock of ['13:00', '13:05', '13:09']) {
      expect(await propose(at(matinee, clock)), clock).toMatchObject([400, problem]);
    }
    expect((await propose(at(matinee, '13:10')))[0]).toBe(201);
    await staff.call('POST', `${path}/actions`, { action: 'withdraw', target: first.hashcode });
    expect((await propose(at(matinee, '13:00')))[0]).toBe(201);
    const reopened = await staff.call('POST', `${path}/actions`, {
      action: 'reopen',
      target: first.hashcode,
    });
    expect([reopened.status, reopened.body]).toMatchObject([400, problem]);
  });

  it('is in no rehearsal and in no workshop', async () => {
    for (const session of ['rehearsal', 'workshop']) {
      const without = await makeMatinee({ session });
      expect(await propose(at(without, '13:00'))).toMatchObject([
        400,
        { performance: [`A ${session} has no time slots.`] },
      ]);
    }
  });

  it('keeps its performance from moving away, which says how many there are', async () => {
    const matinee = await makeMatinee();
    const [first, last] = [
      await maker.make(entries, at(matinee, '13:00')),
      await maker.make(entries, at(matinee, '14:50')),
    ];
    const move = async (change: Values): Promise<[number, unknown]> => {
      const { status, body } = await staff.call('PATCH', `callboard/performances/${matinee.hashcode}`, {
        ...change,
        ...('starts_at' in change ? { starts_at_reason: 'The hall is late.' } : {}),
      });
      return [status, body];
    };
    const text = (count: number) =>
      `${count} ${(count === 1 ? label.one : label.many).toLowerCase()} would have a time slot outside. Move or clear their slots first.`;
    expect(await move({ ends_at: at(matinee, '14:55')['slot_starts_at'] })).toMatchObject([
      400,
      { ends_at: [text(1)] },
    ]);
    expect(await move({ starts_at: at(matinee, '13:05')['slot_starts_at'] })).toMatchObject([
      400,
      { starts_at: [text(1)] },
    ]);
    expect(await move({ session: 'rehearsal' })).toMatchObject([400, { session: [text(2)] }]);
    for (const { hashcode } of [first, last])
      await staff.call('PATCH', `${path}/${hashcode}`, { slot_starts_at: null });
    expect((await move({ session: 'rehearsal' }))[0]).toBe(200);
  });

  it('is won by one of twenty who take it at the same time', async () => {
    const matinee = await makeMatinee();
    const drafts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        maker.draftOf(collectionNamed(entries), at(matinee, `13:0${index % 10}`)),
      ),
    );
    const answers = await Promise.all(drafts.map((draft) => staff.call('POST', path, draft)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const [row] = await api.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${entries.replace('Entries', '_entries')} WHERE performance = $1`,
      [matinee.hashcode],
    );
    expect(row?.count).toBe(1);
  });

  it('that was exchanged with another comes back by undo', async () => {
    const matinee = await makeMatinee();
    const one = await maker.make(entries, at(matinee, '13:00'));
    const two = await maker.make(entries, at(matinee, '13:10'));
    const moved = await staff.call('PATCH', path, {
      bulk_patch: [
        { hashcode: one.hashcode, ...at(matinee, '14:00') },
        { hashcode: two.hashcode, ...at(matinee, '14:10') },
      ],
    });
    expect(moved.status).toBe(200);
    const undo = { action: 'undo', target: moved.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    const back = await staff.call('GET', `${path}/${two.hashcode}`);
    expect(back.body).toMatchObject({
      slot_starts_at: two['slot_starts_at'],
      slot_ends_at: two['slot_ends_at'],
    });
  });
});

it('of an older database that lies outside or overlaps is given up, and its history says so', async () => {
  const old = await startTestDatabase();
  const owner = new pg.Client(old.url);
  await owner.connect();
  await owner.query(
    `ALTER TABLE performances DISABLE TRIGGER USER; ALTER TABLE showquest_entries DISABLE TRIGGER USER`,
  );
  for (const entries of contests.map(([, name]) => name.replace('Entries', '_entries'))) {
    await owner.query(`ALTER TABLE ${entries} DROP COLUMN slot_ends_at CASCADE;
      DROP TRIGGER place_slot ON ${entries}; DROP TRIGGER slot_overlap ON ${entries};
      CREATE UNIQUE INDEX ${entries}_performance_slot_starts_at_distinct ON ${entries} (tenant, performance, slot_starts_at)
        WHERE (status NOT IN ('declined', 'withdrawn'))`);
  }
  await owner.query(`DROP TRIGGER hold_slots ON performances;
    DROP FUNCTION callboard_place_slot; DROP FUNCTION callboard_slot_overlap; DROP FUNCTION callboard_hold_slots;
    DELETE FROM schema_migrations WHERE name = '0022_time_slots.sql';
    INSERT INTO events (tenant, hashcode, name, kind, starts_on, ends_on, slot_minutes)
      VALUES ('showquest', '00000000-0000-4000-8000-00000000000e', 'Old', 'heat', '2025-06-01', '2025-06-01', 10);
    INSERT INTO venues (tenant, hashcode, name, time_zone)
      VALUES ('showquest', '00000000-0000-4000-8000-00000000000a', 'Hall', 'Pacific/Auckland');
    INSERT INTO spaces (tenant, hashcode, venue, name, kind)
      VALUES ('showquest', '00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a', 'Stage', 'stage');
    INSERT INTO performances (tenant, hashcode, event, venue, space, name, starts_at, ends_at)
      VALUES ('showquest', '00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000e',
        '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b', 'Matinee', '2025-06-01T01:00:00Z', '2025-06-01T03:00:00Z')`);
  await owner.query(
    'ALTER TABLE showquest_entries ENABLE TRIGGER USER; ALTER TABLE performances ENABLE TRIGGER USER',
  );
  for (const [name, slot] of [
    ['first', '01:00'],
    ['overlaps', '01:05'],
    ['follows', '01:10'],
    ['outside', '15:00'],
  ]) {
    await owner.query(
      `INSERT INTO showquest_entries (tenant, event, performance, name, section, status, slot_starts_at)
        VALUES ('showquest', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000c', $1, 'open', 'accepted', $2)`,
      [name, `2025-06-01T${slot}:00Z`],
    );
  }
  await migrate(owner, await readMigrations());
  const { rows } = await owner.query(
    `SELECT n.name, slot_ends_at - slot_starts_at AS length, count(c.sequence)::int AS changes FROM showquest_entries n
      LEFT JOIN changes c ON c.record = n.hashcode AND c.kind = 'update' GROUP BY 1, 2 ORDER BY 1`,
  );
  const minutes = expect.objectContaining({ minutes: 10 });
  expect(rows).toEqual([
    { name: 'first', length: minutes, changes: 0 },
    { name: 'follows', length: minutes, changes: 0 },
    { name: 'outside', length: null, changes: 1 },
    { name: 'overlaps', length: null, changes: 1 },
  ]);
  await owner.end();
  await old.drop();
});
