import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  booksOf,
  dataOf,
  find,
  firstOf,
  hold,
  mailsTo,
  onSale,
  readOrder,
  reseat,
  sold,
  startOffice,
  statesOf,
  type OfficeHall,
} from '../../../testKit/officeKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let hall: OfficeHall;

/** Subjects of the mails to an address. */
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

beforeAll(async () => {
  ({ api, staff, hall } = await startOffice());
}, 240_000);
afterAll(() => api.close());

describe('[7.46] [2.17] [1.10] what the office does with an order', () => {
  it('finds an order by each of its facts', async () => {
    const performance = await onSale();
    const buyer = { name: 'Wiremu Kingi', email: 'wiremu.kingi@example.org', phone: '021 555 7788' };
    const reference = `EFT ${performance.slice(0, 8)}`;
    const order = await sold({
      performance,
      seats: ['A3'],
      total: 2_000,
      more: { buyer, payment_method: hall.machine, reference },
    });
    for (const search of [
      order.number,
      'wiremu k',
      'KINGI@example',
      '5557788',
      `${order.number}-1`,
      reference,
    ]) {
      const found = await find(search);
      expect([search, found.map(({ number }) => number)]).toEqual([search, [order.number]]);
    }
    const bySeat = await find('stalls a3');
    expect(bySeat.map(({ number }) => number)).toContain(order.number);
    expect(await find('100%_\\')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });

  it('moves a ticket to another seat: same id and code, old seat free, buyer mailed, history noted', async () => {
    const performance = await onSale();
    const buyer = { name: 'Hine Rua', email: `hine.${performance.slice(0, 8)}@example.org` };
    const ticket = firstOf(await sold({ performance, seats: ['A1'], total: 2_000, more: { buyer } }));
    const moved = await reseat(ticket.hashcode, 'A4');
    expect([moved.status, dataOf(moved.body)]).toEqual([
      200,
      { seat: 'A4', place: 'Stalls · A 4', difference: 0 },
    ]);
    expect(await statesOf(performance)).toBe('fffsffffffff');
    const [order] = await find(buyer.email);
    const now = await readOrder(order?.hashcode ?? '');
    expect(firstOf(now.order)).toMatchObject({
      hashcode: ticket.hashcode,
      code: ticket.code,
      place: 'Stalls · A 4',
    });
    expect(await subjectsTo(buyer.email)).toContainEqual(expect.stringMatching(/^Another seat/));
    const history = await staff.call('GET', `booking/tickets/${ticket.hashcode}/changes`);
    expect(JSON.stringify(history.body)).toContain('Stalls · A 4');
    expect((await reseat(ticket.hashcode, 'A1')).status).toBe(200);
    expect(await statesOf(performance)).toBe('sfffffffffff');
  });

  it('asks before a ticket moves to a dearer seat, and names the difference', async () => {
    const performance = await onSale();
    const ticket = firstOf(await sold({ performance, seats: ['B1'], total: 1_500 }));
    const refused = await reseat(ticket.hashcode, 'A1');
    expect([refused.status, dataOf(refused.body)]).toEqual([409, { difference: 500 }]);
    const dearer = await reseat(ticket.hashcode, 'A1', { keep_price: true });
    expect([dearer.status, dataOf<{ difference: number }>(dearer.body).difference]).toEqual([200, 500]);
    const cheaper = await reseat(ticket.hashcode, 'B5');
    expect([cheaper.status, dataOf<{ difference: number }>(cheaper.body).difference]).toEqual([200, -500]);
    const [stored] = await api.asOwner(`SELECT price FROM tickets WHERE hashcode = '${ticket.hashcode}'`);
    expect(stored).toEqual({ price: 1_500 });
  });

  it('moves a ticket to a seat of no other: sold, reserved, unknown and given back are refused', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1', 'A2'], total: 4_000 });
    const ticket = firstOf(order);
    await hold(performance, { seats: ['A6'] });
    for (const [seat, reason] of [
      ['A2', 'sold'],
      ['A6', 'held'],
      ['Z9', 'unknown'],
    ] as const) {
      const refused = await reseat(ticket.hashcode, seat);
      expect([refused.status, dataOf(refused.body)]).toMatchObject([409, { seats: [{ seat, reason }] }]);
    }
    const input = { tickets: [ticket.hashcode], reason: 'Ill' };
    await staff.call('POST', 'booking/orders/actions', {
      action: 'refund_tickets',
      target: order.hashcode,
      data: input,
    });
    expect((await reseat(ticket.hashcode, 'A3')).status).toBe(409);
    expect((await reseat(randomUUID(), 'A3')).status).toBe(404);
  });

  it('gives a seat to one of a reseat and the holds that want it at the same moment', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['B1', 'B2'], total: 3_000 });
    const [one, two] = order.tickets;
    const answers = await Promise.all([
      reseat(one?.hashcode ?? '', 'B4'),
      reseat(two?.hashcode ?? '', 'B4'),
      ...Array.from({ length: 6 }, () =>
        staff.call('POST', 'booking/office/hold', { performance, channel: 'office', seats: ['B4'] }),
      ),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const claims = await api.asOwner<{ count: string }>(
      `SELECT count(*) AS count FROM seat_claims WHERE ticket IN (SELECT hashcode FROM tickets WHERE "order" = '${order.hashcode}')`,
    );
    expect(claims).toEqual([{ count: '2' }]);
  });

  it('leaves the books balanced after a cash sale and a refund in part, without fees or with', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1', 'A2', 'B1'], total: 5_500 });
    const refunded = await staff.call('POST', 'booking/orders/actions', {
      action: 'refund_tickets',
      target: order.hashcode,
      data: { tickets: [firstOf(order).hashcode], reason: 'Cannot come', with_fees: false },
    });
    expect(refunded.status).toBe(200);
    expect(await booksOf(order.number)).toEqual([
      { purpose: 'cash', balance: '3500' },
      { purpose: 'ticket_sales', balance: '-3500' },
    ]);
    expect((await readOrder(order.hashcode)).order).toMatchObject({
      status: 'partly_refunded',
      refunded: 2_000,
    });
  });

  it('gives an order to another buyer: links and codes of the one before end', async () => {
    const performance = await onSale();
    const before = { name: 'Old Buyer', email: `old.${performance.slice(0, 8)}@example.org` };
    const order = await sold({ performance, seats: ['A1'], total: 2_000, more: { buyer: before } });
    const links = () =>
      api.asOwner<{ digest: string }>(
        `SELECT encode(digest, 'hex') AS digest FROM order_links WHERE "order" = '${order.hashcode}'`,
      );
    const dead = (await links()).map(({ digest }) => digest);
    const buyer = { name: 'New Buyer', email: `new.${performance.slice(0, 8)}@example.org`, phone: null };
    const transfer = (data: object) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'transfer_order',
        target: order.hashcode,
        data,
      });
    expect((await transfer({ ...buyer, email: 'nobody' })).status).toBe(400);
    expect((await transfer(buyer)).status).toBe(200);
    // Each link is of a mail: the new buyer's is there when it is sent.
    await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(1);
    const alive = (await links()).map(({ digest }) => digest);
    expect(alive.some((digest) => dead.includes(digest))).toBe(false);
    const now = (await readOrder(order.hashcode)).order;
    expect(now).toMatchObject({ buyer: buyer.name, email: buyer.email, number: order.number });
    expect(firstOf(now).code).not.toBe(firstOf(order).code);
    await expect.poll(() => subjectsTo(buyer.email), { timeout: 20_000 }).toHaveLength(1);
    expect(await subjectsTo(before.email)).toContainEqual(expect.stringMatching(/another buyer$/));
  });
});
