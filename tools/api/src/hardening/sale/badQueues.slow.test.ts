import { apiPrefix, problemText } from '@callboard/api-contract';
import { saleLimits, type Hold, type QueuePlace } from '@callboard/api-contract/booking';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createBadCalls, type BadCalls } from './badCalls';
import { checkSale, nothingWrong } from './checkSale';
import { hallOnSale, type HallOnSale } from './hallOnSale';

const forged = isLong ? 2_000 : 60;

interface Joined {
  place: QueuePlace;
  token: string;
}

let api: TestApi;
let staff: TestClient;
let own: HallOnSale;
let other: HallOnSale;
let foreign: HallOnSale;
let calls: BadCalls;
/** A buyer who is let in. */
let inside: Joined;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_RATE_LIMIT: '1000' } });
  calls = createBadCalls(api);
  staff = await api.loginAs('showquest', 'staff');
  const rockquest = await api.loginAs('rockquest', 'staff');
  own = await hallOnSale(api, staff, { rows: 4, seatsInRow: 20 });
  other = await hallOnSale(api, staff, { rows: 2, seatsInRow: 20 });
  foreign = await hallOnSale(api, rockquest, { rows: 2, seatsInRow: 20 });
  for (const [office, hall] of [
    [staff, own],
    [staff, other],
    [rockquest, foreign],
  ] as const)
    expect((await setQueue(office, hall.performance, { queue_size: 1 })).status).toBe(200);
  inside = await joined(own);
  expect(inside.place.status).toBe('admitted');
}, 240_000);
afterAll(async () => {
  process.stdout.write(
    `${calls.sent()} bad requests of queues: each refused with a sentence, nothing stored\n`,
  );
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

const setQueue = (office: TestClient, target: string, data: object) =>
  office.call('POST', 'callboard/performances/actions', { action: 'set_sale_queue', target, data });

let networks = 0;
/** Each buyer comes from a network of their own. */
function joined({ performance }: HallOnSale): Promise<Joined> {
  networks += 1;
  return calls.accepted<Joined>('queue', { performance }, `10.8.0.${networks}`);
}

const read = async ({ performance }: HallOnSale, { token }: Joined) =>
  (await calls.accepted<{ place: QueuePlace }>('queue/read', { performance, token })).place;

/** The calls that a place opens, with a token in each. */
const callsOf = (performance: string, token: unknown) =>
  [
    ['queue/read', { performance, token }],
    ['queue/leave', { performance, token }],
    ['hold', { performance, seats: ['1-1'], queue: token }],
    ['best', { performance, quantity: 2, queue: token }],
  ] as const;

/** Columns that change where a place is given to someone, ends or has more time. */
const placesStored = () =>
  api.asOwner('SELECT hashcode, status, number, admitted_at, until FROM queue_places ORDER BY arrival');

describe('[7.46] [1.10] what no honest buyer sends to a queue', () => {
  test('forged tokens open no place, and take none from its buyer', async () => {
    const [before, places] = [await calls.stored(), await placesStored()];
    const { token } = inside;
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let nth = 0; nth < forged; nth += 1) {
      const at = token.indexOf('.') + 1 + (nth % 42);
      const letter = letters[(letters.indexOf(token[at] ?? 'A') + 1 + (nth % 61)) % 64] ?? 'A';
      const wrong = `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
      for (const [path, input] of callsOf(own.performance, wrong))
        expect([path, await calls.refused(path, input)]).toEqual([
          path,
          path.startsWith('queue') ? 404 : 409,
        ]);
    }
    for (const wrong of [
      token.replace('showquest', 'rockquest'),
      `${token}.`,
      token.slice(0, -1),
      token.toUpperCase(),
      '..',
      ' ',
      '\0',
      '\ud800',
      randomUUID(),
      "' OR true --",
    ])
      for (const [path, input] of callsOf(own.performance, wrong)) await calls.refused(path, input);
    expect(await calls.stored()).toEqual(before);
    expect(await placesStored()).toEqual(places);
    expect(await read(own, inside)).toMatchObject({ status: 'admitted' });
  });

  test('tokens that are none, or larger than any', async () => {
    const before = await calls.stored();
    for (const wrong of ['', null, 1, 1e308, true, [], {}, [inside.token], { token: inside.token }])
      for (const [path, input] of callsOf(own.performance, wrong))
        expect([path, wrong, await calls.refused(path, input)]).toEqual([path, wrong, 400]);
    for (const size of [201, 10_000, 5_000_000])
      for (const [path, input] of callsOf(own.performance, 'x'.repeat(size)))
        expect([400, 413]).toContain(await calls.refused(path, input));
    expect(await calls.stored()).toEqual(before);
  });

  test("performances that are none, another one's and another tenant's", async () => {
    const before = await calls.stored();
    const { token } = inside;
    for (const performance of ['', 'x', '\0', null, 1, [], {}, [own.performance], `${own.performance}0`])
      for (const [path, input] of [
        ['queue', { performance }],
        ['queue/read', { performance, token }],
        ['queue/leave', { performance, token }],
      ] as const)
        expect([path, performance, await calls.refused(path, input)]).toEqual([path, performance, 400]);
    expect(await calls.refused('queue', { performance: own.performance, number: 1 })).toBe(400);
    expect(await calls.refused('queue', `{"performance":"${own.performance}"`)).toBe(400);
    for (const performance of [randomUUID(), foreign.performance, own.card]) {
      expect(await calls.refused('queue', { performance })).toBe(404);
      for (const [path, input] of callsOf(performance, token)) await calls.refused(path, input);
    }
    // A place is one of its own performance alone.
    for (const [path, input] of callsOf(other.performance, token))
      expect([path, await calls.refused(path, input)]).toEqual([path, path.startsWith('queue') ? 404 : 409]);
    expect(await calls.stored()).toEqual(before);
  });

  test('seats by a place that waits, whose time is over, that was left, and none at all', async () => {
    const waits = await joined(own);
    expect(waits.place.status).toBe('waiting');
    const left = await joined(own);
    await calls.accepted('queue/leave', { performance: own.performance, token: left.token });
    const ended = await joined(other);
    expect(ended.place.status).toBe('admitted');
    await api.asOwner(
      `UPDATE queue_places SET until = clock_timestamp() - interval '1 second' WHERE performance = $1`,
      [other.performance],
    );
    const before = await calls.stored();
    for (const [{ performance }, token] of [
      [own, waits.token],
      [own, left.token],
      [own, undefined],
      [other, ended.token],
      [other, inside.token],
    ] as const) {
      const queue = token === undefined ? {} : { queue: token };
      expect(await calls.refused('hold', { performance, seats: ['1-1'], ...queue })).toBe(409);
      expect(await calls.refused('best', { performance, quantity: 2, ...queue })).toBe(409);
    }
    expect(await calls.stored()).toEqual(before);
    expect(await read(other, ended)).toEqual({ status: 'over', reason: 'expired' });
    expect(await read(own, left)).toEqual({ status: 'over', reason: 'left' });
  });

  test('a hold of another place, changed by its secret: no more seats without a turn', async () => {
    const { performance } = own;
    const { hold } = await calls.accepted<{ hold: Hold }>('hold', {
      performance,
      seats: ['1-3', '1-4'],
      queue: inside.token,
    });
    const key = { hashcode: hold.hashcode, secret: hold.secret };
    const stranger = await joined(other);
    const before = await calls.stored();
    for (const queue of [undefined, 'x', stranger.token])
      expect(await calls.refused('hold', { performance, seats: ['1-5'], hold: key, queue })).toBe(409);
    const seatsOf = await api.asOwner('SELECT seat FROM seat_claims WHERE hold = $1 ORDER BY seat', [
      hold.hashcode,
    ]);
    expect(seatsOf).toEqual([{ seat: '1-3' }, { seat: '1-4' }]);
    expect(await calls.stored()).toEqual(before);
  });

  test('places without end from one network: it gets some, and others still get theirs', async () => {
    const { performance } = other;
    const statuses = new Map<number, number>();
    for (let nth = 0; nth < saleLimits.queuePlacesOfNetwork + 40; nth += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          api.app.inject({
            method: 'POST',
            url: `${apiPrefix()}sale/queue`,
            payload: { performance },
            headers: { domain: 'showquest' },
            remoteAddress: '10.66.66.66',
          }),
        ),
      );
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    calls.count(statuses.get(429) ?? 0);
    expect(Object.fromEntries(statuses)).toEqual({ 200: saleLimits.queuePlacesOfNetwork, 429: 40 });
    expect((await joined(other)).place.status).not.toBe('over');
  });

  test('sizes that no queue has, also from those who set none', async () => {
    const { performance } = own;
    const places = await placesStored();
    const sizes = [0, -1, 0.5, 5_001, 1e308, -1e308, Number.MAX_SAFE_INTEGER, '3', '', true, [], {}];
    const refused = async (office: TestClient, data: object, status: number) => {
      calls.count();
      const answer = await setQueue(office, performance, data);
      expect([data, answer.status]).toEqual([data, status]);
      expect(problemText(answer.body)).toMatch(/./);
    };
    for (const queue_size of sizes) await refused(staff, { queue_size }, 400);
    for (const data of [{}, { queue_size: 2, is_lifted: 'yes' }, { queue_size: 2, last_called: 9 }])
      await refused(staff, data, 400);
    await refused(await api.loginAs('rockquest', 'staff'), { queue_size: 2 }, 404);
    await refused(await api.loginAs('showquest', 'judge'), { queue_size: 2 }, 403);
    expect(
      await api.asOwner('SELECT queue_size, queue_lifted_at FROM performances WHERE hashcode = $1', [
        performance,
      ]),
    ).toEqual([{ queue_size: 1, queue_lifted_at: null }]);
    expect(await placesStored()).toEqual(places);
  });
});
