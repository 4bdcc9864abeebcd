import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createRecordMaker,
  type MadeRecord,
  type RecordMaker,
  type Values,
} from '../../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const entries = 'showquest/entries';
let api: TestApi;
let staff: TestClient;
let contact: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  contact = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => api.close());

const prices = {
  entry_fee: 5_000,
  performer_fee: 1_000,
  late_fee: 2_000,
  late_fee_from: '2029-03-20T17:00:00+13:00',
  fee_due_on: '2029-04-10',
  currency: 'NZD',
};

async function openEvent(given: Values = {}): Promise<MadeRecord> {
  const dates = {
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: '2029-04-01T17:00:00+12:00',
  };
  const event = await maker.make('events', { ...dates, entry_limit: null, venue: null, ...prices, ...given });
  await done(
    staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: event.hashcode }),
  );
  return event;
}

async function done(answering: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await answering;
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer;
}

/** An entry with so many performers and a teacher; submitted by default, for which it has to have a performer. */
async function enter(event: MadeRecord, performers = 4, isSubmitted = true): Promise<MadeRecord> {
  const own = { event: event.hashcode, performance: null, region: null, contact: contact.individual };
  const entry = await maker.make('entries', { ...own, members_count: performers + 1 });
  for (let index = 0; index < performers; index++) await join(entry, event, 'performer');
  await join(entry, event, 'teacher');
  if (isSubmitted) await transit(entry, 'submit', contact);
  return entry;
}

const join = (entry: MadeRecord, event: MadeRecord, part: string) =>
  maker.make('participants', {
    event: event.hashcode,
    entry: entry.hashcode,
    individual: null,
    part,
  });

const transit = (entry: MadeRecord, action: string, by = staff, data?: object) =>
  done(by.call('POST', `${entries}/actions`, { action, target: entry.hashcode, ...(data && { data }) }));

const act = (action: string, entry: MadeRecord, data: object = {}, by = staff) =>
  by.call('POST', callPaths.userActions(21), { action, data: { entry: entry.hashcode, ...data } });

const pay = (entry: MadeRecord, amount: unknown, given: object = {}, by = staff) =>
  act('mark_fee_paid', entry, { key: randomUUID(), amount, paid_on: '2026-01-05', ...given }, by);

async function read(entry: MadeRecord, by = staff): Promise<MadeRecord> {
  // As the API reads it.
  return (await done(by.call('GET', `${entries}/${entry.hashcode}`))).body as MadeRecord;
}

const undo = ({ body }: TestAnswer) =>
  // The output of the action.
  done(staff.call('POST', 'changes/actions', { action: 'undo', target: (body as Changed).data.change_set }));

interface Changed {
  data: { change_set: string };
}

describe('an entry that is submitted', () => {
  it('[7.40] is charged for itself and each performer, and stays so when prices change', async () => {
    const event = await openEvent();
    const entry = await enter(event);
    const fee = {
      fee_state: 'owed',
      fee_total: 9_000,
      fee_owed: 9_000,
      fee_paid: 0,
      fee_due_on: '2029-04-10',
    };
    expect(await read(entry, contact)).toMatchObject({ ...fee, fee_currency: 'NZD' });
    await done(
      staff.call('PATCH', `callboard/events/${event.hashcode}`, { performer_fee: 2_000, fee_due_on: null }),
    );
    await transit(entry, 'accept');
    expect(await read(entry)).toMatchObject(fee);
    await done(act('recalculate_fee', entry));
    expect(await read(entry)).toMatchObject({ fee_total: 13_000, fee_due_on: null });
  });

  it.each(['Pacific/Auckland', 'Pacific/Chatham'])(
    '[7.40] is late from the very instant on, in %s',
    async (zone) => {
      const venue = await maker.make('venues', { time_zone: zone });
      const now = Math.floor(Date.now() / 1_000) * 1_000;
      vi.useFakeTimers({ toFake: ['Date'], now });
      const at = (shift: number) => new Date(now + shift).toISOString();
      const totals: unknown[] = [];
      for (const late_fee_from of [at(1), at(0), at(-1)]) {
        const event = await openEvent({ venue: venue.hashcode, late_fee_from, performer_fee: null });
        totals.push((await read(await enter(event, 1)))['fee_total']);
      }
      expect(totals).toEqual([5_000, 7_000, 7_000]);
    },
  );

  it('[7.40] pays nothing where its event asks for nothing', async () => {
    const free = {
      entry_fee: null,
      performer_fee: null,
      late_fee: null,
      late_fee_from: null,
      currency: null,
    };
    const entry = await enter(await openEvent(free), 1);
    expect(await read(entry)).toMatchObject({ fee: null, fee_state: null, fee_total: null, fee_owed: null });
    const answer = await contact.call('GET', `entries/${entry.hashcode}/fee`);
    expect(answer.body).toMatchObject({ data: { fee: null } });
    expect((await pay(entry, 100)).status).toBe(400);
  });

  it('[7.40] is back where it was when that is undone, and owes nothing once it is withdrawn', async () => {
    const event = await openEvent();
    const draft = await enter(event, 1, false);
    const submitted = await transit(draft, 'submit');
    await done(
      staff.call('POST', 'changes/actions', { action: 'undo', target: submitted.headers['change-set'] }),
    );
    expect(await read(draft)).toMatchObject({ status: 'draft', fee: null, fee_total: null });
    const entry = await enter(event);
    await done(pay(entry, 4_000));
    await transit(entry, 'withdraw');
    expect(await read(entry)).toMatchObject({ fee_state: 'paid', fee_owed: 0, fee_paid: 4_000 });
    expect((await pay(entry, 100)).body).toMatchObject({ error: { code: 'nothingOwed' } });
    await transit(entry, 'reopen');
    await transit(entry, 'submit');
    expect(await read(entry)).toMatchObject({ fee_state: 'owed', fee_owed: 5_000, fee_paid: 4_000 });
  });

  it('[7.40] owes nothing while it is on the waiting list', async () => {
    const entry = await enter(await openEvent());
    await transit(entry, 'waitlist');
    expect(await read(entry)).toMatchObject({ fee_state: null, fee_owed: 0, fee_total: 9_000 });
    await transit(entry, 'accept');
    expect(await read(entry)).toMatchObject({ fee_state: 'owed', fee_owed: 9_000 });
  });
});

describe('payments', () => {
  it('[7.40] come in parts until all is paid, and Undo takes the last one back', async () => {
    const entry = await enter(await openEvent());
    await done(pay(entry, 4_000, { reference: 'INV-1' }));
    expect(await read(entry)).toMatchObject({ fee_state: 'owed', fee_paid: 4_000, fee_owed: 5_000 });
    const last = await done(pay(entry, 5_000));
    expect(await read(entry)).toMatchObject({ fee_state: 'paid', fee_paid: 9_000, fee_owed: 0 });
    await undo(last);
    const back = await read(entry);
    expect(back).toMatchObject({ fee_state: 'owed', fee_paid: 4_000, fee_owed: 5_000 });
    expect(back['fee']).toMatchObject({
      payments: [{ amount: 4_000, reference: 'INV-1', by: expect.any(String) }],
    });
  });

  it('[7.40] are one when they are noted twice, also at the same time', async () => {
    const entry = await enter(await openEvent());
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(entry, 4_000, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The output of the action.
    const sets = answers.map(({ body }) => (body as Changed).data.change_set);
    expect(sets.filter((changeSet) => changeSet === null)).toHaveLength(2);
    expect(await read(entry)).toMatchObject({ fee_paid: 4_000 });
  });

  it('[7.40] never sum up to more than is owed, also at the same time', async () => {
    const entry = await enter(await openEvent());
    const answers = await Promise.all([1, 2, 3].map(() => pay(entry, 4_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
    expect((await pay(entry, 1_001)).body).toMatchObject({
      error: { code: 'paidTooMuch', message: 'Only $10.00 is still owed.' },
    });
  });

  it.each([0, -1, 0.5, null, '100', 1e21, Number.MAX_SAFE_INTEGER + 2])(
    '[7.40] of %s are refused with a sentence',
    async (amount) => {
      const entry = await enter(await openEvent({ performer_fee: null }), 1);
      const { status, body } = await pay(entry, amount);
      expect([status, body]).toMatchObject([400, { error: { code: 'wrongPayment' } }]);
    },
  );

  it('[7.40] need a day that has come, a short reference and a key', async () => {
    const entry = await enter(await openEvent({ performer_fee: null }), 1);
    const codeOf = async (given: object) => (await pay(entry, 100, given)).body;
    expect(await codeOf({ paid_on: '2030-01-01' })).toMatchObject({ error: { code: 'paidAhead' } });
    for (const given of [
      { paid_on: '2026-02-30' },
      { paid_on: 'soon' },
      { reference: 'x'.repeat(121) },
      { key: 'mine' },
      { tip: 1 },
    ])
      expect(await codeOf(given)).toMatchObject({ error: { code: 'wrongPayment' } });
  });

  it('[7.40] that were noted by mistake are reversed once', async () => {
    const entry = await enter(await openEvent());
    const key = randomUUID();
    await done(pay(entry, 9_000, { key }));
    await done(act('take_back_payment', entry, { key }));
    expect(await read(entry)).toMatchObject({ fee_state: 'owed', fee_paid: 0 });
    expect((await act('take_back_payment', entry, { key })).body).toMatchObject({
      error: { code: 'noSuchPayment' },
    });
  });
});

describe('waiving', () => {
  const codeOf = ({ body }: TestAnswer) =>
    // The envelope of a refused action.
    (body as { error?: { code: string } }).error?.code;

  it('[7.40] the late fee before it is submitted gives grace, with a reason that the history keeps', async () => {
    const event = await openEvent({ late_fee_from: '2026-01-01T00:00:00+13:00', performer_fee: null });
    const draft = await enter(event, 1, false);
    expect(codeOf(await act('waive_fee', draft, { what: 'all', reason: 'x' }))).toBe('nothingOwed');
    await done(act('waive_fee', draft, { what: 'late', reason: 'The school was flooded.' }));
    await transit(draft, 'submit', contact);
    expect(await read(draft, contact)).toMatchObject({
      fee_total: 5_000,
      fee: { waivers: [{ what: 'late', reason: 'The school was flooded.' }] },
    });
    const { body } = await staff.call('GET', `${entries}/${draft.hashcode}/changes`);
    expect(JSON.stringify(body)).toContain('The school was flooded.');
    await done(act('end_fee_waiver', draft, { what: 'late' }));
    expect(await read(draft)).toMatchObject({ fee_total: 7_000 });
    expect(codeOf(await act('end_fee_waiver', draft, { what: 'late' }))).toBe('notWaived');
  });

  it('[7.40] all waives what is not paid, and Undo charges it again', async () => {
    const entry = await enter(await openEvent());
    await done(pay(entry, 1_000));
    expect(codeOf(await act('waive_fee', entry, { what: 'late', reason: 'x' }))).toBe('noLateFee');
    expect(codeOf(await act('waive_fee', entry, { what: 'all', reason: '  ' }))).toBe('reasonNeeded');
    const waived = await done(act('waive_fee', entry, { what: 'all', reason: 'Hardship' }));
    expect(await read(entry)).toMatchObject({ fee_state: 'paid', fee_total: 1_000, fee_owed: 0 });
    expect(codeOf(await act('waive_fee', entry, { what: 'all', reason: 'x' }))).toBe('alreadyWaived');
    await undo(waived);
    expect(await read(entry)).toMatchObject({ fee_state: 'owed', fee_owed: 8_000 });
  });
});
