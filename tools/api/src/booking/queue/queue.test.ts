import { saleLimits, type Hold, type QueuePlace, type SaleQueue } from '@callboard/api-contract/sale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSaleKit } from '../../testKit/createSaleKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: Awaited<ReturnType<typeof createSaleKit>>;
let networks = 0;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  kit = await createSaleKit(api, staff);
}, 240_000);
afterAll(() => api.close());

interface Joined {
  place: QueuePlace;
  token: string;
}

/** What an answer holds, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

const post = (path: string, payload: object, remoteAddress = '10.0.0.1', domain = 'showquest') =>
  api.app.inject({
    method: 'POST',
    url: `/api/v21/system/sale/${path}`,
    payload,
    headers: { domain },
    remoteAddress,
  });

/** Each buyer comes from a network of their own, unless they say which. */
async function join(performance: string, network?: string): Promise<Joined> {
  networks += 1;
  const own = `10.1.${networks >> 8}.${networks & 255}`;
  const answer = await post('queue', { performance }, network ?? own);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return dataOf<Joined>(answer.json());
}

async function read(performance: string, { token }: Pick<Joined, 'token'>): Promise<QueuePlace> {
  const answer = await post('queue/read', { performance, token });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return dataOf<{ place: QueuePlace }>(answer.json()).place;
}

/** What each place is after all of them asked: a position, or what it is instead. */
async function readAll(performance: string, joined: readonly Joined[]) {
  const places: (string | number)[] = [];
  for (const each of joined) {
    const place = await read(performance, each);
    places.push(place.status === 'waiting' ? place.position : place.status);
  }
  return places;
}

async function setQueue(performance: string, queue_size: number | null, is_lifted = false) {
  return staff.call('POST', 'callboard/performances/actions', {
    action: 'set_sale_queue',
    target: performance,
    data: { queue_size, is_lifted },
  });
}

/** A performance on sale whose buyers queue. `opensIn`: a time of the database. */
async function queued(size: number, opensIn = '-1 minute'): Promise<string> {
  const performance = await kit.onSale({ seats: 10, allowsSingles: true });
  expect((await setQueue(performance, size)).status).toBe(200);
  await opens(performance, opensIn);
  return performance;
}

const opens = (performance: string, after: string) =>
  api.asOwner(`UPDATE seat_maps SET sale_opens = clock_timestamp() + $2::interval WHERE performance = $1`, [
    performance,
    after,
  ]);

/** Lets the time of those who are let in run out. */
const endTurns = (performance: string) =>
  api.asOwner(
    `UPDATE queue_places SET until = clock_timestamp() - interval '1 second' WHERE performance = $1 AND status = 'admitted'`,
    [performance],
  );

const numbersOf = (performance: string) =>
  api.asOwner<{ number: number; arrival: number }>(
    'SELECT number, arrival::int AS arrival FROM queue_places WHERE performance = $1 ORDER BY number',
    [performance],
  );

const insideOf = async (performance: string) => {
  const [row] = await api.asOwner<{ inside: number }>(
    `SELECT count(*)::int AS inside FROM queue_places WHERE performance = $1 AND status = 'admitted'`,
    [performance],
  );
  return row?.inside;
};

const hold = (performance: string, seats: readonly string[], queue?: string) =>
  post('hold', { performance, seats, ...(queue !== undefined && { queue }) });

describe('[7.46] [1.10] the opening of a sale', () => {
  it('waits until the sale opens, then draws lots among those who came before it', async () => {
    const performance = await queued(1, '30 minutes');
    const early: Joined[] = [];
    for (let nth = 0; nth < 24; nth += 1) early.push(await join(performance));
    expect(early.every(({ place }) => place.status === 'lobby')).toBe(true);
    const [first] = early;
    expect(first?.place).toMatchObject({ status: 'lobby', seconds_to_opening: expect.any(Number) });
    expect(await numbersOf(performance)).toEqual(
      Array.from({ length: 24 }, () => ({ number: null, arrival: expect.any(Number) })),
    );
    await opens(performance, '-1 second');
    const places = await readAll(performance, early);
    const positions = places.map((place) => (place === 'admitted' ? 0 : Number(place)));
    expect(positions.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 24 }, (_, index) => index),
    );
    // By lot: not in the order of arrival. Of 24! orders this one comes by chance once in 10^23.
    expect(positions).not.toEqual(positions.toSorted((one, other) => one - other));
    // The lots are drawn once.
    expect(await readAll(performance, early)).toEqual(places);
    const late = await join(performance);
    expect(late.place).toMatchObject({ status: 'waiting', position: 24 });
    expect((await join(performance)).place).toMatchObject({ status: 'waiting', position: 25 });
  });

  it('draws the places of one network beyond the first ten behind those of others', async () => {
    const performance = await queued(1, '30 minutes');
    for (let nth = 0; nth < 30; nth += 1) await join(performance, '10.9.9.9');
    const others: Joined[] = [];
    for (let nth = 0; nth < 6; nth += 1) others.push(await join(performance));
    await opens(performance, '-1 second');
    await readAll(performance, others);
    const numbers = await api.asOwner<{ number: number }>(
      `SELECT number FROM queue_places WHERE performance = $1 AND network <> '10.9.9.9'`,
      [performance],
    );
    expect(numbers.every(({ number }) => number <= 10 + 6)).toBe(true);
  });

  it('cannot be waited for longer than an hour, nor where no one knows when it is', async () => {
    const performance = await queued(1, '2 hours');
    expect((await post('queue', { performance })).statusCode).toBe(409);
    await opens(performance, '59 minutes');
    expect((await join(performance)).place.status).toBe('lobby');
    await api.asOwner(`UPDATE seat_maps SET sale_opens = NULL, status = 'planned' WHERE performance = $1`, [
      performance,
    ]);
    expect((await post('queue', { performance })).statusCode).toBe(409);
  });

  it('limits the places of one network', async () => {
    const performance = await queued(1, '30 minutes');
    const [row] = await api.asOwner<{ performance: string }>(
      'INSERT INTO sale_queues (tenant, performance) VALUES ($1, $2) RETURNING performance',
      ['showquest', performance],
    );
    await api.asOwner(
      `INSERT INTO queue_places (tenant, performance, digest, network, is_early)
       SELECT 'showquest', $1, sha256(n::text::bytea), '10.7.7.7', true FROM generate_series(1, $2::int) n`,
      [row?.performance, saleLimits.queuePlacesOfNetwork - 1],
    );
    await join(performance, '10.7.7.7');
    expect((await post('queue', { performance }, '10.7.7.7')).statusCode).toBe(429);
    await join(performance, '10.7.7.8');
  });
});

describe('[7.46] [1.10] the turn of a buyer', () => {
  it('gives a reload and another tab the same place, and the next buyer the next one', async () => {
    const performance = await queued(1);
    const first = await join(performance);
    expect(first.place.status).toBe('admitted');
    const second = await join(performance);
    const third = await join(performance);
    for (let tab = 0; tab < 5; tab += 1) await read(performance, third);
    expect(await readAll(performance, [second, third, second, third])).toEqual([1, 2, 1, 2]);
    expect(await numbersOf(performance)).toHaveLength(3);
  });

  it('never has more inside than staff allow, however many ask together', async () => {
    const performance = await queued(3, '30 minutes');
    const buyers: Joined[] = [];
    for (let nth = 0; nth < 20; nth += 1) buyers.push(await join(performance));
    await opens(performance, '-1 second');
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([...buyers, ...buyers].map((buyer) => read(performance, buyer)));
      expect(await insideOf(performance)).toBe(3);
      await endTurns(performance);
    }
    await Promise.all(buyers.map((buyer) => read(performance, buyer)));
    const calls = await numbersOf(performance);
    // In order: whoever was let in has a lower number than all who wait.
    const [{ least } = { least: 0 }] = await api.asOwner<{ least: number }>(
      `SELECT min(number) AS least FROM queue_places WHERE performance = $1 AND status = 'waiting'`,
      [performance],
    );
    expect([calls.length, least]).toEqual([20, 16]);
  });

  it('ends with its time, and lets the next one in', async () => {
    const performance = await queued(1);
    const [first, second] = [await join(performance), await join(performance)];
    expect(second.place).toMatchObject({ status: 'waiting', position: 1, minutes: 5, is_paused: false });
    await endTurns(performance);
    expect(await read(performance, second)).toMatchObject({ status: 'admitted' });
    expect(await read(performance, first)).toEqual({ status: 'over', reason: 'expired' });
    const again = await join(performance);
    expect(again.place).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('passes over a browser that is silent, which is next when it is back', async () => {
    const performance = await queued(1);
    const [, silent, third] = [await join(performance), await join(performance), await join(performance)];
    await api.asOwner(
      `UPDATE queue_places SET seen_at = clock_timestamp() - interval '10 minutes' WHERE performance = $1 AND number = 2`,
      [performance],
    );
    await endTurns(performance);
    expect(await read(performance, third)).toMatchObject({ status: 'admitted' });
    expect(await read(performance, silent)).toMatchObject({ status: 'waiting', position: 1 });
    await join(performance);
    await endTurns(performance);
    expect(await read(performance, silent)).toMatchObject({ status: 'admitted' });
  });

  it('ends when its buyer leaves, with the seats that they selected', async () => {
    const performance = await queued(1);
    const [first, second] = [await join(performance), await join(performance)];
    expect((await hold(performance, ['a1'], first.token)).statusCode).toBe(200);
    const leave = { performance, token: first.token };
    expect((await post('queue/leave', leave)).statusCode).toBe(200);
    expect((await post('queue/leave', leave)).statusCode).toBe(200);
    expect(await read(performance, first)).toEqual({ status: 'over', reason: 'left' });
    expect(await read(performance, second)).toMatchObject({ status: 'admitted' });
    expect((await hold(performance, ['a1'], second.token)).statusCode).toBe(200);
  });

  it('waits while the sale is paused, and is over when it is closed', async () => {
    const performance = await queued(1);
    const [, second] = [await join(performance), await join(performance)];
    await endTurns(performance);
    await api.asOwner(`UPDATE seat_maps SET status = 'paused' WHERE performance = $1`, [performance]);
    expect(await read(performance, second)).toMatchObject({
      status: 'waiting',
      is_paused: true,
      minutes: null,
    });
    await api.asOwner(`UPDATE seat_maps SET status = 'closed' WHERE performance = $1`, [performance]);
    expect(await read(performance, second)).toEqual({ status: 'over', reason: 'closed' });
  });
});

describe('[7.46] [1.10] seats of a performance with a queue', () => {
  it('are for those whose turn it is', async () => {
    const performance = await queued(1);
    const [first, second] = [await join(performance), await join(performance)];
    for (const queue of [undefined, second.token, 'showquest.forged', 'x', `${first.token}x`])
      expect((await hold(performance, ['a1'], queue)).statusCode).toBe(409);
    const best = { performance, quantity: 2 };
    expect((await post('best', best)).statusCode).toBe(409);
    expect((await post('best', { ...best, queue: first.token })).statusCode).toBe(200);
    const other = await queued(1);
    expect((await hold(other, ['a1'], first.token)).statusCode).toBe(409);
  });

  it('are one hold at a time for one place: another one frees the seats of the one before', async () => {
    const performance = await queued(1);
    const { token } = await join(performance);
    const held = await hold(performance, ['a1', 'a2'], token);
    expect((await hold(performance, ['a5', 'a6'], token)).statusCode).toBe(200);
    const open = await api.asOwner(
      `SELECT hashcode FROM seat_holds WHERE performance = $1 AND status = 'open'`,
      [performance],
    );
    expect(open).toHaveLength(1);
    const own = dataOf<{ hold: Hold }>(held.json()).hold;
    const order = kit.orderOf(own, 4_000, []);
    expect((await post('order', order)).statusCode).toBe(409);
  });

  it('have more time with each selection, and end the turn when they are ordered', async () => {
    const performance = await queued(1);
    const { token } = await join(performance);
    await api.asOwner(
      `UPDATE queue_places SET until = clock_timestamp() + interval '20 seconds' WHERE performance = $1`,
      [performance],
    );
    const own = dataOf<{ hold: Hold }>((await hold(performance, ['a3', 'a4'], token)).json()).hold;
    const later = await read(performance, { token });
    expect(later).toMatchObject({ status: 'admitted' });
    expect(later.status === 'admitted' && later.seconds_left > 500).toBe(true);
    const next = await join(performance);
    expect(next.place.status).toBe('waiting');
    expect((await post('order', kit.orderOf(own, 4_000, []))).statusCode).toBe(200);
    expect(await read(performance, { token })).toEqual({ status: 'over', reason: 'ordered' });
    expect(await read(performance, next)).toMatchObject({ status: 'admitted' });
    expect((await hold(performance, ['a7'], token)).statusCode).toBe(409);
  });

  it('are for everyone once staff let everyone in, until that is undone', async () => {
    const performance = await queued(1);
    const [, second] = [await join(performance), await join(performance)];
    expect((await setQueue(performance, 1, true)).status).toBe(200);
    expect(await read(performance, second)).toEqual({ status: 'open' });
    expect((await hold(performance, ['a1'])).statusCode).toBe(200);
    expect(await join(performance)).toEqual({ place: { status: 'open' }, token: null });
    expect((await setQueue(performance, 1)).status).toBe(200);
    expect((await hold(performance, ['a2'])).statusCode).toBe(409);
    expect(await read(performance, second)).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('need no place where there is no queue, nor at the box office', async () => {
    const free = await kit.onSale();
    expect((await hold(free, ['a1', 'a2'])).statusCode).toBe(200);
    const performance = await queued(1);
    await join(performance);
    const office = await staff.call('POST', 'booking/office/hold', {
      performance,
      channel: 'office',
      seats: ['a1', 'a2'],
    });
    expect([office.status, JSON.stringify(office.body).slice(0, 300)]).toEqual([200, expect.anything()]);
  });
});

describe('[7.46] [1.10] what no honest buyer sends to a queue', () => {
  it('finds no place by a token that is forged, of another performance, or of another tenant', async () => {
    const performance = await queued(1);
    const { token } = await join(performance);
    const other = await queued(1);
    for (const wrong of [
      `${token}x`,
      token.replace('showquest', 'rockquest'),
      'x',
      `showquest.${'a'.repeat(43)}`,
    ]) {
      expect((await post('queue/read', { performance, token: wrong })).statusCode).toBe(404);
      expect((await post('queue/leave', { performance, token: wrong })).statusCode).toBe(404);
    }
    expect((await post('queue/read', { performance: other, token })).statusCode).toBe(404);
    for (const wrong of ['', 'x'.repeat(201), 1, null, ['x']])
      expect((await post('queue/read', { performance, token: wrong })).statusCode).toBe(400);
    expect((await post('queue/read', { performance, token }, '10.0.0.2', 'rockquest')).statusCode).toBe(404);
    expect((await post('queue', { performance }, '10.0.0.2', 'rockquest')).statusCode).toBe(404);
    expect(await read(performance, { token })).toMatchObject({ status: 'admitted' });
  });

  it('stores no token, so that the database opens no place', async () => {
    const performance = await queued(1);
    const { token } = await join(performance);
    const rows = await api.asOwner<{ row: string }>(
      'SELECT queue_places::text AS row FROM queue_places WHERE performance = $1',
      [performance],
    );
    expect(rows.some(({ row }) => row.includes(token.split('.')[1] ?? token))).toBe(false);
  });
});

describe('[7.46] [1.10] the queue for the office', () => {
  it('counts who waits and who is let in', async () => {
    const performance = await queued(2);
    for (let nth = 0; nth < 5; nth += 1) await join(performance);
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
    const performance = await queued(2);
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
    expect((await setQueue(performance, null)).status).toBe(200);
    expect((await hold(performance, ['a1'])).statusCode).toBe(200);
  });
});
