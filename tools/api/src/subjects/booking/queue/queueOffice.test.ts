import type { SaleQueue } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { createQueueKit, dataOf, type QueueKit } from './testing/queueKit';

let api: TestApi;
let staff: TestClient;
let kit: QueueKit;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  kit = await createQueueKit(api, staff);
}, 240_000);
afterAll(() => api.close());

describe('[7.46] [1.10] what no honest buyer sends to a queue', () => {
  it('finds no place by a token that is forged, of another performance, or of another tenant', async () => {
    const performance = await kit.queued(1);
    const { token } = await kit.join(performance);
    const other = await kit.queued(1);
    for (const wrong of [
      `${token}x`,
      token.replace('showquest', 'rockquest'),
      'x',
      `showquest.${'a'.repeat(43)}`,
    ]) {
      expect((await kit.post('queue/read', { performance, token: wrong })).statusCode).toBe(404);
      expect((await kit.post('queue/leave', { performance, token: wrong })).statusCode).toBe(404);
    }
    expect((await kit.post('queue/read', { performance: other, token })).statusCode).toBe(404);
    for (const wrong of ['', 'x'.repeat(201), 1, null, ['x']])
      expect((await kit.post('queue/read', { performance, token: wrong })).statusCode).toBe(400);
    expect((await kit.post('queue/read', { performance, token }, '10.0.0.2', 'rockquest')).statusCode).toBe(
      404,
    );
    expect((await kit.post('queue', { performance }, '10.0.0.2', 'rockquest')).statusCode).toBe(404);
    expect(await kit.read(performance, { token })).toMatchObject({ status: 'admitted' });
  });

  it('stores no token, so that the database opens no place', async () => {
    const performance = await kit.queued(1);
    const { token } = await kit.join(performance);
    const rows = await api.asOwner<{ row: string }>(
      'SELECT queue_places::text AS row FROM queue_places WHERE performance = $1',
      [performance],
    );
    expect(rows.some(({ row }) => row.includes(token.split('.')[1] ?? token))).toBe(false);
  });
});

describe('[7.46] [1.10] the queue for the office', () => {
  it('counts who waits and who is let in', async () => {
    const performance = await kit.queued(2);
    for (let nth = 0; nth < 5; nth += 1) await kit.join(performance);
    const { body } = await staff.call('GET', `booking/queues/${performance}`);
    expect(dataOf<SaleQueue>(body)).toMatchObject({
      queue_size: 2,
      queue_lifted_at: null,
      sale: 'open',
      lobby: 0,
      waiting: 3,
      present: 3,
      admitted: 2,
      ordered: 0,
      minutes: 8,
    });
  });

  it('is set by staff alone, to a number of buyers', async () => {
    const performance = await kit.queued(2);
    for (const size of [0, -1, 1.5, 5_001, '3'])
      expect(
        (
          await staff.call('POST', 'callboard/performances/actions', {
            action: 'set_sale_queue',
            target: performance,
            data: { queue_size: size },
          })
        ).status,
      ).toBe(400);
    const judge = await api.loginAs('showquest', 'judge');
    const refused = await judge.call('POST', 'callboard/performances/actions', {
      action: 'set_sale_queue',
      target: performance,
      data: { queue_size: 3 },
    });
    expect(refused.status).toBe(403);
    expect((await judge.call('GET', `booking/queues/${performance}`)).status).toBe(403);
    const foreign = await api.loginAs('rockquest', 'staff');
    expect((await foreign.call('GET', `booking/queues/${performance}`)).status).toBe(404);
    expect((await kit.setQueue(performance, null)).status).toBe(200);
    expect((await kit.hold(performance, ['a1'])).statusCode).toBe(200);
  });
});
