import { problemText } from '@callboard/api-contract';
import type { Hold, SaleOffer, SaleOrder, VoucherOffer } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
let companion: string;
let cash: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const made = await kit.maker.make('priceTypes', {
    name: 'Companion',
    group_size: 1,
    is_complimentary: false,
    is_companion: true,
  });
  companion = made.hashcode;
  const method = { name: 'Cash of companions', kind: 'cash', is_online: false, account: null };
  cash = (await kit.maker.make('paymentMethods', method)).hashcode;
}, 240_000);
afterAll(() => api.close());

/** Two wheelchair spaces with their companion seats, and usual seats; a companion pays `price`. */
async function hallWith(price: number): Promise<string> {
  const performance = await kit.onSale({
    allowsSingles: true,
    kinds: { a1: 'accessible', a2: 'companion', a9: 'companion', a10: 'accessible' },
  });
  const [group] = await api.asOwner<{ hashcode: string; plan: string }>(
    'SELECT hashcode, price_plan AS plan FROM performance_price_groups WHERE performance = $1',
    [performance],
  );
  await api.asOwner('UPDATE price_plans SET booking_fee = 150, is_fee_inside = false WHERE hashcode = $1', [
    group?.plan,
  ]);
  await kit.maker.make('seatPrices', {
    price_group: group?.hashcode,
    price_type: companion,
    price,
    currency: 'NZD',
    valid_from: null,
    valid_until: null,
  });
  return performance;
}

const holdOf = async (performance: string, seats: readonly string[]) =>
  (await kit.posted<{ hold: Hold }>('hold', { performance, seats, is_accessible: true })).hold;

/** Outcome of an order of seats: its status, or the tickets with what they cost. */
async function ordered(
  performance: string,
  seats: readonly string[],
  types: readonly string[],
  total: number,
) {
  const hold = await holdOf(performance, seats);
  const answer = await kit.post('order', kit.orderOf(hold, total, types));
  await kit.post('release', { hashcode: hold.hashcode, secret: hold.secret });
  return answer.statusCode === 200
    ? answer.json<{ data: { order: SaleOrder } }>().data.order
    : `${String(answer.statusCode)} ${problemText(answer.json())}`;
}

describe('[7.46] [2.17] the price of a companion', () => {
  it('is what the house says, without a fee where that is nothing, and is no price of the performance', async () => {
    const performance = await hallWith(0);
    const offer = await staff.call('GET', `sale/performances/${performance}`);
    const { price_types, prices, performance: card } = (offer.body as { data: SaleOffer }).data;
    expect(price_types.find(({ hashcode }) => hashcode === companion)?.is_companion).toBe(true);
    expect(prices.find(({ price_type }) => price_type === companion)).toMatchObject({
      amount: 0,
      fee: 0,
      tax: 0,
    });
    expect(card.from_price).toBe(1_350);
    const reserved = await holdOf(performance, ['a1', 'a2']);
    expect(reserved.seats.map(({ kind }) => kind)).toEqual(['accessible', 'companion']);
    await kit.post('release', { hashcode: reserved.hashcode, secret: reserved.secret });
    const order = await ordered(performance, ['a1', 'a2'], [kit.adult, companion], 2_150);
    expect(order).toMatchObject({
      total: 2_150,
      fees: 150,
      tickets: [
        { price: 2_150, seat_kind: 'accessible' },
        { price: 0, fee: 0, seat_kind: 'companion', price_type: { name: 'Companion' } },
      ],
    });
    const dear = await hallWith(500);
    expect(await ordered(dear, ['a1', 'a2'], [kit.adult, companion], 2_150 + 650)).toMatchObject({
      fees: 300,
    });
  });

  it('goes with a wheelchair space of the same order alone', async () => {
    const performance = await hallWith(0);
    const seat = '409 The price for companions is for companion seats. Choose another kind of ticket.';
    const space =
      '409 The price for companions needs a wheelchair space in the same order: one for each companion.';
    expect(await ordered(performance, ['a2'], [companion], 0)).toBe(space);
    expect(await ordered(performance, ['a2', 'a3'], [companion, kit.adult], 2_150)).toBe(space);
    expect(await ordered(performance, ['a1', 'a2', 'a9'], [kit.adult, companion, companion], 2_150)).toBe(
      space,
    );
    expect(await ordered(performance, ['a1', 'a3'], [kit.adult, companion], 2_150)).toBe(seat);
    expect(await ordered(performance, ['a1'], [companion], 0)).toBe(seat);
    // At a usual price a companion seat needs no one.
    expect(await ordered(performance, ['a2'], [kit.adult], 2_150)).toMatchObject({ total: 2_150 });
  });

  it('is the same with a voucher, at the box office and in the books', async () => {
    const performance = await hallWith(0);
    const hold = await holdOf(performance, ['a1', 'a2']);
    await kit.maker.make('vouchers', {
      code: 'HALF-OF-COMPANIONS',
      kind: 'percent',
      percent: 50,
      amount: null,
      currency: null,
      performance: null,
      event: null,
      price_type: null,
      valid_from: null,
      valid_until: null,
      most_uses: null,
    });
    const { tickets } = kit.orderOf(hold, 0, [kit.adult, companion]);
    const key = { hashcode: hold.hashcode, secret: hold.secret };
    const offer = await kit.posted<VoucherOffer>('voucher', {
      hold: key,
      tickets,
      voucher: 'half-of-companions',
    });
    expect(offer).toEqual({ tickets: [1_075, 0], discount: 1_075, total: 1_075, fees: 150, tax: 0 });
    await kit.post('release', key);
    const sell = (types: readonly string[], seats: readonly string[], expected_total: number) =>
      staff.call('POST', 'booking/office/sell', {
        performance,
        channel: 'office',
        tickets: seats.map((id, nth) => ({ seat: id, price_type: types[nth] })),
        buyer: {},
        payment_method: cash,
        expected_total,
      });
    expect((await sell([companion], ['a9'], 0)).status).toBe(409);
    const sold = await sell([kit.adult, companion], ['a10', 'a9'], 2_150);
    expect([sold.status, JSON.stringify(sold.body).slice(0, 200)]).toEqual([200, expect.anything()]);
    const { order } = (sold.body as { data: { order: SaleOrder } }).data;
    const booked = await api.asOwner<{ debit: number; credit: number }>(
      `SELECT sum(l.debit)::int AS debit, sum(l.credit)::int AS credit FROM accounting_debit_credits l
        JOIN accounting_entries e ON e.hashcode = l.entry WHERE e.source_record = $1`,
      [order.hashcode],
    );
    expect(booked).toEqual([{ debit: 2_150, credit: 2_150 }]);
    const give = (tickets: readonly (string | undefined)[]) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'refund_tickets',
        target: order.hashcode,
        data: { tickets, with_fees: true, reason: 'Ill', by_hand: true },
      });
    const [wheelchair, other] = order.tickets.map(({ hashcode }) => hashcode);
    const left = await give([wheelchair]);
    expect([left.status, problemText(left.body)]).toEqual([
      409,
      'A companion ticket goes with the wheelchair space. Select both.',
    ]);
    expect((await give([other])).status).toBe(200);
    expect((await give([wheelchair])).status).toBe(200);
  });
});
