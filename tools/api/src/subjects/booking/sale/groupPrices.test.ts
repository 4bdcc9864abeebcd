import type { SaleOffer, SaleOrder, VoucherOffer } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
/** From three tickets, and with a code. */
let group: string;
let machine: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const type = { name: 'School group', group_size: 1, is_complimentary: false, min_count: 3, code: 'KURA' };
  group = (await kit.maker.make('priceTypes', type)).hashcode;
  const method = { name: 'Machine of groups', kind: 'card', is_online: false, account: null };
  machine = (await kit.maker.make('paymentMethods', method)).hashcode;
}, 240_000);
afterAll(() => api.close());

interface Placed {
  order: SaleOrder;
  token: string;
}

/** The data of an answer, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

/** A performance whose groups pay 10.00. */
async function onSale(): Promise<string> {
  const performance = await kit.onSale();
  const { body } = await staff.call('GET', `booking/performance_price_groups?performance=${performance}`);
  // The list of the only group there is.
  const [price_group] = (body as { results: { hashcode: string }[] }).results;
  await kit.maker.make('seatPrices', {
    price_group: price_group?.hashcode,
    price_type: group,
    price: 1_000,
    currency: 'NZD',
    valid_from: null,
    valid_until: null,
  });
  return performance;
}

async function ordering(seats: readonly string[], types: readonly string[], more: object = {}) {
  const own = await kit.hold(await onSale(), seats);
  const total = seats.reduce((sum, _seat, index) => sum + (types[index] === group ? 1_000 : 2_000), 0);
  return kit.orderOf(own, total, types, more);
}

const three = ['a1', 'a2', 'a3', 'a4'].slice(0, 3);
const groups = () => three.map(() => group);

describe('[7.46] group prices', () => {
  it('are in the offer with their least number, and without their code', async () => {
    const { body } = await staff.call('GET', `sale/performances/${await onSale()}`);
    const { price_types, performance } = dataOf<SaleOffer>(body);
    expect(price_types.find(({ hashcode }) => hashcode === group)).toMatchObject({
      min_count: 3,
      needs_code: true,
    });
    expect(JSON.stringify(body)).not.toContain('KURA');
    // One ticket alone cannot be had for it.
    expect(performance.from_price).toBe(1_200);
  });

  it.each([
    ['three with the code', 3, 'kura ', 200],
    ['three without it', 3, null, 409],
    ['three with another code', 3, 'KURAS', 409],
    ['two with the code', 2, 'KURA', 409],
  ])('in the shop: %s', async (_what, count, code, status) => {
    const seats = ['a1', 'a2', 'a3', 'a4'].slice(0, count === 2 ? 4 : 3);
    const types = seats.map((_seat, index) => (index < count ? group : kit.adult));
    const answer = await kit.post('order', await ordering(seats, types, { price_code: code }));
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([status, expect.anything()]);
  });

  it.each([
    ['three, without the code', 3, 200],
    ['two', 2, 409],
  ])('at the box office: %s', async (_what, count, status) => {
    const seats = ['a1', 'a2', 'a3'].slice(0, count);
    const answer = await staff.call('POST', 'booking/office/sell', {
      performance: await onSale(),
      channel: 'office',
      tickets: seats.map((seat) => ({ seat, price_type: group })),
      payment_method: machine,
      expected_total: 1_000 * count,
    });
    expect([answer.status, JSON.stringify(answer.body).slice(0, 200)]).toEqual([status, expect.anything()]);
  });

  it('go with a voucher, which is checked with the code', async () => {
    await kit.maker.make('vouchers', {
      code: 'TENOFF',
      kind: 'percent',
      percent: 10,
      amount: null,
      most_uses: null,
      performance: null,
      event: null,
      price_type: null,
      valid_from: null,
      valid_until: null,
    });
    const order = await ordering(three, groups(), { price_code: 'KURA', voucher: 'TENOFF' });
    const { hold, tickets } = order;
    const check = { hold, tickets, voucher: 'TENOFF' };
    expect((await kit.post('voucher', check)).statusCode).toBe(409);
    const offer = await kit.posted<VoucherOffer>('voucher', { ...check, price_code: 'KURA' });
    expect(offer.total).toBe(2_700);
    const placed = await kit.posted<Placed>('order', { ...order, expected_total: 2_700 });
    expect(placed.order.total).toBe(2_700);
  });

  it('stay whole when tickets are given back: down to the least number, or all', async () => {
    const four = ['a1', 'a2', 'a3', 'a4'];
    const input = await ordering(four, [group, group, group, group], { price_code: 'KURA' });
    const { token } = await kit.posted<Placed>('order', input);
    const { order } = await kit.posted<{ order: SaleOrder }>('pay', { token });
    const refund = (tickets: SaleOrder['tickets']) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'refund_tickets',
        target: order.hashcode,
        data: { tickets: tickets.map(({ hashcode }) => hashcode), reason: 'Ill' },
      });
    const { tickets } = order;
    expect((await refund(tickets.slice(0, 2))).status).toBe(409);
    expect((await refund(tickets.slice(0, 1))).status).toBe(200);
    expect((await refund(tickets.slice(1, 2))).status).toBe(409);
    expect((await refund(tickets.slice(1))).status).toBe(200);
  });
});
