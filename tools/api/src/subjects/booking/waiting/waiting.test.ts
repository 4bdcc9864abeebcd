import type { Hold, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '../../../engine/mail/outbox';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
}, 240_000);
afterAll(() => api.close());

const seats = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `a${from + index}`);

/** A performance whose ten seats are sold in three orders: of four, of four and of two. */
async function soldOut() {
  const performance = await kit.onSale();
  await kit.sold(performance, seats(1, 4));
  const middle = await kit.sold(performance, seats(5, 8));
  const back = await kit.sold(performance, seats(9, 10));
  return { performance, middle, back };
}

const wait = (performance: string, name: string, places: number, more: object = {}) =>
  kit.post('waiting', { performance, name, email: `${name}@example.org`, places, ...more });

async function joined(performance: string, name: string, places: number) {
  const answer = await wait(performance, name, places);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
}

interface Listed {
  name: string;
  status: string;
}

async function listOf(performance: string): Promise<Record<string, string>> {
  const { body } = await staff.call('GET', `booking/waiting_parties?performance=${performance}`);
  // The list of the contract.
  return Object.fromEntries(
    (body as { results: Listed[] }).results.map(({ name, status }) => [name, status]),
  );
}

const becomes = (performance: string, expected: Record<string, string>) =>
  vi.waitFor(async () => expect(await listOf(performance)).toEqual(expected), { timeout: 15_000 });

/** The newest mail to a party whose subject has these words. */
async function letterTo(name: string, subject: string): Promise<string> {
  const outbox = createOutbox(api.settings.dataFolder);
  return vi.waitFor(
    async () => {
      const letters = await outbox.list();
      const found = letters.find(
        (each) => each.to === `${name}@example.org` && each.subject.includes(subject),
      );
      if (!found) throw new Error(`There is no mail to ${name} about ${subject}.`);
      return found.text;
    },
    { timeout: 15_000 },
  );
}

const refund = (order: SaleOrder, count: number) =>
  kit.act('booking/orders', 'refund_tickets', order.hashcode, {
    tickets: order.tickets.slice(0, count).map(({ hashcode }) => hashcode),
    reason: 'The buyer is ill',
  });

/** The time of every hold is over. */
async function expire(performance: string): Promise<void> {
  const holds = `SELECT hashcode FROM seat_holds WHERE performance = '${performance}' AND status = 'open'`;
  const past = `expires_at = now() - interval '1 second'`;
  await api.asOwner(`UPDATE seat_claims SET ${past} WHERE ticket IS NULL AND hold IN (${holds})`);
  await api.asOwner(`UPDATE seat_holds SET ${past} WHERE hashcode IN (${holds})`);
}

const keyIn = (text: string) => {
  const [, hashcode = '', secret = ''] = /#hold=([\w-]+)\.([\w-]+)/.exec(text) ?? [];
  return { hashcode, secret };
};
const tokenIn = (text: string) => /waiting#(\S+)/.exec(text)?.[1] ?? '';

describe('[7.46] [1.10] the waiting list', () => {
  it('offers free seats in order to those who fit, and reserves them', async () => {
    const { performance, back } = await soldOut();
    await joined(performance, 'hana', 4);
    await joined(performance, 'tama', 2);
    await joined(performance, 'mele', 2);
    expect(await listOf(performance)).toEqual({ hana: 'waiting', tama: 'waiting', mele: 'waiting' });
    expect(await letterTo('hana', 'waiting list')).toContain('4 seats together');
    await refund(back, 2);
    await becomes(performance, { hana: 'waiting', tama: 'offered', mele: 'waiting' });
    const text = await letterTo('tama', 'Seats for');
    expect(text).toContain('Stalls · A 9');
    const { hold } = await kit.posted<{ hold: Hold }>('hold/read', keyIn(text));
    expect(hold.seats.map(({ seat }) => seat).sort()).toEqual(['a10', 'a9']);
    expect(hold.seconds_left).toBeGreaterThan(3_600);
    expect((await kit.post('hold', { performance, seats: ['a9', 'a10'] })).statusCode).toBe(409);
    // An offer that lapses in the moment of the order is theirs all the same.
    await api.asOwner(
      `UPDATE waiting_parties SET status = 'lapsed' WHERE performance = $1 AND name = 'tama'`,
      [performance],
    );
    await kit.posted('order', kit.orderOf(hold, 4_000, []));
    await becomes(performance, { hana: 'waiting', tama: 'bought', mele: 'waiting' });
  });

  it('offers seats to the next party when an offer is not taken in time', async () => {
    const { performance, middle } = await soldOut();
    await joined(performance, 'ana', 5);
    await joined(performance, 'bo', 4);
    await refund(middle, 4);
    await becomes(performance, { ana: 'waiting', bo: 'offered' });
    await joined(performance, 'cleo', 4);
    await expire(performance);
    // A stranger who comes now is behind those who wait.
    expect((await kit.post('hold', { performance, seats: ['a5', 'a6'] })).statusCode).toBe(409);
    await becomes(performance, { ana: 'waiting', bo: 'lapsed', cleo: 'offered' });
    const { hold } = await kit.posted<{ hold: Hold }>(
      'hold/read',
      keyIn(await letterTo('cleo', 'Seats for')),
    );
    expect((await kit.post('release', { hashcode: hold.hashcode, secret: hold.secret })).statusCode).toBe(
      200,
    );
    await becomes(performance, { ana: 'waiting', bo: 'lapsed', cleo: 'lapsed' });
  });

  it('never offers a seat or a party twice, however many offer at the same moment', async () => {
    const performance = await kit.onSale();
    await kit.sold(performance, seats(5, 6));
    await kit.hold(performance, [...seats(1, 4), ...seats(7, 10)]);
    for (const name of ['one', 'two', 'three']) await joined(performance, name, 4);
    await expire(performance);
    const strangers = await Promise.all(
      Array.from({ length: 8 }, () => kit.post('best', { performance, quantity: 1 })),
    );
    expect(strangers.map(({ statusCode }) => statusCode)).toEqual(strangers.map(() => 409));
    await becomes(performance, { one: 'offered', two: 'offered', three: 'waiting' });
    const claims = await api.asOwner<{ seats: string; holds: string }>(
      `SELECT count(*) AS seats, count(DISTINCT c.hold) AS holds FROM seat_claims c JOIN waiting_parties w ON w.seat_hold = c.hold
        WHERE w.performance = '${performance}' AND c.ticket IS NULL AND w.name IN ('one', 'two')`,
    );
    expect(claims).toEqual([{ seats: '8', holds: '2' }]);
  });

  it('lets a party leave by its link, and offers its seats to the next', async () => {
    const { performance, back } = await soldOut();
    await joined(performance, 'leaving', 2);
    await joined(performance, 'staying', 2);
    await refund(back, 2);
    await becomes(performance, { leaving: 'offered', staying: 'waiting' });
    const token = tokenIn(await letterTo('leaving', 'Seats for'));
    await kit.posted('waiting/leave', { token });
    await kit.posted('waiting/leave', { token });
    await becomes(performance, { leaving: 'left', staying: 'offered' });
    expect((await kit.post('waiting/leave', { token: `${token.slice(0, -4)}AAAA` })).statusCode).toBe(404);
  });

  it('has an email once in a list, and does not show that it is there', async () => {
    const { performance } = await soldOut();
    const first = await wait(performance, 'kiri', 2);
    const second = await wait(performance, 'kiri', 3, { email: 'KIRI@example.org' });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(
      await api.asOwner(`SELECT places FROM waiting_parties WHERE performance = '${performance}'`),
    ).toEqual([{ places: 2 }]);
  });

  it('refuses in a sentence who does not have to wait, or cannot', async () => {
    const performance = await kit.onSale();
    const free = await wait(performance, 'early', 2);
    expect([free.statusCode, free.body]).toEqual([409, expect.stringContaining('Find them instead')]);
    const { performance: full } = await soldOut();
    for (const [places, more] of [
      [0, {}],
      [-1, {}],
      [9, {}],
      [501, {}],
      [2, { email: 'no email' }],
      [2, { name: ' ' }],
      [2, { email: `${'x'.repeat(250)}@example.org` }],
    ] as const)
      expect((await wait(full, 'bad', places, more)).statusCode).toBe(400);
    expect((await wait('00000000-0000-4000-8000-000000000000', 'bad', 2)).statusCode).toBe(404);
    expect(await listOf(full)).toEqual({});
  });
});
