import type { Hold, OfficeOrder, SaleOffer, SaleOrder, TicketSales } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { createOutbox } from '../../../engine/mail/outbox';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';
import { createExpireOrder } from './saleJobHandlers';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
let group: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const tax = await kit.maker.make('taxes', { rate: 15, is_inclusive: true });
  group = (await kit.maker.make('merchandiseGroups', { name: 'Clothing', tax: tax.hashcode, account: null }))
    .hashcode;
}, 240_000);
afterAll(() => api.close());

interface Goods {
  price?: number;
  stock?: number | null;
  event?: string | null;
  most_in_order?: number | null;
  status?: string;
}

/** Merchandise of a group with 15 % GST in its prices. */
async function goods(name: string, { status = 'on_sale', ...given }: Goods = {}): Promise<string> {
  const values = { price: 3_500, stock: 3, event: null, most_in_order: null, currency: 'NZD', ...given };
  const { hashcode } = await kit.maker.make('merchandise', { name, group, ...values });
  if (status === 'on_sale') await kit.act('finance/merchandise', 'sell', hashcode);
  return hashcode;
}

const offered = async (performance: string): Promise<SaleOffer['merchandise']> => {
  const { body } = await staff.call('GET', `sale/performances/${performance}`);
  // The answer of the contract.
  return (body as { data: SaleOffer }).data.merchandise;
};
const stockOf = async (hashcode: string) => {
  const [row] = await api.asOwner<{ stock: number | null }>(
    `SELECT stock FROM merchandise WHERE hashcode = '${hashcode}'`,
  );
  return row?.stock;
};
const lineOf = (merchandise: string, quantity: number) => ({ merchandise, quantity });

/** Holds seats, and orders them with merchandise. */
async function order(performance: string, seats: readonly string[], total: number, more: object) {
  const hold = await kit.hold(performance, seats);
  return kit.post('order', kit.orderOf(hold, total, [], more));
}
interface Placed {
  order: SaleOrder;
  token: string;
}
const dataOf = (answer: { json: () => unknown }) => (answer.json() as { data: Placed }).data;
async function ordered(performance: string, seats: readonly string[], total: number, more: object) {
  const answer = await order(performance, seats, total, more);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf(answer);
}
const paid = async ({ token }: Placed) => (await kit.posted<{ order: SaleOrder }>('pay', { token })).order;

async function officeOrder(hashcode: string): Promise<SaleOrder> {
  const { body } = await staff.call('GET', `booking/office/orders/${hashcode}`);
  // The answer of the contract.
  return (body as { data: OfficeOrder }).data.order;
}

const booked = (order: SaleOrder) =>
  api.asOwner<{ purpose: string; rate: number | null; amount: number }>(
    `SELECT l.purpose, l.tax_rate AS rate, sum(l.debit - l.credit)::int AS amount FROM accounting_debit_credits l
      JOIN accounting_entries e ON e.tenant = l.tenant AND e.hashcode = l.entry WHERE e.text LIKE '%${order.number}'
      GROUP BY 1, 2 HAVING sum(l.debit - l.credit) <> 0 ORDER BY 1, 2`,
  );

describe('[7.45] [1.10] merchandise that is sold with tickets', () => {
  it('is ordered at the price of the server, paid and booked with the tickets', async () => {
    const performance = await kit.onSale();
    const shirt = await goods('T-shirt of the finals', { stock: 5 });
    expect(await offered(performance)).toContainEqual({
      hashcode: shirt,
      name: 'T-shirt of the finals',
      group: 'Clothing',
      price: 3_500,
      tax: 457,
      most: 5,
    });
    const placed = await ordered(performance, ['a1', 'a2'], 11_000, { merchandise: [lineOf(shirt, 2)] });
    expect(placed.order).toMatchObject({ total: 11_000, tax: 914 });
    expect(placed.order.merchandise).toMatchObject([
      { name: 'T-shirt of the finals', quantity: 2, price: 3_500, status: 'reserved', handed_over_at: null },
    ]);
    expect(await stockOf(shirt)).toBe(3);
    const order = await paid(placed);
    expect(order.merchandise).toMatchObject([{ status: 'sold' }]);
    expect(await booked(order)).toEqual([
      { purpose: 'bank', rate: null, amount: 11_000 },
      { purpose: 'merchandise_sales', rate: 15, amount: -6_086 },
      { purpose: 'tax', rate: 15, amount: -914 },
      { purpose: 'ticket_sales', rate: null, amount: -4_000 },
    ]);
    expect(await checkSale(api)).toEqual(nothingWrong);
    const mails = await createOutbox(api.settings.dataFolder).list();
    expect(mails.some(({ text }) => text.includes('T-shirt of the finals × 2 · $70.00 (collect it'))).toBe(
      true,
    );
  });

  it('takes no price of the buyer', async () => {
    const performance = await kit.onSale();
    const shirt = await goods('Priced shirt');
    const cheap = { merchandise: [{ ...lineOf(shirt, 1), price: 1 }] };
    expect((await order(performance, ['a1'], 2_001, cheap)).statusCode).toBe(400);
    const answer = await order(performance, ['a2'], 2_001, { merchandise: [lineOf(shirt, 1)] });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ data: { total: 5_500 } }),
    ]);
    expect(await stockOf(shirt)).toBe(3);
  });

  it('never sells more than is in stock: 20 buyers at the same moment get 3 T-shirts', async () => {
    const performance = await kit.onSale({ seats: 20, allowsSingles: true });
    const [shirt, cap] = [
      await goods('Wanted shirt'),
      await goods('Wanted cap', { price: 1_000, stock: 50 }),
    ];
    const holds: Hold[] = [];
    for (let seat = 1; seat <= 20; seat += 1) holds.push(await kit.hold(performance, [`a${seat}`]));
    const answers = await Promise.all(
      holds.map((hold, buyer) => {
        const both = [lineOf(shirt, 1), lineOf(cap, 1)];
        const merchandise = buyer % 2 === 0 ? both : both.toReversed();
        return kit.post('order', kit.orderOf(hold, 6_500, [], { merchandise }));
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(17);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toContain('only 0 left');
    expect([await stockOf(shirt), await stockOf(cap)]).toEqual([0, 47]);
    expect((await offered(performance)).find(({ hashcode }) => hashcode === shirt)?.most).toBe(0);
    // A buyer who was too late has their seat still, and orders without the shirt.
    const late = holds[statuses.indexOf(409)];
    if (!late) throw new Error('Some were too late.');
    expect((await kit.post('order', kit.orderOf(late, 2_000, []))).statusCode).toBe(200);
  });

  it('gives pieces back when an order is given up or not paid in time', async () => {
    const performance = await kit.onSale({ allowsSingles: true });
    const shirt = await goods('Returned shirt');
    const more = { merchandise: [lineOf(shirt, 3)] };
    const first = await ordered(performance, ['a1'], 12_500, more);
    expect(await stockOf(shirt)).toBe(0);
    expect((await order(performance, ['a2'], 12_500, more)).statusCode).toBe(409);
    await kit.posted('orders/cancel', { token: first.token });
    expect(await stockOf(shirt)).toBe(3);
    const second = await ordered(performance, ['a3'], 12_500, more);
    await api.asOwner(
      `UPDATE orders SET pay_until = now() - interval '1 second' WHERE hashcode = '${second.order.hashcode}'`,
    );
    const expire = createExpireOrder({ database: api.database });
    const { signal } = new AbortController();
    await expire({ tenant: 'showquest', order: second.order.hashcode }, { signal, id: 'expiry' });
    expect(await officeOrder(second.order.hashcode)).toMatchObject({
      status: 'expired',
      merchandise: [{ status: 'cancelled' }],
    });
    expect(await stockOf(shirt)).toBe(3);
  });

  it('is paid back in part, into the stock or not, and the books balance', async () => {
    const performance = await kit.onSale();
    const shirt = await goods('Refunded shirt', { stock: 5 });
    const placed = await ordered(performance, ['a1'], 12_500, { merchandise: [lineOf(shirt, 3)] });
    const order = await paid(placed);
    const [line] = order.merchandise;
    if (!line) throw new Error('The order has a line.');
    const refund = (input: object) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'refund_tickets',
        target: order.hashcode,
        data: { reason: 'It does not fit', ...input },
      });
    const back = (quantity: number, more: object = {}) =>
      refund({ tickets: [], merchandise: [{ line: line.hashcode, quantity }], ...more });
    expect((await back(1, { restock: false })).status).toBe(200);
    expect(await stockOf(shirt)).toBe(2);
    expect((await back(1)).status).toBe(200);
    expect(await stockOf(shirt)).toBe(3);
    expect(await officeOrder(order.hashcode)).toMatchObject({
      status: 'partly_refunded',
      refunded: 7_000,
      merchandise: [{ quantity: 3, refunded: 2, status: 'sold' }],
      tickets: [{ status: 'valid' }],
    });
    expect((await back(2)).status).toBe(409);
    expect((await refund({ tickets: [], merchandise: [] })).status).toBe(400);
    const whole = { tickets: order.tickets.map(({ hashcode }) => hashcode) };
    expect((await refund({ ...whole, merchandise: [{ line: line.hashcode, quantity: 1 }] })).status).toBe(
      200,
    );
    expect(await officeOrder(order.hashcode)).toMatchObject({
      status: 'refunded',
      refunded: 12_500,
      merchandise: [{ refunded: 3, status: 'refunded' }],
    });
    expect(await stockOf(shirt)).toBe(4);
    expect(await booked(order)).toEqual([]);
    expect(await checkSale(api)).toEqual(nothingWrong);
  });

  it('is sold at its own event, in its limits, while it is on sale', async () => {
    const performance = await kit.onSale({ allowsSingles: true });
    const other = await kit.maker.make('events', {});
    const elsewhere = await goods('Shirt of another event', { event: other.hashcode });
    const own = await goods('Shirt of this event', { event: kit.event, most_in_order: 2 });
    const planned = await goods('Planned shirt', { status: 'planned' });
    const shown = (await offered(performance)).map(({ hashcode }) => hashcode);
    expect([shown.includes(own), shown.includes(elsewhere), shown.includes(planned)]).toEqual([
      true,
      false,
      false,
    ]);
    const refused = async (seat: string, pieces: object[]) =>
      (await order(performance, [seat], 5_500, { merchandise: pieces })).statusCode;
    expect(await refused('a1', [lineOf(elsewhere, 1)])).toBe(409);
    expect(await refused('a3', [lineOf(planned, 1)])).toBe(409);
    expect(await refused('a5', [lineOf(own, 3)])).toBe(400);
    expect(await refused('a7', [lineOf(own, 2), lineOf(own, 1)])).toBe(400);
    expect(await refused('a9', [lineOf('00000000-0000-4000-8000-000000000000', 1)])).toBe(409);
  });

  it('is of one tenant', async () => {
    const rockquest = await api.loginAs('rockquest', 'staff');
    const { hashcode } = await kit.maker.make('merchandise', { name: 'Own shirt', group, stock: 1 });
    expect((await rockquest.call('GET', `finance/merchandise/${hashcode}`)).status).toBe(404);
    const performance = await kit.onSale();
    await api.asOwner(`INSERT INTO merchandise (tenant, hashcode, name, price, stock, status)
      VALUES ('rockquest', '00000000-0000-4000-8000-00000000000b', 'Their shirt', 100, 5, 'on_sale')`);
    const theirs = { merchandise: [lineOf('00000000-0000-4000-8000-00000000000b', 1)] };
    expect((await order(performance, ['a1'], 2_100, theirs)).statusCode).toBe(409);
  });

  it('is not made cheaper by a voucher', async () => {
    const performance = await kit.onSale();
    const shirt = await goods('Full price shirt');
    await kit.maker.make('vouchers', {
      code: 'HALF-THE-SEAT',
      kind: 'percent',
      percent: 50,
      amount: null,
      performance: null,
      event: null,
      price_type: null,
      valid_from: null,
      valid_until: null,
      most_uses: null,
    });
    const placed = await ordered(performance, ['a1'], 4_500, {
      merchandise: [lineOf(shirt, 1)],
      voucher: 'HALF-THE-SEAT',
    });
    expect(placed.order).toMatchObject({ total: 4_500, discount: 1_000 });
  });
});

describe('[7.45] [1.10] merchandise at the box office', () => {
  const sell = (data: object) => staff.call('POST', 'booking/office/sell', { channel: 'office', ...data });

  it('is sold with a ticket or alone, for cash, and handed over there', async () => {
    const performance = await kit.onSale();
    const shirt = await goods('Counter shirt', { stock: 4 });
    const { hashcode: cash } = await kit.maker.make('paymentMethods', {
      name: 'Cash of merchandise',
      kind: 'cash',
      is_online: false,
      account: null,
    });
    const answer = await sell({
      performance,
      tickets: [{ seat: 'a1', price_type: kit.adult }],
      merchandise: [lineOf(shirt, 1)],
      hand_over: true,
      payment_method: cash,
      expected_total: 5_500,
    });
    expect(answer).toMatchObject({ status: 200 });
    const { order } = (answer.body as { data: { order: SaleOrder } }).data;
    expect(order).toMatchObject({ status: 'paid', merchandise: [{ status: 'sold' }] });
    expect(order.merchandise[0]?.handed_over_at).not.toBeNull();
    const alone = await sell({
      performance,
      tickets: [],
      merchandise: [lineOf(shirt, 2)],
      payment_method: cash,
      expected_total: 7_000,
    });
    expect(alone).toMatchObject({ status: 200 });
    const { order: second } = (alone.body as { data: { order: SaleOrder } }).data;
    expect(second).toMatchObject({ status: 'paid', tickets: [], merchandise: [{ handed_over_at: null }] });
    expect(await stockOf(shirt)).toBe(1);
    expect((await sell({ performance, tickets: [], payment_method: cash, expected_total: 0 })).status).toBe(
      400,
    );
    expect(await checkSale(api)).toEqual(nothingWrong);
    const lines = second.merchandise.map(({ hashcode }) => hashcode);
    const mark = (is_handed_over: boolean) =>
      kit.act('booking/orders', 'hand_over', second.hashcode, { lines, is_handed_over });
    await mark(true);
    expect((await officeOrder(second.hashcode)).merchandise[0]?.handed_over_at).not.toBeNull();
    await mark(false);
    expect((await officeOrder(second.hashcode)).merchandise[0]?.handed_over_at).toBeNull();
  });

  it('is not handed over before it is paid, nor by another order', async () => {
    const performance = await kit.onSale({ allowsSingles: true });
    const shirt = await goods('Unpaid shirt');
    const placed = await ordered(performance, ['a1'], 5_500, { merchandise: [lineOf(shirt, 1)] });
    const lines = placed.order.merchandise.map(({ hashcode }) => hashcode);
    const mark = (target: string) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'hand_over',
        target,
        data: { lines, is_handed_over: true },
      });
    expect((await mark(placed.order.hashcode)).status).toBe(409);
    await paid(placed);
    const other = await ordered(performance, ['a3'], 2_000, {});
    expect((await mark(other.order.hashcode)).status).toBe(409);
    expect((await mark(placed.order.hashcode)).status).toBe(200);
  });
});

describe('[7.45] reports', () => {
  it('show merchandise apart from tickets', async () => {
    const performance = await kit.onSale();
    const poster = await goods('Reported poster', { price: 1_150, stock: null, event: kit.event });
    await paid(await ordered(performance, ['a1'], 4_300, { merchandise: [lineOf(poster, 2)] }));
    expect(await stockOf(poster)).toBeNull();
    const { body } = await staff.call('GET', `booking/sales?performance=${performance}`);
    // The answer of the contract.
    const { performances, selected } = (body as { data: TicketSales }).data;
    expect(performances.find(({ hashcode }) => hashcode === performance)).toMatchObject({
      sums: [{ currency: 'NZD', income: 2_000, merchandise: 2_300 }],
    });
    expect(selected?.by_merchandise).toEqual([
      { hashcode: poster, title: 'Reported poster', currency: 'NZD', pieces: 2, income: 2_300 },
    ]);
    const settlement = await staff.call('GET', `finance/settlements?event=${kit.event}`);
    expect(JSON.stringify(settlement.body)).toMatch(/"merchandise":[1-9]/);
    const list = await staff.call('GET', `booking/merchandise_lines?performance=${performance}`);
    expect(list.body).toMatchObject({ results: [{ name: 'Reported poster', quantity: 2 }] });
  });
});
