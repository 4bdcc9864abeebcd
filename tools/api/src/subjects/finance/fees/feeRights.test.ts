import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letJudge } from '../../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const entries = 'showquest/entries';
let api: TestApi;
let staff: TestClient;
let contact: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let owing: MadeRecord;
let paying: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  contact = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  event = await maker.make('events', {
    starts_on: '2029-05-01',
    ends_on: '2029-05-02',
    entries_close: null,
    entry_limit: null,
    venue: null,
    entry_fee: 5_000,
    performer_fee: null,
    late_fee: null,
    late_fee_from: null,
    fee_due_on: '2026-01-31',
    currency: 'NZD',
  });
  await post('callboard/events/actions', { action: 'open_entries', target: event.hashcode });
  owing = await enter(contact.individual);
  paying = await enter(null);
  expect((await act(staff, 'mark_fee_paid', paying, payment(3_000))).status).toBe(200);
});
afterAll(() => api.close());

async function post(path: string, body: object): Promise<void> {
  const answer = await staff.call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function enter(person: string | null): Promise<MadeRecord> {
  const own = { event: event.hashcode, performance: null, region: null, contact: person };
  const entry = await maker.make('entries', own);
  await post(`${entries}/actions`, { action: 'submit', target: entry.hashcode });
  return entry;
}

const payment = (amount: number) => ({ key: randomUUID(), amount, paid_on: '2026-01-05' });

const act = (by: TestClient, action: string, { hashcode }: MadeRecord, data: object = {}) =>
  by.call('POST', callPaths.userActions(21), { action, data: { entry: hashcode, ...data } });

const calls = [
  ['mark_fee_paid', payment(100)],
  ['take_back_payment', { key: randomUUID() }],
  ['waive_fee', { what: 'all', reason: 'x' }],
  ['end_fee_waiver', { what: 'all' }],
  ['recalculate_fee', {}],
] as const;

it.each(calls)(
  '[7.40] %s is for the office alone, and finds no entry of another tenant',
  async (action, data) => {
    for (const role of ['participant', 'judge', 'collaborator'] as const) {
      const client = role === 'participant' ? contact : await api.loginAs('showquest', role);
      expect((await act(client, action, owing, data)).status).toBe(403);
    }
    const stranger = await api.loginAs('rockquest', 'staff');
    expect((await act(stranger, action, owing, data)).status).toBe(404);
    const unknown = { ...owing, hashcode: randomUUID() };
    expect((await act(staff, action, unknown, data)).status).toBe(404);
  },
);

it('[7.40] no one writes a fee by hand, the office neither', async () => {
  for (const by of [staff, contact]) {
    const { status } = await by.call('PATCH', `${entries}/${owing.hashcode}`, { fee_paid: 5_000 });
    expect(status).toBe(400);
  }
  const { body } = await staff.call('GET', `${entries}/${owing.hashcode}`);
  expect(body).toMatchObject({ fee_paid: 0, fee_owed: 5_000 });
});

it('[7.40] is read by the office and those who entered, and by no judge or other school', async () => {
  const feeOf = (by: TestClient, { hashcode }: MadeRecord) => by.call('GET', `entries/${hashcode}/fee`);
  expect((await feeOf(staff, owing)).body).toMatchObject({ data: { fee: { terms: { entry_fee: 5_000 } } } });
  expect((await feeOf(contact, owing)).status).toBe(200);
  expect((await feeOf(contact, paying)).status).toBe(404);
  const judge = await api.loginAs('showquest', 'judge');
  expect((await feeOf(judge, owing)).status).toBe(403);
  await letJudge(maker, judge, { event: event.hashcode, entry: owing.hashcode });
  await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [owing.hashcode]);
  const { status, body } = await judge.call('GET', `${entries}/${owing.hashcode}`);
  await api.asOwner(`UPDATE entries SET status = 'submitted' WHERE hashcode = $1`, [owing.hashcode]);
  expect(status).toBe(200);
  expect(Object.keys(body as object).filter((field) => field.startsWith('fee'))).toEqual([]);
  expect((await feeOf(await api.loginAs('rockquest', 'staff'), owing)).status).toBe(404);
});

it('[7.40] an event shows what its entries owe and have paid, and lists find them', async () => {
  const path = `events/${event.hashcode}/fees`;
  expect((await staff.call('GET', path)).body).toMatchObject({
    data: {
      sums: [
        {
          currency: 'NZD',
          owed: 7_000,
          owing_entries: 2,
          overdue: 7_000,
          overdue_entries: 2,
          paid: 3_000,
          paying_entries: 1,
        },
      ],
    },
  });
  expect((await contact.call('GET', path)).status).toBe(403);
  expect((await (await api.loginAs('rockquest', 'staff')).call('GET', path)).status).toBe(404);
  const found = async (filter: string) =>
    (await staff.call('GET', `${entries}?event=${event.hashcode}&${filter}`)).body;
  expect(await found('fee_state=owed')).toMatchObject({ count: 2 });
  expect(await found('fee_state=paid')).toMatchObject({ count: 0 });
  expect(await found('fee_owed__gte=1&fee_due_on__lte=2026-02-01')).toMatchObject({ count: 2 });
  expect(await found('fee_owed__gte=2001')).toMatchObject({
    count: 1,
    results: [{ hashcode: owing.hashcode }],
  });
});
