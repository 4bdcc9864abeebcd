import type { SaleOrder, VoucherOffer } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';
import { orderMail } from './saleMails';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
}, 240_000);
afterAll(() => api.close());

const anywhere = { performance: null, event: null, price_type: null, valid_from: null, valid_until: null };
const voucher = (code: string, given: object = {}) =>
  kit.maker.make('vouchers', {
    code,
    kind: 'percent',
    percent: 10,
    amount: null,
    most_uses: null,
    ...anywhere,
    ...given,
  });

async function usesOf(hashcode: string): Promise<number> {
  const { body } = await staff.call('GET', `booking/vouchers/${hashcode}`);
  // As the API reads it.
  return (body as { uses: number | null }).uses ?? 0;
}

interface Placed {
  order: SaleOrder;
  token: string;
}

describe('[7.46] [1.10] vouchers', () => {
  it('shows what a voucher gives before the order, which then has the same price', async () => {
    const { hashcode } = await voucher('Friends10');
    const own = await kit.hold(await kit.onSale(), ['a1', 'a2']);
    const order = kit.orderOf(own, 2_880, [kit.adult, kit.student], { voucher: ' friends10 ' });
    const { hold, tickets } = order;
    const given = await kit.posted<VoucherOffer>('voucher', { hold, tickets, voucher: 'FRIENDS10' });
    expect(given).toEqual({ tickets: [1_800, 1_080], discount: 320, total: 2_880, fees: 0, tax: 0 });
    expect(await usesOf(hashcode)).toBe(0);
    const placed = await kit.posted<Placed>('order', order);
    expect(placed.order).toMatchObject({ total: 2_880, discount: 320 });
    const [ticket] = placed.order.tickets;
    expect(ticket?.chain.steps.map(({ rule }) => rule)).toEqual(['group', 'price', 'voucher']);
    expect(await usesOf(hashcode)).toBe(1);
    const { body } = await staff.call('GET', `booking/orders/${placed.order.hashcode}`);
    expect(body).toMatchObject({ discount: 320, voucher: { hashcode } });
  });

  it('needs no payment for tickets that a voucher makes free', async () => {
    await voucher('ALLFREE', { percent: 100 });
    const own = await kit.hold(await kit.onSale(), ['a1', 'a2']);
    const placed = await kit.posted<Placed>('order', {
      ...kit.orderOf(own, 0, []),
      voucher: 'allfree',
      payment_method: null,
    });
    expect(placed.order).toMatchObject({ status: 'paid', total: 0, discount: 4_000 });
  });

  it.each([
    [100, 0, 0, 0],
    [50, 1_075, 150, 140],
  ])(
    'of %s per cent leaves the fees and the tax in the cart, the order, its mail and its receipt',
    async (percent, each, fee, tax) => {
      const performance = await kit.onSale();
      const name = `GST of ${String(percent)}`;
      const { hashcode } = await kit.maker.make('taxes', { name, rate: 15, is_inclusive: true });
      await api.asOwner(
        `UPDATE price_plans SET tax = $2, no_tax = NULL, booking_fee = 150, is_fee_inside = false
          WHERE hashcode IN (SELECT price_plan FROM performance_price_groups WHERE performance = $1)`,
        [performance, hashcode],
      );
      const { body } = await staff.call('GET', `sale/performances/${performance}`);
      expect(body).toMatchObject({ data: { has_fees: true, tax_name: name } });
      const code = `NAMED${String(percent)}`;
      await voucher(code, { percent });
      const own = await kit.hold(performance, ['a1', 'a2']);
      const order = kit.orderOf(own, each * 2, [], { voucher: code });
      const { hold, tickets } = order;
      const parts = { total: each * 2, fees: fee * 2, tax: tax * 2 };
      expect(await kit.posted<VoucherOffer>('voucher', { hold, tickets, voucher: code })).toMatchObject(
        parts,
      );
      const placed = await kit.posted<Placed>(
        'order',
        each === 0 ? { ...order, payment_method: null } : order,
      );
      if (each > 0) await kit.posted('pay', { token: placed.token });
      const paid = (await kit.posted<{ order: SaleOrder }>('orders/read', { token: placed.token })).order;
      expect(paid).toMatchObject({ status: 'paid', ...parts });
      const money = (amount: number) => formatMoney({ amount, currency: 'NZD' });
      const { text } = orderMail(api.settings, 'showquest', paid, 'token', 'en');
      expect(text).toContain(
        `Includes booking fees of ${money(fee * 2)}\nIncludes ${name}: ${money(tax * 2)}`,
      );
      const answer = await staff.call('GET', `booking/office/orders/${paid.hashcode}/receipt`);
      expect([answer.status, answer.body]).toMatchObject([200, { data: { receipt: parts } }]);
    },
  );

  it('answers every guess in the same words', async () => {
    const [performance, other] = [await kit.onSale(), await kit.onSale()];
    await voucher('ELSEWHERE', { performance: other });
    await voucher('OTHERTYPE', { price_type: kit.student });
    await voucher('TOOEARLY', { valid_from: '2028-12-01T00:00:00Z' });
    await voucher('TOOLATE', { valid_until: '2020-12-01T00:00:00Z' });
    const stopped = await voucher('STOPPED');
    await kit.act('booking/vouchers', 'stop', stopped.hashcode);
    const own = await kit.hold(performance, ['a1', 'a2']);
    const { hold, tickets } = kit.orderOf(own, 0, []);
    const answers = new Set<string>();
    for (const code of ['NOSUCH', 'ELSEWHERE', 'OTHERTYPE', 'TOOEARLY', 'TOOLATE', 'STOPPED', "'; --"]) {
      const answer = await kit.post('voucher', { hold, tickets, voucher: code });
      answers.add(`${answer.statusCode} ${answer.body}`);
      expect((await kit.post('order', kit.orderOf(own, 4_000, [], { voucher: code }))).statusCode).toBe(409);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^409 .*This voucher cannot be used/)]);
    expect((await kit.post('voucher', { hold, tickets, voucher: 'x'.repeat(41) })).statusCode).toBe(400);
    const forged = { ...hold, secret: 'another' };
    expect((await kit.post('voucher', { hold: forged, tickets, voucher: 'NOSUCH' })).statusCode).toBe(409);
  });

  it('gives its one use to one of eight buyers who order at the same moment', async () => {
    const { hashcode } = await voucher('ONLYONE', { most_uses: 1 });
    const performance = await kit.onSale({ allowsSingles: true });
    const holds = await Promise.all(
      Array.from({ length: 8 }, (_, index) => kit.hold(performance, [`a${index + 1}`])),
    );
    const answers = await Promise.all(
      holds.map((own) => kit.post('order', kit.orderOf(own, 1_800, [], { voucher: 'onlyone' }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await usesOf(hashcode)).toBe(1);
  });

  it('gives a use back once when its order is given up, not paid in time or refunded', async () => {
    const { hashcode } = await voucher('GIVEBACK', { most_uses: 1 });
    const performance = await kit.onSale();
    const ordered = async (seats: string[]) => {
      const own = await kit.hold(performance, seats);
      const placed = await kit.posted<Placed>('order', kit.orderOf(own, 3_600, [], { voucher: 'GIVEBACK' }));
      expect(await usesOf(hashcode)).toBe(1);
      return placed;
    };
    const first = await ordered(['a1', 'a2']);
    await kit.posted('orders/cancel', { token: first.token });
    expect((await kit.post('orders/cancel', { token: first.token })).statusCode).toBe(409);
    expect(await usesOf(hashcode)).toBe(0);
    const second = await ordered(['a1', 'a2']);
    await kit.posted('pay', { token: second.token });
    const refund = (tickets: readonly { hashcode: string }[]) =>
      kit.act('booking/orders', 'refund_tickets', second.order.hashcode, {
        tickets: tickets.map((ticket) => ticket.hashcode),
        reason: 'The buyer is ill',
      });
    await refund(second.order.tickets.slice(0, 1));
    expect(await usesOf(hashcode)).toBe(1);
    await refund(second.order.tickets.slice(1));
    expect(await usesOf(hashcode)).toBe(0);
    await ordered(['a5', 'a6']);
  });

  it('pays a late payment back where another order has the last use meanwhile', async () => {
    const { hashcode } = await voucher('LATE', { most_uses: 1 });
    const performance = await kit.onSale();
    const order = async (seats: string[]) =>
      kit.posted<Placed>(
        'order',
        kit.orderOf(await kit.hold(performance, seats), 3_600, [], { voucher: 'LATE' }),
      );
    const late = await order(['a1', 'a2']);
    await kit.posted('orders/cancel', { token: late.token });
    await order(['a3', 'a4']);
    const { hashcode: method } = await kit.maker.make('paymentMethods', { kind: 'cash', account: null });
    await api.asOwner(`UPDATE orders SET status = 'expired' WHERE hashcode = '${late.order.hashcode}'`);
    await kit.act('booking/orders', 'receive_payment', late.order.hashcode, {
      payment_method: method,
      amount: 3_600,
    });
    const { body } = await staff.call('GET', `booking/orders/${late.order.hashcode}`);
    expect(body).toMatchObject({ status: 'expired', to_refund: 3_600 });
    expect(await usesOf(hashcode)).toBe(1);
  });

  it('takes a code once in a tenant, in any case, and only with a discount', async () => {
    await voucher('SameCode');
    const base = { kind: 'percent', percent: 10, ...anywhere };
    const twice = await staff.call('POST', 'booking/vouchers', { ...base, code: 'SAMECODE' });
    expect(twice.status).toBeGreaterThanOrEqual(400);
    expect(twice.status).toBeLessThan(500);
    const none = await staff.call('POST', 'booking/vouchers', { ...base, code: 'NOTHING', percent: null });
    expect([none.status, JSON.stringify(none.body)]).toEqual([
      expect.any(Number),
      expect.stringContaining('Give the voucher a discount'),
    ]);
  });
});
