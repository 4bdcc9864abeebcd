import { tenantCodes } from '@callboard/api-contract';
import { collectionAt, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const collections = collectionNames.map(collectionNamed);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe.each(tenantCodes)('a time slot at %s', (tenant) => {
  const { path, label } = collectionAt('entries', tenant);
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
      await maker.draftOf(collectionAt('entries', tenant), slot),
    );
    return [status, body];
  }

  it('ends by the minutes of the event, and keeps its length when those change', async () => {
    const matinee = await makeMatinee();
    const act = await maker.make('entries', at(matinee, '13:00'));
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

  it('lies within its performance, and the problem reports when that is', async () => {
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

  it('overlaps no other, and the problem reports which time is taken', async () => {
    const matinee = await makeMatinee();
    const first = await maker.make('entries', at(matinee, '13:00'));
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

  it('keeps its performance from moving away, which reports how many there are', async () => {
    const matinee = await makeMatinee();
    const [first, last] = [
      await maker.make('entries', at(matinee, '13:00')),
      await maker.make('entries', at(matinee, '14:50')),
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
        maker.draftOf(collectionAt('entries', tenant), at(matinee, `13:0${index % 10}`)),
      ),
    );
    const answers = await Promise.all(drafts.map((draft) => staff.call('POST', path, draft)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const [row] = await api.asOwner<{ count: number }>(
      `SELECT count(*)::int AS count FROM entries WHERE performance = $1`,
      [matinee.hashcode],
    );
    expect(row?.count).toBe(1);
  });

  it('that was exchanged with another comes back by undo', async () => {
    const matinee = await makeMatinee();
    const one = await maker.make('entries', at(matinee, '13:00'));
    const two = await maker.make('entries', at(matinee, '13:10'));
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
