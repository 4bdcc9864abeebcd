import { apiPrefix } from '@callboard/api-contract';
import { saleLimits, type Hold, type QueuePlace } from '@callboard/api-contract/booking';
import { maxUnpaidPlaces } from '@callboard/domain/booking';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { hallOnSale, type HallOnSale } from './hallOnSale';

const buyers = 200;
const inside = 40;
const school = '10.77.77.77';

let api: TestApi;
let staff: TestClient;
let hall: HallOnSale;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_RATE_LIMIT: '1' } });
  staff = await api.loginAs('showquest', 'staff');
  hall = await hallOnSale(api, staff, { rows: 40, seatsInRow: 20 });
  const queue = { action: 'set_sale_queue', target: hall.performance, data: { queue_size: inside } };
  expect((await staff.call('POST', 'callboard/performances/actions', queue)).status).toBe(200);
}, 240_000);
afterAll(() => api.close());

const call = (path: string, payload: object, remoteAddress = school) =>
  api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}sale/${path}`,
    payload: { performance: hall.performance, ...payload },
    headers: { domain: 'showquest' },
    remoteAddress,
  });

const openSale = (after: string) =>
  api.asOwner('UPDATE seat_maps SET sale_opens = clock_timestamp() + $2::interval WHERE hashcode = $1', [
    hall.seatMap,
    after,
  ]);

/** So many seconds later, by the clock of the queue. */
const later = (seconds: number) =>
  api.asOwner(
    `UPDATE queue_places SET seen_at = seen_at - $2 * interval '1 second', admitted_at = admitted_at - $2 * interval '1 second',
      until = until - $2 * interval '1 second' WHERE performance = $1`,
    [hall.performance, seconds],
  );

async function placeOf(token: string): Promise<QueuePlace['status']> {
  const answer = await call('queue/read', { token });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.json<{ data: { place: QueuePlace } }>().data.place.status;
}

describe('[7.46] [1.10] the address of a school', () => {
  test('200 buyers behind it all get a turn and their seat', async () => {
    await openSale('10 minutes');
    const tokens: string[] = [];
    for (let nth = 0; nth < buyers; nth += 1) {
      const joined = await call('queue', {});
      expect([nth, joined.statusCode]).toEqual([nth, 200]);
      tokens.push(joined.json<{ data: { token: string } }>().data.token);
    }
    await openSale('-1 second');
    const seated = new Set<string>();
    for (let round = 0; round < buyers / inside; round += 1) {
      for (const token of tokens.filter((each) => !seated.has(each))) {
        if ((await placeOf(token)) !== 'admitted') continue;
        const seat = hall.seats[seated.size];
        const reserved = await call('hold', { seats: [seat], queue: token, owner: randomUUID() });
        expect([seat, reserved.statusCode]).toEqual([seat, 200]);
        seated.add(token);
      }
      await later(saleLimits.queueSelectMinutes * 60 + 1);
    }
    expect(seated.size).toBe(buyers);
  }, 120_000);

  test('80 buyers there use one voucher, and guesses at others end', async () => {
    const from = '10.77.77.80';
    const own = await hallOnSale(api, staff, { rows: 20, seatsInRow: 20 });
    const school = { code: 'SCHOOL', kind: 'percent', percent: 10 };
    expect((await staff.call('POST', 'booking/vouchers', school)).status).toBe(201);
    const carts: object[] = [];
    for (const seat of own.seats.slice(0, 80)) {
      const reserved = await call(
        'hold',
        { performance: own.performance, seats: [seat], owner: randomUUID() },
        from,
      );
      expect(reserved.statusCode).toBe(200);
      const { hashcode, secret } = reserved.json<{ data: { hold: Hold } }>().data.hold;
      carts.push({ hold: { hashcode, secret }, tickets: [{ seat, price_type: own.adult }] });
    }
    const check = async (voucher: string) => {
      const found = new Map<number, number>();
      for (const cart of carts) {
        const { statusCode } = await api.app.inject({
          method: 'POST',
          url: `${apiPrefix()}sale/voucher`,
          payload: { ...cart, voucher },
          headers: { domain: 'showquest' },
          remoteAddress: from,
        });
        found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
      }
      return found;
    };
    expect(await check('school')).toEqual(new Map([[200, 80]]));
    const guessed = await check('GUESSED');
    expect([...guessed.keys()]).toEqual([409, 429]);
    expect(guessed.get(409)).toBeLessThan(80);
    // A network that guesses learns nothing of the right ones either.
    expect((await check('school')).get(429)).toBeGreaterThan(0);
  }, 120_000);

  test('a bot there that makes carts by the thousand has no more than one address can, and others go on', async () => {
    const lifted = { queue_size: inside, is_lifted: true };
    const queue = { action: 'set_sale_queue', target: hall.performance, data: lifted };
    expect((await staff.call('POST', 'callboard/performances/actions', queue)).status).toBe(200);
    const statuses = new Map<number, number>();
    for (let nth = 0; nth < 1_000; nth += 1) {
      const seat = hall.seats[buyers + (nth % (hall.seats.length - buyers))];
      const { statusCode } = await call('hold', { seats: [seat], owner: randomUUID() });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    const most = maxUnpaidPlaces(hall.seats.length);
    // The two hundred buyers have all that their address can have unpaid.
    expect(Object.fromEntries(statuses)).toEqual({
      ...(most > buyers && { 200: most - buyers }),
      429: 1_000,
    });
    const other = await call('hold', { seats: [hall.seats.at(-1)], owner: randomUUID() }, '10.77.77.78');
    expect(other.statusCode).toBe(200);
  }, 120_000);

  test('places in its queue end at a number that no school has', async () => {
    const own = await hallOnSale(api, staff, { rows: 1, seatsInRow: 10 });
    const { performance } = own;
    const set = { action: 'set_sale_queue', target: performance, data: { queue_size: 1 } };
    expect((await staff.call('POST', 'callboard/performances/actions', set)).status).toBe(200);
    await api.asOwner('INSERT INTO sale_queues (tenant, performance) VALUES ($1, $2)', [
      'showquest',
      performance,
    ]);
    await api.asOwner(
      `INSERT INTO queue_places (tenant, performance, digest, network, is_early)
       SELECT 'showquest', $1, sha256(n::text::bytea), '10.7.7.7', false FROM generate_series(1, $2::int) n`,
      [performance, saleLimits.queuePlacesOfNetwork - 1],
    );
    expect((await call('queue', { performance }, '10.7.7.7')).statusCode).toBe(200);
    expect((await call('queue', { performance }, '10.7.7.7')).statusCode).toBe(429);
    expect((await call('queue', { performance }, '10.7.7.8')).statusCode).toBe(200);
  });
});
