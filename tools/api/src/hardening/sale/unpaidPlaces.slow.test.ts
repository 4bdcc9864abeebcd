import { apiPrefix, problemText } from '@callboard/api-contract';
import { saleLimits, type Hold, type UnpaidPlaces } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { checkSale, nothingWrong } from './checkSale';
import { adultPrice, hallOnSale, type HallOnSale } from './hallOnSale';

let api: TestApi;
let staff: TestClient;
let transfer: string;

beforeAll(async () => {
  // No call is one too many here; what is reserved unpaid is bounded all the same.
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_RATE_LIMIT: '1000' } });
  staff = await api.loginAs('showquest', 'staff');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed), 900_000);
  const method = { name: 'Transfer', kind: 'bank_transfer', is_online: true, account: null };
  transfer = (await maker.make('paymentMethods', method)).hashcode;
}, 240_000);
afterAll(async () => {
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

interface Stranger {
  network?: string;
  email?: string;
  owner?: string;
}

const call = (path: string, payload: object, network = '10.1.1.1') =>
  api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}sale/${path}`,
    payload,
    headers: { domain: 'showquest' },
    remoteAddress: network,
  });
type Answer = Awaited<ReturnType<typeof call>>;

/** As the shop does: who waited too long for a turn, on a busy machine, comes again. */
async function onceFree(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.statusCode !== 503) return answer;
    await pause(200);
  }
}

/** The seats of a hall from one on, in its order. */
const seatsFrom = (hall: HallOnSale, first: number, count: number) => hall.seats.slice(first, first + count);

const holdOf = (hall: HallOnSale, seats: readonly string[], { network, owner }: Stranger = {}) =>
  call('hold', { performance: hall.performance, seats, ...(owner !== undefined && { owner }) }, network);

function orderOf(hall: HallOnSale, answer: Answer, { network, email }: Stranger = {}, method = transfer) {
  const { hold } = answer.json<{ data: { hold: Hold } }>().data;
  return call(
    'order',
    {
      hold: keyOf(answer),
      tickets: hold.seats.map(({ seat }) => ({ seat, price_type: hall.adult })),
      buyer: { name: 'Mere Tamati', email: email ?? `${randomUUID()}@example.org` },
      payment_method: method,
      expected_total: adultPrice * hold.seats.length,
    },
    network,
  );
}

/** The key of the hold that an answer has. */
function keyOf(answer: Answer): Pick<Hold, 'hashcode' | 'secret'> {
  const { hold } = answer.json<{ data: { hold: Hold } }>().data;
  return { hashcode: hold.hashcode, secret: hold.secret };
}

/** Reserves four seats at a time until it is refused, or the hall is full. */
async function reserveAll(
  hall: HallOnSale,
  way: (nth: number) => Stranger & { orders: boolean },
): Promise<{ places: number; refusals: string[] }> {
  let places = 0;
  const refusals: string[] = [];
  for (let nth = 0; nth * 4 < hall.seats.length; nth += 1) {
    const stranger = way(nth);
    let answer = await holdOf(hall, seatsFrom(hall, nth * 4, 4), stranger);
    if (answer.statusCode === 200 && stranger.orders) answer = await orderOf(hall, answer, stranger);
    if (answer.statusCode === 200) places += 4;
    else refusals.push(`${String(answer.statusCode)} ${problemText(answer.json())}`);
  }
  return { places, refusals };
}

const hallOf = (rows: number) => hallOnSale(api, staff, { rows, seatsInRow: 20 });

describe('[7.46] [1.10] places that are reserved and not paid', () => {
  const name = () => randomUUID();
  const networkText =
    '429 At most 20 places of this performance can be reserved unpaid from one network. Choose fewer, pay what is reserved, or ask the box office.';
  const mailText =
    '429 At most 20 places of this performance can be ordered unpaid with one email. Pay what is ordered first, or ask the box office.';

  test.each<[string, string, (nth: number) => Stranger & { orders: boolean }]>([
    ['holds', networkText, () => ({ orders: false })],
    ['holds by owners that it invents', networkText, () => ({ orders: false, owner: name() })],
    [
      'holds from addresses of one IPv6 network',
      networkText,
      (nth) => ({ orders: false, network: `2001:db8::${String(nth + 1)}` }),
    ],
    ['orders with emails that it invents', networkText, () => ({ orders: true, owner: name() })],
    ['orders and holds by turns', networkText, (nth) => ({ orders: nth % 2 === 0 })],
    [
      'orders from many networks with one mailbox',
      mailText,
      (nth) => ({ orders: true, network: `10.2.0.${String(nth)}`, email: `m.e.re+${String(nth)}@gmail.com` }),
    ],
  ])('a stranger who %s has a quarter of a hall', async (_way, text, way) => {
    const { places, refusals } = await reserveAll(await hallOf(4), way);
    expect([places, new Set(refusals)]).toEqual([20, new Set([text])]);
  });

  test('four networks with emails that they invent have a hall no longer than its holds last', async () => {
    const hall = await hallOf(4);
    const { places } = await reserveAll(hall, (nth) => ({
      orders: true,
      owner: name(),
      network: `10.20.0.${String(nth % 4)}`,
    }));
    expect(places).toBe(hall.seats.length);
    const orders = await api.asOwner<{ hashcode: string; minutes: number }>(
      `SELECT hashcode, extract(epoch FROM pay_until - clock_timestamp())::float / 60 AS minutes FROM orders
        WHERE performance = $1 AND status = 'unpaid'`,
      [hall.performance],
    );
    expect(Math.max(...orders.map(({ minutes }) => minutes))).toBeLessThanOrEqual(saleLimits.holdMinutes);
    const seat = () => holdOf(hall, ['1-1'], { network: '10.20.0.9' });
    expect((await seat()).statusCode).toBe(409);
    // So many minutes later.
    await api.asOwner(
      `UPDATE orders SET pay_until = pay_until - $2 * interval '1 minute' WHERE performance = $1`,
      [hall.performance, saleLimits.holdMinutes],
    );
    await api.hurryJobs('orders.expire');
    const taken = () =>
      api.asOwner(
        `SELECT FROM seat_claims c JOIN seat_maps m ON m.hashcode = c.seat_map WHERE m.performance = $1`,
        [hall.performance],
      );
    await expect.poll(async () => (await taken()).length, { timeout: 20_000 }).toBe(0);
    expect((await seat()).statusCode).toBe(200);
  });

  test('one browser has few reservations, and the next one at the same address its own', async () => {
    const hall = await hallOf(12);
    const owner = name();
    for (let nth = 0; nth < saleLimits.unpaidOfOwner; nth += 1)
      expect((await holdOf(hall, seatsFrom(hall, nth, 1), { owner, network: '10.3.0.1' })).statusCode).toBe(
        200,
      );
    const refused = await holdOf(hall, ['12-20'], { owner, network: '10.3.0.1' });
    expect([refused.statusCode, problemText(refused.json())]).toEqual([
      429,
      'You have 20 reservations that are not paid. Pay or cancel one, then try again.',
    ]);
    // Another network does not make it another browser.
    expect((await holdOf(hall, ['12-20'], { owner, network: '10.3.0.2' })).statusCode).toBe(429);
    expect((await holdOf(hall, ['12-20'], { owner: name(), network: '10.3.0.1' })).statusCode).toBe(200);
  });

  test('60 families of a school behind one address all get their seats', async () => {
    const hall = await hallOf(30);
    // Of this try alone: what one reserves unpaid counts at the next.
    const network = `10.4.${randomInt(256)}.${randomInt(256)}`;
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, nth) => {
        const family = { network, owner: name() };
        const taken = await onceFree(() => holdOf(hall, seatsFrom(hall, nth * 2, 2), family));
        if (taken.statusCode !== 200) return taken.statusCode;
        return (await onceFree(() => orderOf(hall, taken, family))).statusCode;
      }),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  test('calls at the same time get no more than calls one after the other', async () => {
    const hall = await hallOf(4);
    const network = '10.5.0.1';
    const taken = await Promise.all(
      hall.seats.slice(0, 40).map((seat) => holdOf(hall, [seat], { network, owner: name() })),
    );
    expect(taken.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const other = await hallOf(8);
    const holds = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        holdOf(other, seatsFrom(other, nth * 5, 5), { network: `10.6.0.${String(nth)}` }),
      ),
    );
    const ordered = await Promise.all(
      holds.map((hold, nth) =>
        orderOf(other, hold, { network: `10.6.0.${String(nth)}`, email: 'race@example.org' }),
      ),
    );
    expect(ordered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  });

  test('a hold that is changed, or ordered elsewhere, is counted where it is now', async () => {
    const hall = await hallOf(4);
    const [here, there] = [{ network: '10.7.0.1' }, { network: '10.7.0.2' }];
    expect((await holdOf(hall, seatsFrom(hall, 0, 12), here)).statusCode).toBe(200);
    const taken = await holdOf(hall, ['2-1'], here);
    const change = (count: number, { network }: { network: string }) =>
      call(
        'hold',
        { performance: hall.performance, hold: keyOf(taken), seats: seatsFrom(hall, 20, count) },
        network,
      );
    expect((await change(9, here)).statusCode).toBe(429);
    expect((await change(8, here)).statusCode).toBe(200);
    expect((await holdOf(hall, seatsFrom(hall, 40, 12), there)).statusCode).toBe(200);
    expect((await change(9, there)).statusCode).toBe(429);
    const nine = await holdOf(hall, seatsFrom(hall, 60, 9), { network: '10.7.0.3' });
    expect((await orderOf(hall, nine, there)).statusCode).toBe(429);
    expect((await orderOf(hall, nine, { network: '10.7.0.3' })).statusCode).toBe(200);
  });

  test('what is paid, given up or over counts no more', async () => {
    const hall = await hallOf(4);
    const from = { network: '10.8.0.1' };
    const hold = async (first: number, count: number) => holdOf(hall, seatsFrom(hall, first, count), from);
    const first = await hold(0, 12);
    const placed = await orderOf(hall, first, from, hall.card);
    const { token } = placed.json<{ data: { token: string } }>().data;
    expect((await hold(12, 9)).statusCode).toBe(429);
    expect((await call('pay', { token }, from.network)).statusCode).toBe(200);
    const second = await hold(20, 12);
    expect((await hold(32, 9)).statusCode).toBe(429);
    await call('release', keyOf(second), from.network);
    expect((await hold(32, 12)).statusCode).toBe(200);
    expect((await hold(44, 9)).statusCode).toBe(429);
    for (const table of ['seat_claims', 'seat_holds'])
      await api.asOwner(
        `UPDATE ${table} SET expires_at = now() - interval '1 second' WHERE expires_at IS NOT NULL`,
      );
    expect((await hold(44, 9)).statusCode).toBe(200);
  });

  test('a small hall has room for a party, and the office sells what it wants', async () => {
    const hall = await hallOnSale(api, staff, { rows: 1, seatsInRow: 12 });
    const from = { network: '10.9.0.1' };
    expect((await holdOf(hall, seatsFrom(hall, 0, 12), from)).statusCode).toBe(429);
    expect((await holdOf(hall, seatsFrom(hall, 0, 10), from)).statusCode).toBe(200);
    const office = { performance: hall.performance, channel: 'office', seats: seatsFrom(hall, 10, 2) };
    expect((await staff.call('POST', 'booking/office/hold', office)).status).toBe(200);
  });
});

describe('[7.46] [2.17] what the office sees and releases', () => {
  const unpaidOf = async (hall: HallOnSale, by = staff) => {
    const { status, body } = await by.call('GET', `booking/office/performances/${hall.performance}/unpaid`);
    // The answer of the query, of which the test knows more than the types.
    return { status, unpaid: (body as { data: UnpaidPlaces }).data };
  };
  const release = async (hall: HallOnSale, holds: string[], orders: string[]) => {
    const input = { performance: hall.performance, holds, orders };
    const { status, body } = await staff.call('POST', 'booking/office/release', input);
    return { status, places: (body as { data?: { places: number } }).data?.places };
  };

  test('who has what, by network, and frees it for others', async () => {
    const hall = await hallOf(4);
    const [large, small] = [{ network: '10.10.0.1' }, { network: '10.10.0.2', email: 'mere@example.org' }];
    await holdOf(hall, seatsFrom(hall, 0, 5), large);
    await orderOf(hall, await holdOf(hall, seatsFrom(hall, 5, 6), large), {
      ...large,
      email: 'x@example.org',
    });
    await orderOf(hall, await holdOf(hall, seatsFrom(hall, 20, 4), small), small);
    const paid = await orderOf(hall, await holdOf(hall, seatsFrom(hall, 30, 4), small), small, hall.card);
    await call('pay', { token: paid.json<{ data: { token: string } }>().data.token }, small.network);
    const office = { performance: hall.performance, channel: 'office', seats: seatsFrom(hall, 60, 3) };
    expect((await staff.call('POST', 'booking/office/hold', office)).status).toBe(200);
    const { unpaid } = await unpaidOf(hall);
    expect([unpaid.capacity, unpaid.places]).toEqual([80, 18]);
    expect(
      unpaid.reservations.map(({ kind, email, places, network, network_places }) => [
        kind,
        email?.includes('@example.org') ? email : null,
        places,
        network,
        network_places,
      ]),
    ).toEqual([
      ['hold', null, 5, 1, 11],
      ['order', 'x@example.org', 6, 1, 11],
      ['order', 'mere@example.org', 4, 2, 4],
      ['hold', null, 3, null, 3],
    ]);
    const [hold = '', first = '', second = ''] = unpaid.reservations.map(({ hashcode }) => hashcode);
    const elsewhere = await hallOf(1);
    expect(await release(elsewhere, [hold], [first])).toEqual({ status: 200, places: 0 });
    expect(await release(hall, [hold], [first])).toEqual({ status: 200, places: 11 });
    expect(await release(hall, [hold], [first])).toEqual({ status: 200, places: 0 });
    expect((await unpaidOf(hall)).unpaid.reservations.map(({ hashcode }) => hashcode)).toContain(second);
    expect((await holdOf(hall, seatsFrom(hall, 0, 11), { network: '10.10.0.3' })).statusCode).toBe(200);
    const [order] = await api.asOwner<{ status: string }>('SELECT status FROM orders WHERE hashcode = $1', [
      first,
    ]);
    expect(order?.status).toBe('cancelled');
  });

  test('nothing of it where they are not staff, or of another tenant', async () => {
    const hall = await hallOf(1);
    for (const [tenant, role, status] of [
      ['showquest', 'judge', 403],
      ['showquest', 'participant', 403],
      ['rockquest', 'staff', 404],
    ] as const)
      expect((await unpaidOf(hall, await api.loginAs(tenant, role))).status).toBe(status);
  });
});
