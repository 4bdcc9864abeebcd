import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { AccountBalance, BookedEntry, Settlement } from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let bank: MadeRecord;
let sales: MadeRecord;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  bank = await maker.make('bookkeepingAccounts', { code: '1010', kind: 'asset', tax: null });
  sales = await maker.make('bookkeepingAccounts', { code: '4200', kind: 'income', tax: null });
});
afterAll(() => api.close());

const draft = (amount: number, given: object = {}) => ({
  booked_on: '2026-02-01',
  text: 'Programmes at the door',
  lines: [
    { account: bank.hashcode, debit: amount },
    { account: sales.hashcode, credit: amount },
  ],
  ...given,
});

const create = (body: object, by = staff, headers = {}) =>
  by.call('POST', 'finance/create_accounting_entry', body, headers);

const reverse = (entry: string, reason: unknown = 'Typed twice', by = staff) =>
  by.call('POST', callPaths.userActions(21), {
    action: 'reverse_accounting_entry',
    data: { entry, reason },
  });

function entryOf(answer: TestAnswer): BookedEntry {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  // The output of the command.
  return (answer.body as { data: { entry: BookedEntry } }).data.entry;
}

async function read<T>(path: string, by = staff): Promise<T> {
  const answer = await by.call('GET', path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  // The envelope of a query.
  return (answer.body as { data: T }).data;
}

const balances = async (by = staff) =>
  (await read<{ accounts: AccountBalance[] }>('finance/trial_balance', by)).accounts;

describe('create_accounting_entry', () => {
  it('[7.45] writes an entry with its lines, which the collections read', async () => {
    const entry = entryOf(await create(draft(1_150)));
    expect(entry).toMatchObject({ total: 1_150, currency: 'NZD', source: null, reversed_by: null });
    expect(entry.lines.map(({ debit, credit, account }) => [account.code, debit, credit])).toEqual([
      ['1010', 1_150, 0],
      ['4200', 0, 1_150],
    ]);
    const { body } = await staff.call('GET', `finance/accounting_debit_credits?entry=${entry.hashcode}`);
    expect(body).toMatchObject({ count: 2 });
  });

  it('[7.45] refuses an entry that does not balance, in a sentence', async () => {
    const lines = [
      { account: bank.hashcode, debit: 100 },
      { account: sales.hashcode, credit: 99 },
    ];
    const { status, body } = await create(draft(0, { lines }));
    expect([status, body]).toMatchObject([400, { error: { code: 'entryUnbalanced' } }]);
  });

  it.each([
    ['an amount below zero', () => draft(-5), 'wrongAccountingEntry'],
    ['half a cent', () => draft(0.5), 'wrongAccountingEntry'],
    ['nothing at all', () => draft(0), 'entryUnbalanced'],
    ['more than an amount can be', () => draft(1e12), 'wrongAccountingEntry'],
    ['one line', () => draft(1, { lines: [{ account: bank.hashcode, debit: 1 }] }), 'wrongAccountingEntry'],
    ['another currency', () => draft(1, { currency: 'XXX' }), 'wrongAccountingEntry'],
    ['a day that is none', () => draft(1, { booked_on: '2026-02-30' }), 'wrongAccountingEntry'],
    ['a day to come', () => draft(1, { booked_on: '2029-01-01' }), 'bookedAhead'],
    ['no text', () => draft(1, { text: '  ' }), 'wrongAccountingEntry'],
    ['unknown facts', () => draft(1, { tip: 1 }), 'wrongAccountingEntry'],
  ])('[7.45] refuses %s', async (_what, body, code) => {
    const answer = await create(body());
    expect([answer.status, answer.body]).toMatchObject([400, { error: { code } }]);
  });

  it('[7.45] refuses an account or an event of another tenant', async () => {
    const stranger = await api.loginAs('rockquest', 'staff');
    expect((await create(draft(1), stranger)).body).toMatchObject({ error: { code: 'noSuchAccount' } });
    expect((await create(draft(1, { event: randomUUID() }))).status).toBe(404);
  });

  it('[7.45] is done once for one key, also at the same time', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => create(draft(4_321), staff, headers)));
    expect(new Set(answers.map((answer) => entryOf(answer).hashcode)).size).toBe(1);
  });
});

describe('create_commission_fee', () => {
  it('[7.45] books a rate of what was sold, rounded once', async () => {
    const { hashcode: event } = await maker.make('events');
    const answer = await staff.call('POST', 'finance/create_commission_fee', {
      event,
      booked_on: '2026-03-01',
      base: 12_345,
      rate: 250,
      fixed: 30,
    });
    expect(entryOf(answer)).toMatchObject({ total: 339, text: 'Commission fee', event: { hashcode: event } });
    const { events } = await read<{ events: Settlement[] }>(`finance/settlements?event=${event}`);
    expect(events).toMatchObject([{ costs: 339, received: 0 }]);
  });

  it('[7.45] refuses a fee of nothing, and an event that does not exist', async () => {
    const body = { event: randomUUID(), booked_on: '2026-03-01', fixed: 0 };
    const path = 'finance/create_commission_fee';
    expect((await staff.call('POST', path, body)).body).toMatchObject({ error: { code: 'wrongCommission' } });
    expect((await staff.call('POST', path, { ...body, fixed: 5 })).status).toBe(404);
  });
});

describe('an entry', () => {
  it('[7.45] is reversed once by its mirror, also by two at the same time', async () => {
    const entry = entryOf(await create(draft(700)));
    const answers = await Promise.all([1, 2, 3].map(() => reverse(entry.hashcode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const mirror = answers.filter(({ status }) => status === 200).map(entryOf)[0];
    expect(mirror).toMatchObject({ reverses: entry.hashcode, reason: 'Typed twice', total: 700 });
    expect(mirror?.lines.map(({ account, debit, credit }) => [account.code, debit, credit])).toEqual([
      ['4200', 700, 0],
      ['1010', 0, 700],
    ]);
    expect((await reverse(mirror?.hashcode ?? '')).body).toMatchObject({
      error: { code: 'reversalIsFinal' },
    });
    expect((await reverse(entry.hashcode, ' ')).body).toMatchObject({ error: { code: 'reasonNeeded' } });
  });

  it('[7.45] is never changed nor deleted: the database refuses it, to its owner too', async () => {
    const { hashcode } = entryOf(await create(draft(800)));
    for (const table of ['accounting_entries', 'accounting_debit_credits']) {
      const column = table === 'accounting_entries' ? 'hashcode' : 'entry';
      const statements = [
        `UPDATE ${table} SET text = 'x' WHERE ${column} = '${hashcode}'`,
        `DELETE FROM ${table} WHERE ${column} = '${hashcode}'`,
      ];
      for (const text of statements) {
        const refusal = { code: '23514', constraint: 'accounting_entries_final' };
        await expect(api.database.forTenant('showquest').query({ text, values: [] })).rejects.toMatchObject(
          refusal,
        );
        await expect(api.asOwner(text)).rejects.toMatchObject(refusal);
      }
      await expect(api.asOwner(`TRUNCATE ${table} CASCADE`)).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('[7.45] that does not balance cannot be committed by any statement, nor one line more', async () => {
    const { hashcode } = entryOf(await create(draft(900)));
    const own = api.database.forTenant('showquest');
    const line = `INSERT INTO accounting_debit_credits (tenant, entry, text, booked_on, account, debit, credit, currency)
      SELECT tenant, entry, text, booked_on, account, debit, credit, currency FROM accounting_debit_credits WHERE entry = $1`;
    const refusal = { code: '23514', constraint: 'accounting_entries_balance' };
    await expect(own.query({ text: line, values: [hashcode] })).rejects.toMatchObject(refusal);
    const text = `INSERT INTO accounting_entries (tenant, text, booked_on, total, currency, lines)
      VALUES ('showquest', 'Alone', '2026-01-01', 1, 'NZD', 2)`;
    await expect(own.query({ text, values: [] })).rejects.toMatchObject(refusal);
  });

  it('[7.45] is of one tenant, and for the office alone', async () => {
    const { hashcode } = entryOf(await create(draft(600)));
    const stranger = await api.loginAs('rockquest', 'staff');
    expect((await reverse(hashcode, 'x', stranger)).status).toBe(404);
    expect((await stranger.call('GET', `finance/accounting_entries/${hashcode}`)).status).toBe(404);
    expect(await balances(stranger)).toEqual([]);
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      const client = await api.loginAs('showquest', role);
      expect((await create(draft(1), client)).status).toBe(403);
      expect((await reverse(hashcode, 'x', client)).status).toBe(403);
      for (const path of ['day_book', 'trial_balance', 'settlements', 'tax_return', 'accounting_entries'])
        expect((await client.call('GET', `finance/${path}`)).status, path).toBe(403);
    }
  });
});

describe('the day book', () => {
  it('[2.16] is read by day, account and text, a page at a time', async () => {
    const own = await maker.make('bookkeepingAccounts', { kind: 'asset', tax: null });
    for (let day = 1; day <= 3; day++) {
      const lines = [
        { account: own.hashcode, debit: day },
        { account: sales.hashcode, credit: day },
      ];
      const booked_on = `2026-01-0${day}`;
      entryOf(await create(draft(0, { lines, booked_on, text: `Raffle 10% ${day}` })));
    }
    const days = async (terms: string) =>
      (await read<{ entries: BookedEntry[] }>(`finance/day_book?${terms}`)).entries.map(
        (entry) => entry.text,
      );
    const all = ['Raffle 10% 3', 'Raffle 10% 2', 'Raffle 10% 1'];
    expect(await days(`account=${own.hashcode}`)).toEqual(all);
    expect(await days('search=raffle%2010%25')).toEqual(all);
    expect(await days('search=raffle_10')).toEqual([]);
    expect(await days(`account=${own.hashcode}&from=2026-01-02&to=2026-01-02`)).toEqual(['Raffle 10% 2']);
    for (let count = 0; count < 21; count++) entryOf(await create(draft(1, { text: 'Many' })));
    const first = await read<{ next: string; count: number; entries: unknown[] }>(
      'finance/day_book?search=many',
    );
    expect(first).toMatchObject({ next: '20', count: 21 });
    const rest = await read<{ entries: unknown[]; next: null }>('finance/day_book?search=many&after=20');
    expect([first.entries.length, rest.entries.length, rest.next]).toEqual([20, 1, null]);
  });
});
