import { problemText } from '@callboard/api-contract';
import type { SaleOffer, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
let four: string;
let cash: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const type = { name: 'Four for three', group_size: 1, is_complimentary: false, set_size: 4 };
  four = (await kit.maker.make('priceTypes', type)).hashcode;
  const method = { name: 'Cash of sets', kind: 'cash', is_online: false, account: null };
  cash = (await kit.maker.make('paymentMethods', method)).hashcode;
}, 240_000);
afterAll(async () => {
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

/** Adults pay 20.00 and four together 15.00 each, GST included. */
async function hall(): Promise<string> {
  const performance = await kit.onSale({ allowsSingles: true });
  const [group] = await api.asOwner<{ hashcode: string; plan: string }>(
    'SELECT hashcode, price_plan AS plan FROM performance_price_groups WHERE performance = $1',
    [performance],
  );
  const tax = await kit.maker.make('taxes', { rate: 15, is_inclusive: true });
  await api.asOwner('UPDATE price_plans SET tax = $2, no_tax = NULL WHERE hashcode = $1', [
    group?.plan,
    tax.hashcode,
  ]);
  const always = { currency: 'NZD', valid_from: null, valid_until: null };
  await kit.maker.make('seatPrices', {
    price_group: group?.hashcode,
    price_type: four,
    price: 1_500,
    ...always,
  });
  return performance;
}

const types = (sets: number, adults: number) => [
  ...Array<string>(sets).fill(four),
  ...Array<string>(adults).fill(kit.adult),
];
const seats = (count: number) => Array.from({ length: count }, (_, nth) => `a${String(nth + 1)}`);

/** Orders and pays; or why it was refused. */
async function bought(sets: number, adults: number, total: number): Promise<SaleOrder | string> {
  const performance = await hall();
  const own = await kit.hold(performance, seats(sets + adults));
  const answer = await kit.post('order', kit.orderOf(own, total, types(sets, adults)));
  if (answer.statusCode !== 200) return `${String(answer.statusCode)} ${problemText(answer.json())}`;
  const { token } = answer.json<{ data: { token: string } }>().data;
  return (await kit.posted<{ order: SaleOrder }>('pay', { token })).order;
}

async function balanceOf(order: string, purpose: string): Promise<number | undefined> {
  const [row] = await api.asOwner<{ balance: number }>(
    `SELECT coalesce(sum(l.credit - l.debit), 0)::int AS balance FROM accounting_debit_credits l
      JOIN accounting_entries e ON e.hashcode = l.entry WHERE e.source_record = $1 AND l.purpose = $2`,
    [order, purpose],
  );
  return row?.balance;
}

describe('[7.46] [2.17] tickets that are sold in sets', () => {
  const refusal = '409 Four for three is sold in sets of 4. Choose another kind of ticket for the rest.';

  it.each([
    [1, 0],
    [3, 0],
    [5, 1],
    [6, 0],
  ])('are refused where %s of them are no whole sets', async (sets, adults) => {
    expect(await bought(sets, adults, 1_500 * sets + 2_000 * adults)).toBe(refusal);
  });

  it.each([
    [4, 0],
    [4, 2],
    [8, 0],
  ])('cost to the cent what %s of them do, with %s for adults', async (sets, adults) => {
    const total = 1_500 * sets + 2_000 * adults;
    const order = await bought(sets, adults, total);
    if (typeof order === 'string') throw new Error(order);
    const sumOf = (part: 'price' | 'tax') => order.tickets.reduce((sum, ticket) => sum + ticket[part], 0);
    expect([order.status, order.total, sumOf('price')]).toEqual(['paid', total, total]);
    expect(order.tax).toBe(sumOf('tax'));
    expect(await balanceOf(order.hashcode, 'tax')).toBe(order.tax);
    expect(await balanceOf(order.hashcode, 'ticket_sales')).toBe(total - order.tax);
  });

  it('are no price of one ticket', async () => {
    const { body } = await staff.call('GET', `sale/performances/${await hall()}`);
    const { performance, price_types } = (body as { data: SaleOffer }).data;
    expect(performance.from_price).toBe(1_200);
    expect(price_types.find(({ hashcode }) => hashcode === four)?.set_size).toBe(4);
  });

  it('are sold whole at the box office, and returned whole with what was paid', async () => {
    const performance = await hall();
    const sell = (sets: number, count: number, expected_total: number) =>
      staff.call('POST', 'booking/office/sell', {
        performance,
        channel: 'office',
        tickets: seats(count).map((seat, nth) => ({ seat, price_type: types(sets, count - sets)[nth] })),
        buyer: {},
        payment_method: cash,
        expected_total,
      });
    const refused = await sell(3, 4, 6_500);
    expect(`${String(refused.status)} ${problemText(refused.body)}`).toBe(refusal);
    const sold = await sell(4, 5, 8_000);
    expect([sold.status, JSON.stringify(sold.body).slice(0, 200)]).toEqual([200, expect.anything()]);
    const { order } = (sold.body as { data: { order: SaleOrder } }).data;
    const hashcodes = order.tickets.map(({ hashcode }) => hashcode);
    const give = (tickets: readonly string[]) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'refund_tickets',
        target: order.hashcode,
        data: { tickets, with_fees: true, reason: 'Ill', by_hand: true },
      });
    const part = await give(hashcodes.slice(0, 3));
    expect([part.status, problemText(part.body)]).toEqual([
      409,
      'Four for three is returned in sets of 4. Select the whole set.',
    ]);
    const moneyOf = () =>
      api.asOwner<{ paid: number; refunded: number; status: string }>(
        'SELECT paid, refunded, status FROM orders WHERE hashcode = $1',
        [order.hashcode],
      );
    expect((await give(hashcodes.slice(0, 4))).status).toBe(200);
    expect(await moneyOf()).toEqual([{ paid: 8_000, refunded: 6_000, status: 'partly_refunded' }]);
    expect((await give(hashcodes.slice(4))).status).toBe(200);
    expect(await moneyOf()).toEqual([{ paid: 8_000, refunded: 8_000, status: 'refunded' }]);
    expect(await balanceOf(order.hashcode, 'ticket_sales')).toBe(0);
    expect(await balanceOf(order.hashcode, 'tax')).toBe(0);
  });
});
