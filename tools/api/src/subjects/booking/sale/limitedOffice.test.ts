import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksOf, onSale, sell, sold, startOffice } from '../../../testKit/officeKit';
import { createRecordMaker } from '../../../testKit/makeRecords';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;

beforeAll(async () => {
  ({ api, staff } = await startOffice({ isLimited: true }));
}, 240_000);
afterAll(() => api.close());

describe('[6.8] [7.46] the box office of a user who is limited to one event', () => {
  it('sells, books and finds what is of that event, with accounts that are made for it', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1'], total: 2_000 });
    expect(await booksOf(order.number)).toContainEqual({ purpose: 'cash', balance: '2000' });
    const found = await staff.call('GET', `booking/office/orders?search=${order.number}`);
    expect(JSON.stringify(found.body)).toContain(order.number);
    const performances = await staff.call('GET', 'booking/office/performances');
    expect(JSON.stringify(performances.body)).toContain(performance);
  });

  it('neither sells nor sees what is of another', async () => {
    const maker = createRecordMaker(
      api,
      await api.loginAs('showquest', 'staff'),
      collectionNames.map(collectionNamed),
      900,
    );
    const { hashcode: event } = await maker.make('events');
    const other = await onSale();
    await api.asOwner('UPDATE performances SET event = $2 WHERE hashcode = $1', [other, event]);
    const performances = await staff.call('GET', 'booking/office/performances');
    expect(JSON.stringify(performances.body)).not.toContain(other);
    const { status } = await sell({ performance: other, seats: ['A1'], total: 2_000 });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    const orders = await api.asOwner('SELECT FROM orders WHERE performance = $1', [other]);
    expect(orders).toEqual([]);
  });
});
