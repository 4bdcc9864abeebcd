import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { AccountBalance, BookedEntry, Settlement, TaxSum } from '@callboard/api-contract/finance';
import { sumsOf } from '@callboard/domain/finance';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const entries = 'showquest/entries';
let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const reverse = (entry: string) =>
  staff.call('POST', callPaths.userActions(21), {
    action: 'reverse_accounting_entry',
    data: { entry, reason: 'Typed twice' },
  });

async function read<T>(path: string, by = staff): Promise<T> {
  const answer = await by.call('GET', path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  // The envelope of a query.
  return (answer.body as { data: T }).data;
}

describe('entry fees', () => {
  async function openEvent(): Promise<MadeRecord> {
    const event = await maker.make('events', {
      starts_on: '2029-05-01',
      ends_on: '2029-05-02',
      entries_close: null,
      entry_limit: null,
      venue: null,
      entry_fee: 5_000,
      performer_fee: null,
      late_fee: null,
      late_fee_from: null,
      fee_due_on: null,
      currency: 'NZD',
    });
    await done(
      staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: event.hashcode }),
    );
    return event;
  }

  async function done(answering: Promise<TestAnswer>): Promise<TestAnswer> {
    const answer = await answering;
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(205);
    return answer;
  }

  const transit = (entry: MadeRecord, action: string) =>
    done(staff.call('POST', `${entries}/actions`, { action, target: entry.hashcode }));
  const act = (action: string, entry: MadeRecord, data: object) =>
    done(staff.call('POST', callPaths.userActions(21), { action, data: { entry: entry.hashcode, ...data } }));
  const pay = (entry: MadeRecord, amount: number, key: string = randomUUID()) =>
    act('mark_fee_paid', entry, { key, amount, paid_on: '2026-01-05' });
  const undo = (changeSet: unknown) =>
    done(staff.call('POST', 'changes/actions', { action: 'undo', target: changeSet }));
  // The output of an action on a fee.
  const setOf = ({ body }: TestAnswer) => (body as { data: { change_set: string } }).data.change_set;

  async function enter(event: MadeRecord): Promise<MadeRecord> {
    const own = { event: event.hashcode, performance: null, region: null, contact: null };
    return maker.make('entries', own);
  }

  /** Sums of an event in the books, as its settlement has them. */
  async function sumsIn(event: MadeRecord) {
    const { events } = await read<{ events: Settlement[] }>(`finance/settlements?event=${event.hashcode}`);
    const [one] = events;
    return one && [one.income, one.credited, one.tax, one.received, one.owed];
  }

  it('[7.45] are charged, paid in parts, waived and reversed through balanced entries', async () => {
    const tax = await maker.make('taxes', {
      name: 'GST',
      rate: 15,
      is_inclusive: true,
      valid_from: null,
      valid_until: null,
    });
    await maker.make('bookkeepingAccounts', {
      code: '4100',
      kind: 'income',
      purpose: 'entry_fees',
      tax: tax.hashcode,
    });
    const event = await openEvent();
    const entry = await enter(event);
    expect(await sumsIn(event)).toBeUndefined();
    const submitted = await transit(entry, 'submit');
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 0, 5_000]);
    const key = randomUUID();
    await pay(entry, 2_000, key);
    await pay(entry, 2_000, key);
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 2_000, 3_000]);
    const waived = await act('waive_fee', entry, { what: 'all', reason: 'Hardship' });
    expect(await sumsIn(event)).toEqual([4_348, 2_609, 261, 2_000, 0]);
    await undo(setOf(waived));
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 2_000, 3_000]);
    await act('take_back_payment', entry, { key });
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 0, 5_000]);
    const paid = await pay(entry, 5_000);
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 5_000, 0]);
    await undo(setOf(paid));
    await transit(entry, 'withdraw');
    expect(await sumsIn(event)).toEqual([4_348, 4_348, 0, 0, 0]);
    expect(submitted.headers['change-set']).toBeDefined();
    const { accounts } = await read<{ accounts: AccountBalance[] }>('finance/trial_balance');
    const { debit, credit } = sumsOf(accounts);
    expect(debit).toBe(credit);
    const { taxes } = await read<{ taxes: TaxSum[] }>('finance/tax_return');
    expect(taxes.find((sum) => sum.tax.hashcode === tax.hashcode)).toMatchObject({ sales: 0, amount: 0 });
  });

  it('[7.45] are back where they were when submitting is undone, or the entry is deleted', async () => {
    const event = await openEvent();
    const entry = await enter(event);
    const submitted = await transit(entry, 'submit');
    await undo(submitted.headers['change-set']);
    expect(await sumsIn(event)).toEqual([0, 0, 0, 0, 0]);
    await transit(entry, 'submit');
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 0, 5_000]);
    const removed = await done(staff.call('DELETE', `${entries}/${entry.hashcode}`));
    expect(await sumsIn(event)).toEqual([0, 0, 0, 0, 0]);
    await undo(removed.headers['change-set']);
    expect(await sumsIn(event)).toEqual([4_348, 0, 652, 0, 5_000]);
  });

  it('[7.45] are corrected at the fee, not by a reversal', async () => {
    const event = await openEvent();
    const entry = await enter(event);
    await transit(entry, 'submit');
    const { entries: booked } = await read<{ entries: BookedEntry[] }>('finance/day_book?search=charged');
    const [own] = booked.filter(({ source }) => source?.hashcode === entry.hashcode);
    expect(own?.source).toMatchObject({ collection: 'entries', title: entry.qed_model.title });
    const { status, body } = await reverse(own?.hashcode ?? '');
    expect([status, body]).toMatchObject([409, { error: { code: 'reverseAtSource' } }]);
  });

  it('[7.45] are booked nowhere by a tenant without the books', async () => {
    const plain = await startTestApi({ variables: { CALLBOARD_FEATURES: '-ticketing' } });
    try {
      const client = await plain.loginAs('showquest', 'staff');
      const records = createRecordMaker(plain, client, collectionNames.map(collectionNamed));
      const event = await records.make('events', {
        entry_fee: 5_000,
        currency: 'NZD',
        entries_close: null,
        entry_limit: null,
      });
      await client.call('POST', 'callboard/events/actions', {
        action: 'open_entries',
        target: event.hashcode,
      });
      const own = { event: event.hashcode, performance: null, region: null, contact: null };
      const entry = await records.make('entries', own);
      await client.call('POST', `${entries}/actions`, { action: 'submit', target: entry.hashcode });
      const { body } = await client.call('GET', `${entries}/${entry.hashcode}`);
      expect(body).toMatchObject({ status: 'submitted', fee_state: 'owed' });
      const { accounts } = await read<{ accounts: unknown[] }>('finance/trial_balance', client);
      expect(accounts).toEqual([]);
    } finally {
      await plain.close();
    }
  });
});
