import type { OfficeOffer } from '@callboard/api-contract/booking';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  booksOf,
  dataOf,
  firstOf,
  hold,
  mailsTo,
  onSale,
  sell,
  sold,
  startOffice,
  statesOf,
  type OfficeHall,
  type Sale,
} from '../../../testKit/officeKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let hall: OfficeHall;

beforeAll(async () => {
  ({ api, staff, hall } = await startOffice());
}, 240_000);
afterAll(() => api.close());

describe('[7.46] [2.17] [1.10] the box office', () => {
  it('sells before the shop opens, also its own seats, and books cash', async () => {
    const performance = await onSale();
    const listed = await staff.call('GET', 'booking/office/performances');
    expect(JSON.stringify(listed.body)).toContain(performance);
    const offer = dataOf<OfficeOffer>(
      (await staff.call('GET', `booking/office/performances/${performance}`)).body,
    );
    expect(offer.channel).toBe('office');
    expect(offer.payment_methods[0]?.kind).toBe('cash');
    expect(offer.price_types.find(({ hashcode }) => hashcode === hall.free)?.is_complimentary).toBe(true);
    const own = await hold(performance, { seats: ['A1', 'B5'] });
    expect(await statesOf(performance)).toBe('hfffffffffhf');
    const order = await sold({
      performance,
      seats: ['A1', 'B5'],
      total: 3_500,
      more: { hold: { hashcode: own.hashcode, secret: own.secret } },
    });
    expect(order).toMatchObject({ status: 'paid', paid: 3_500, buyer: null, email: null });
    expect(order.tickets.every(({ code }) => code !== null)).toBe(true);
    expect(await statesOf(performance)).toBe('sfffffffffsf');
    expect(await booksOf(order.number)).toEqual([
      { purpose: 'cash', balance: '3500' },
      { purpose: 'ticket_sales', balance: '-3500' },
    ]);
  });

  it('sells once for a key, and though the hold of the customer is over', async () => {
    const performance = await onSale();
    const own = await hold(performance, { best: { quantity: 2 } });
    const seats = own.seats.map(({ seat }) => seat);
    await api.asOwner(
      `UPDATE seat_holds SET expires_at = now() - interval '1 second' WHERE hashcode = '${own.hashcode}'`,
    );
    await api.asOwner(
      `UPDATE seat_claims SET expires_at = now() - interval '1 second' WHERE hold = '${own.hashcode}'`,
    );
    const key = randomUUID();
    const sale: Sale = {
      performance,
      seats,
      total: own.seats.length * 2_000,
      more: { hold: { hashcode: own.hashcode, secret: own.secret } },
      key,
    };
    const [one, other] = [await sold(sale), await sold(sale)];
    expect(other.number).toBe(one.number);
    expect((await sell({ ...sale, key: randomUUID() })).status).toBe(409);
    expect(await booksOf(one.number)).toContainEqual({ purpose: 'cash', balance: String(sale.total) });
  });

  it('asks for the reason of a complimentary ticket, and its price shows it', async () => {
    const performance = await onSale();
    const free = {
      tickets: [{ seat: 'A1', price_type: hall.free }],
      payment_method: null,
    };
    const refused = await sell({ performance, seats: [], total: 0, more: free });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('reason for the complimentary'),
    ]);
    const reason = 'Guest of the mayor';
    const order = await sold({
      performance,
      seats: [],
      total: 0,
      more: { ...free, complimentary_reason: reason },
    });
    expect(order.status).toBe('paid');
    expect(firstOf(order).chain.steps.at(-1)).toMatchObject({ rule: 'complimentary', reason });
  });

  it('writes down a card machine with its slip once, and waits for a bank transfer', async () => {
    const performance = await onSale();
    const slip = { payment_method: hall.machine, reference: `SLIP-${performance}` };
    const order = await sold({ performance, seats: ['A1'], total: 2_000, more: slip });
    expect(await booksOf(order.number)).toContainEqual({ purpose: 'card_machine', balance: '2000' });
    expect((await sell({ performance, seats: ['A2'], total: 2_000, more: slip })).status).toBe(409);
    const transfer = { payment_method: hall.transfer };
    const nameless = await sell({ performance, seats: ['A2'], total: 2_000, more: transfer });
    expect([nameless.status, JSON.stringify(nameless.body)]).toEqual([400, expect.stringContaining('name')]);
    const buyer = { name: 'Ana Pere', email: 'ana.pere@example.org' };
    const waiting = await sold({ performance, seats: ['A2'], total: 2_000, more: { ...transfer, buyer } });
    expect(waiting).toMatchObject({ status: 'unpaid', next: { kind: 'transfer' } });
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  it('is for staff: participants, judges and strangers are refused', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1'], total: 2_000 });
    for (const role of ['participant', 'judge'] as const) {
      const other = await api.loginAs('showquest', role);
      const calls: readonly ['GET' | 'POST', string, object?][] = [
        ['GET', 'booking/office/performances'],
        ['GET', `booking/office/performances/${performance}`],
        ['GET', 'booking/office/orders?search=a'],
        ['GET', `booking/office/orders/${order.hashcode}`],
        ['POST', 'booking/office/hold', { performance, channel: 'office', seats: ['A2'] }],
        ['POST', 'booking/office/sell', { performance }],
        ['POST', 'booking/office/reseat', { ticket: firstOf(order).hashcode, seat: 'A2' }],
        ['POST', 'booking/orders/actions', { action: 'transfer_order', target: order.hashcode, data: {} }],
      ];
      for (const [method, path, body] of calls) {
        const answer = await other.call(method, path, body);
        expect([role, path, answer.status]).toEqual([role, path, expect.toBeOneOf([403, 404])]);
      }
    }
    const stranger = await api.app.inject({
      url: '/api/v21/system/booking/office/performances',
      headers: { domain: 'showquest' },
    });
    expect(stranger.statusCode).toBe(401);
  });

  it('refuses what no counter sends, with a sentence and nothing stored', async () => {
    const performance = await onSale();
    const count = () => api.asOwner('SELECT count(*) FROM orders');
    const before = await count();
    for (const [more, status] of [
      [{ channel: 'online' }, 400],
      [{ tickets: [] }, 400],
      [{ expected_total: -1 }, 400],
      [{ expected_total: 1 }, 409],
      [{ payment_method: null }, 400],
      [{ payment_method: randomUUID() }, 400],
      [{ buyer: { name: 'x', email: 'nobody' } }, 400],
      [{ price: 1 }, 400],
      [{ performance: randomUUID() }, 404],
      [{ hold: { hashcode: randomUUID(), secret: 'x' }, expected_total: 5 }, 409],
    ] as const) {
      const answer = await sell({ performance, seats: ['A1'], total: 2_000, more });
      expect([JSON.stringify(more), answer.status]).toEqual([JSON.stringify(more), status]);
    }
    expect(await count()).toEqual(before);
    expect(await statesOf(performance)).toBe('ffffffffffff');
  });
});
