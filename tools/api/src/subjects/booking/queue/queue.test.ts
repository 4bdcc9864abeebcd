import { saleLimits, type Hold } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { createQueueKit, dataOf, type Joined, type QueueKit } from './testing/queueKit';

let api: TestApi;
let staff: TestClient;
let kit: QueueKit;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  kit = await createQueueKit(api, staff);
}, 240_000);
afterAll(() => api.close());

describe('[7.46] [1.10] the opening of a sale', () => {
  it('waits until the sale opens, then draws lots among those who came before it', async () => {
    const performance = await kit.queued(1, '30 minutes');
    const early: Joined[] = [];
    for (let nth = 0; nth < 24; nth += 1) early.push(await kit.join(performance));
    expect(early.every(({ place }) => place.status === 'lobby')).toBe(true);
    const [first] = early;
    expect(first?.place).toMatchObject({ status: 'lobby', seconds_to_opening: expect.any(Number) });
    expect(await kit.numbersOf(performance)).toEqual(
      Array.from({ length: 24 }, () => ({ number: null, arrival: expect.any(Number) })),
    );
    await kit.opens(performance, '-1 second');
    const places = await kit.readAll(performance, early);
    const positions = places.map((place) => (place === 'admitted' ? 0 : Number(place)));
    expect(positions.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 24 }, (_, index) => index),
    );
    // By lot: not in the order of arrival. Of 24! orders this one comes by chance once in 10^23.
    expect(positions).not.toEqual(positions.toSorted((one, other) => one - other));
    // The lots are drawn once.
    expect(await kit.readAll(performance, early)).toEqual(places);
    const late = await kit.join(performance);
    expect(late.place).toMatchObject({ status: 'waiting', position: 24 });
    expect((await kit.join(performance)).place).toMatchObject({ status: 'waiting', position: 25 });
  });

  it('draws the places of one network beyond the first ten behind those of others', async () => {
    const performance = await kit.queued(1, '30 minutes');
    for (let nth = 0; nth < 30; nth += 1) await kit.join(performance, '10.9.9.9');
    const others: Joined[] = [];
    for (let nth = 0; nth < 6; nth += 1) others.push(await kit.join(performance));
    await kit.opens(performance, '-1 second');
    await kit.readAll(performance, others);
    const numbers = await api.asOwner<{ number: number }>(
      `SELECT number FROM queue_places WHERE performance = $1 AND network <> '10.9.9.9'`,
      [performance],
    );
    expect(numbers.every(({ number }) => number <= 10 + 6)).toBe(true);
  });

  it('cannot be waited for longer than an hour, nor where no one knows when it is', async () => {
    const performance = await kit.queued(1, '2 hours');
    expect((await kit.post('queue', { performance })).statusCode).toBe(409);
    await kit.opens(performance, '59 minutes');
    expect((await kit.join(performance)).place.status).toBe('lobby');
    await api.asOwner(`UPDATE seat_maps SET sale_opens = NULL, status = 'planned' WHERE performance = $1`, [
      performance,
    ]);
    expect((await kit.post('queue', { performance })).statusCode).toBe(409);
  });
});

describe('[7.46] [1.10] the turn of a buyer', () => {
  it('gives a reload and another tab the same place, and the next buyer the next one', async () => {
    const performance = await kit.queued(1);
    const first = await kit.join(performance);
    expect(first.place.status).toBe('admitted');
    const second = await kit.join(performance);
    const third = await kit.join(performance);
    for (let tab = 0; tab < 5; tab += 1) await kit.read(performance, third);
    expect(await kit.readAll(performance, [second, third, second, third])).toEqual([1, 2, 1, 2]);
    expect(await kit.numbersOf(performance)).toHaveLength(3);
  });

  it('never has more inside than staff allow, however many ask together', async () => {
    const performance = await kit.queued(3, '30 minutes');
    const buyers: Joined[] = [];
    for (let nth = 0; nth < 20; nth += 1) buyers.push(await kit.join(performance));
    await kit.opens(performance, '-1 second');
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([...buyers, ...buyers].map((buyer) => kit.read(performance, buyer)));
      expect(await kit.insideOf(performance)).toBe(3);
      await kit.endTurns(performance);
    }
    await Promise.all(buyers.map((buyer) => kit.read(performance, buyer)));
    const calls = await kit.numbersOf(performance);
    // In order: each place that was let in has a lower number than all who wait.
    const [{ least } = { least: 0 }] = await api.asOwner<{ least: number }>(
      `SELECT min(number) AS least FROM queue_places WHERE performance = $1 AND status = 'waiting'`,
      [performance],
    );
    expect([calls.length, least]).toEqual([20, 16]);
  });

  it('ends with its time, and lets the next one in', async () => {
    const performance = await kit.queued(1);
    const [first, second] = [await kit.join(performance), await kit.join(performance)];
    expect(second.place).toMatchObject({ status: 'waiting', position: 1, minutes: 5, is_paused: false });
    await kit.endTurns(performance);
    expect(await kit.read(performance, second)).toMatchObject({ status: 'admitted' });
    expect(await kit.read(performance, first)).toEqual({ status: 'over', reason: 'expired' });
    const again = await kit.join(performance);
    expect(again.place).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('passes over a browser that is silent, which is next when it is back', async () => {
    const performance = await kit.queued(1);
    const [, silent, third] = [
      await kit.join(performance),
      await kit.join(performance),
      await kit.join(performance),
    ];
    await api.asOwner(
      `UPDATE queue_places SET seen_at = clock_timestamp() - interval '10 minutes' WHERE performance = $1 AND number = 2`,
      [performance],
    );
    await kit.endTurns(performance);
    expect(await kit.read(performance, third)).toMatchObject({ status: 'admitted' });
    expect(await kit.read(performance, silent)).toMatchObject({ status: 'waiting', position: 1 });
    await kit.join(performance);
    await kit.endTurns(performance);
    expect(await kit.read(performance, silent)).toMatchObject({ status: 'admitted' });
  });

  it('of 20 who close their pages goes to those who wait within a minute, and one who is back is next', async () => {
    const performance = await kit.queued(20);
    const joined: Joined[] = [];
    for (let nth = 0; nth < 40; nth += 1) joined.push(await kit.join(performance));
    const [abandoned, waiting] = [joined.slice(0, 20), joined.slice(20)];
    expect(new Set(abandoned.map(({ place }) => place.status))).toEqual(new Set(['admitted']));
    // Each page was there a moment ago, and closes now.
    await api.asOwner('UPDATE queue_places SET seen_at = clock_timestamp() WHERE performance = $1', [
      performance,
    ]);
    await kit.later(performance, saleLimits.queueTurnSilentSeconds - 20);
    expect(await kit.readAll(performance, waiting)).toEqual(waiting.map((_buyer, nth) => nth + 1));
    await kit.later(performance, 21);
    expect(new Set(await kit.readAll(performance, waiting))).toEqual(new Set(['admitted']));
    expect(await kit.insideOf(performance)).toBe(20);
    const [back] = abandoned;
    if (!back) throw new Error('Twenty were let in.');
    expect(await kit.read(performance, back)).toMatchObject({ status: 'waiting', position: 1 });
    await kit.post('queue/leave', { performance, token: waiting[0]?.token });
    // With the rest of its time: who leaves and comes back has no more of it than who stays.
    const again = await kit.read(performance, back);
    expect(again.status === 'admitted' && again.seconds_left).toBeLessThan(
      saleLimits.queueSelectMinutes * 60 - 40,
    );
    expect((await kit.hold(performance, ['a1'], back.token)).statusCode).toBe(200);
  });

  it('stays with a page that is open, and with one that selects seats', async () => {
    const performance = await kit.queued(2);
    const [open, selecting, next] = [
      await kit.join(performance),
      await kit.join(performance),
      await kit.join(performance),
    ];
    for (let polls = 0; polls < 8; polls += 1) {
      await kit.later(performance, 30);
      expect(await kit.read(performance, open)).toMatchObject({ status: 'admitted' });
      expect((await kit.hold(performance, ['a1', 'a2'], selecting.token)).statusCode).toBe(200);
      expect(await kit.read(performance, next)).toMatchObject({ status: 'waiting', position: 1 });
    }
  });

  it('is over for one who is back after its time', async () => {
    const performance = await kit.queued(1);
    const [first, second] = [await kit.join(performance), await kit.join(performance)];
    await kit.later(performance, 60);
    expect(await kit.read(performance, second)).toMatchObject({ status: 'admitted' });
    await kit.later(performance, saleLimits.queueSelectMinutes * 60 - 60);
    expect(await kit.read(performance, first)).toEqual({ status: 'over', reason: 'expired' });
  });

  it('ends when its buyer leaves, with the seats that they selected', async () => {
    const performance = await kit.queued(1);
    const [first, second] = [await kit.join(performance), await kit.join(performance)];
    expect((await kit.hold(performance, ['a1'], first.token)).statusCode).toBe(200);
    const leave = { performance, token: first.token };
    expect((await kit.post('queue/leave', leave)).statusCode).toBe(200);
    expect((await kit.post('queue/leave', leave)).statusCode).toBe(200);
    expect(await kit.read(performance, first)).toEqual({ status: 'over', reason: 'left' });
    expect(await kit.read(performance, second)).toMatchObject({ status: 'admitted' });
    expect((await kit.hold(performance, ['a1'], second.token)).statusCode).toBe(200);
  });

  it('waits while the sale is paused, and is over when it is closed', async () => {
    const performance = await kit.queued(1);
    const [, second] = [await kit.join(performance), await kit.join(performance)];
    await kit.endTurns(performance);
    await api.asOwner(`UPDATE seat_maps SET status = 'paused' WHERE performance = $1`, [performance]);
    expect(await kit.read(performance, second)).toMatchObject({
      status: 'waiting',
      is_paused: true,
      minutes: null,
    });
    await api.asOwner(`UPDATE seat_maps SET status = 'closed' WHERE performance = $1`, [performance]);
    expect(await kit.read(performance, second)).toEqual({ status: 'over', reason: 'closed' });
  });
});

describe('[7.46] [1.10] seats of a performance with a queue', () => {
  it('are for those whose turn it is', async () => {
    const performance = await kit.queued(1);
    const [first, second] = [await kit.join(performance), await kit.join(performance)];
    for (const queue of [undefined, second.token, 'showquest.forged', 'x', `${first.token}x`])
      expect((await kit.hold(performance, ['a1'], queue)).statusCode).toBe(409);
    const best = { performance, quantity: 2 };
    expect((await kit.post('best', best)).statusCode).toBe(409);
    expect((await kit.post('best', { ...best, queue: first.token })).statusCode).toBe(200);
    const other = await kit.queued(1);
    expect((await kit.hold(other, ['a1'], first.token)).statusCode).toBe(409);
  });

  it('are one hold at a time for one place: another one frees the seats of the one before', async () => {
    const performance = await kit.queued(1);
    const { token } = await kit.join(performance);
    const made = await kit.hold(performance, ['a1', 'a2'], token);
    expect((await kit.hold(performance, ['a5', 'a6'], token)).statusCode).toBe(200);
    const open = await api.asOwner(
      `SELECT hashcode FROM seat_holds WHERE performance = $1 AND status = 'open'`,
      [performance],
    );
    expect(open).toHaveLength(1);
    const own = dataOf<{ hold: Hold }>(made.json()).hold;
    const order = kit.orderOf(own, 4_000, []);
    expect((await kit.post('order', order)).statusCode).toBe(409);
  });

  it('have more time with each selection, and end the turn when they are ordered', async () => {
    const performance = await kit.queued(1);
    const { token } = await kit.join(performance);
    await api.asOwner(
      `UPDATE queue_places SET until = clock_timestamp() + interval '20 seconds' WHERE performance = $1`,
      [performance],
    );
    const own = dataOf<{ hold: Hold }>((await kit.hold(performance, ['a3', 'a4'], token)).json()).hold;
    const later = await kit.read(performance, { token });
    expect(later).toMatchObject({ status: 'admitted' });
    expect(later.status === 'admitted' && later.seconds_left > 500).toBe(true);
    const next = await kit.join(performance);
    expect(next.place.status).toBe('waiting');
    expect((await kit.post('order', kit.orderOf(own, 4_000, []))).statusCode).toBe(200);
    expect(await kit.read(performance, { token })).toEqual({ status: 'over', reason: 'ordered' });
    expect(await kit.read(performance, next)).toMatchObject({ status: 'admitted' });
    expect((await kit.hold(performance, ['a7'], token)).statusCode).toBe(409);
  });

  it('are for everyone once staff let everyone in, until that is undone', async () => {
    const performance = await kit.queued(1);
    const [, second] = [await kit.join(performance), await kit.join(performance)];
    expect((await kit.setQueue(performance, 1, true)).status).toBe(200);
    expect(await kit.read(performance, second)).toEqual({ status: 'open' });
    expect((await kit.hold(performance, ['a1'])).statusCode).toBe(200);
    expect(await kit.join(performance)).toEqual({ place: { status: 'open' }, token: null });
    expect((await kit.setQueue(performance, 1)).status).toBe(200);
    expect((await kit.hold(performance, ['a2'])).statusCode).toBe(409);
    expect(await kit.read(performance, second)).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('need no place where there is no queue, nor at the box office', async () => {
    const free = await kit.onSale();
    expect((await kit.hold(free, ['a1', 'a2'])).statusCode).toBe(200);
    const performance = await kit.queued(1);
    await kit.join(performance);
    const office = await staff.call('POST', 'booking/office/hold', {
      performance,
      channel: 'office',
      seats: ['a1', 'a2'],
    });
    expect([office.status, JSON.stringify(office.body).slice(0, 300)]).toEqual([200, expect.anything()]);
  });
});
