import type { OfficeOrder, SaleOrder } from '@callboard/api-contract/booking';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
let shirt: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const values = { price: 3_500, stock: 50, event: null, currency: 'NZD', group: null };
  const made = await kit.maker.make('merchandise', { name: 'T-shirt', ...values });
  shirt = made.hashcode;
  await kit.act('finance/merchandise', 'sell', shirt);
}, 240_000);
afterAll(async () => {
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

interface Sold {
  order: SaleOrder;
  token: string;
}

/** A paid order of a seat and T-shirts. */
async function sold(performance: string, seat: string, quantity: number): Promise<Sold> {
  const hold = await kit.hold(performance, [seat]);
  const merchandise = [{ merchandise: shirt, quantity }];
  const input = kit.orderOf(hold, 2_000 + quantity * 3_500, [], { merchandise });
  const { token } = await kit.posted<{ token: string }>('order', input);
  return { order: (await kit.posted<{ order: SaleOrder }>('pay', { token })).order, token };
}

const linesOf = ({ merchandise }: SaleOrder) => merchandise.map(({ hashcode }) => hashcode);
const handOver = (order: SaleOrder) =>
  kit.act('booking/orders', 'hand_over', order.hashcode, { lines: linesOf(order), is_handed_over: true });

async function now({ order }: Sold): Promise<SaleOrder> {
  const { body } = await staff.call('GET', `booking/office/orders/${order.hashcode}`);
  // The answer of the contract.
  return (body as { data: OfficeOrder }).data.order;
}
const becomes = (one: Sold, expected: object) =>
  vi.waitFor(async () => expect(await now(one)).toMatchObject(expected), { timeout: 20_000 });
async function stock(): Promise<number | undefined> {
  const [row] = await api.asOwner<{ stock: number }>(
    `SELECT stock FROM merchandise WHERE hashcode = '${shirt}'`,
  );
  return row?.stock;
}

describe('[7.45] merchandise of an order that changes', () => {
  it('is paid back with a cancelled performance, but for what was handed over', async () => {
    const performance = await kit.onSale({ allowsSingles: true });
    const before = (await stock()) ?? 0;
    const [whole, taken] = [await sold(performance, 'a1', 2), await sold(performance, 'a3', 1)];
    await handOver(taken.order);
    await kit.act('callboard/performances', 'cancel_and_refund', performance, {
      reason: 'Water in the hall',
    });
    await becomes(whole, { status: 'refunded', refunded: 9_000, merchandise: [{ status: 'refunded' }] });
    await becomes(taken, { status: 'partly_refunded', refunded: 2_000, merchandise: [{ status: 'sold' }] });
    expect(await stock()).toBe(before - 1);
  });

  it('stays in the order whose tickets are exchanged, and can be paid back there', async () => {
    const [from, to] = [await kit.onSale(), await kit.onSale()];
    const one = await sold(from, 'a1', 1);
    const answer = await staff.call(
      'POST',
      'booking/office/exchange',
      {
        order: one.order.hashcode,
        give: one.order.tickets.map(({ hashcode }) => hashcode),
        performance: to,
        channel: 'office',
        tickets: [{ seat: 'a5', price_type: kit.adult }],
        expected_total: 2_000,
      },
      { 'idempotency-key': randomUUID() },
    );
    expect([answer.status, JSON.stringify(answer.body).slice(0, 300)]).toEqual([200, expect.anything()]);
    expect(await now(one)).toMatchObject({ status: 'paid', merchandise: [{ status: 'sold' }] });
    const [line = ''] = linesOf(one.order);
    await kit.act('booking/orders', 'refund_tickets', one.order.hashcode, {
      tickets: [],
      merchandise: [{ line, quantity: 1 }],
      reason: 'It does not fit',
    });
    expect(await now(one)).toMatchObject({ status: 'refunded', merchandise: [{ refunded: 1 }] });
  });

  it('is named in what a buyer gets back who does not come at another time', async () => {
    const performance = await kit.onSale();
    const one = await sold(performance, 'a1', 1);
    const { body } = await staff.call('GET', `callboard/performances/${performance}`);
    const { starts_at, ends_at } = body as { starts_at: string; ends_at: string };
    const later = (instant: string) => new Date(Date.parse(instant) + 86_400_000).toISOString();
    await kit.act('callboard/performances', 'postpone_sold', performance, {
      starts_at: later(starts_at),
      ends_at: later(ends_at),
      message: 'The hall is flooded.',
      answer_until: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const { order } = await kit.posted<{ order: SaleOrder }>('orders/read', { token: one.token });
    expect(order.postponed?.amount).toBe(5_500);
    await kit.posted('orders/answer', { token: one.token, answer: 'refund' });
    expect(await now(one)).toMatchObject({ status: 'refunded', refunded: 5_500 });
  });
});
