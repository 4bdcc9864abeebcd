import type { GiftVoucherOffer, IssuedGiftVoucher, SaleOrder } from '@callboard/api-contract/booking';
import { giftVoucherUntil } from '@callboard/domain/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';
import { todayOf } from '../../../engine/todayOf';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
let machine: string;
let transfer: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const method = (kind: string, is_online: boolean) =>
    kit.maker.make('paymentMethods', { name: `Gift ${kind}`, kind, is_online, account: null });
  machine = (await method('card', false)).hashcode;
  transfer = (await method('bank_transfer', true)).hashcode;
}, 240_000);
afterAll(() => api.close());

interface Placed {
  order: SaleOrder;
  token: string;
}

/** The data of an answer, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

async function issue(amount: number, more: object = { payment_method: machine }): Promise<IssuedGiftVoucher> {
  const answer = await staff.call('POST', 'booking/office/gift_vouchers', { amount, ...more });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  return dataOf<{ gift_voucher: IssuedGiftVoucher }>(answer.body).gift_voucher;
}

const stored = async ({ hashcode }: IssuedGiftVoucher) =>
  (await staff.call('GET', `booking/gift_vouchers/${hashcode}`)).body as {
    balance: number;
    status: string;
    valid_until: string;
  };

/** Of the books: debits less credits by purpose, of entries about an order or a voucher. */
async function booked(number: string): Promise<Readonly<Record<string, number>>> {
  const rows = await api.asOwner<{ purpose: string; balance: number }>(
    `SELECT l.purpose, sum(l.debit - l.credit)::int AS balance FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode WHERE e.text LIKE '%' || $1 GROUP BY 1 ORDER BY 1`,
    [number],
  );
  return Object.fromEntries(
    rows.filter(({ balance }) => balance !== 0).map((row) => [row.purpose, row.balance]),
  );
}

async function ordering(
  performance: string,
  seats: readonly string[],
  gift_vouchers: readonly { code: string; amount: number }[],
  more: object = {},
) {
  const own = await kit.hold(performance, seats);
  return kit.orderOf(own, 2_000 * seats.length, [], { gift_vouchers, ...more });
}

const refund = (order: SaleOrder, tickets = order.tickets, more: object = {}) =>
  kit.act('booking/orders', 'refund_tickets', order.hashcode, {
    tickets: tickets.map(({ hashcode }) => hashcode),
    reason: 'Cannot come',
    ...more,
  });

describe('[7.45] [7.46] [1.10] gift vouchers', () => {
  it('are owed when they are sold and income when they are spent, over several orders', async () => {
    const gift = await issue(5_000);
    expect(gift.code).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    expect(await booked(gift.number)).toEqual({ card_machine: 5_000, gift_vouchers: -5_000 });
    const performance = await kit.onSale({ allowsSingles: true });
    const own = await kit.hold(performance, ['a1', 'a2']);
    const key = { hashcode: own.hashcode, secret: own.secret };
    const typed = gift.code.toLowerCase().replaceAll('-', ' ');
    expect(await kit.posted<GiftVoucherOffer>('gift_voucher', { hold: key, code: typed })).toEqual({
      number: gift.number,
      balance: 5_000,
      currency: 'NZD',
      valid_until: giftVoucherUntil(todayOf('showquest')),
    });
    const whole = await kit.posted<Placed>(
      'order',
      kit.orderOf(own, 4_000, [], { payment_method: null, gift_vouchers: [{ code: typed, amount: 4_000 }] }),
    );
    expect(whole.order).toMatchObject({ status: 'paid', total: 4_000, paid: 4_000, by_gift: 4_000 });
    expect(await booked(whole.order.number)).toEqual({ gift_vouchers: 4_000, ticket_sales: -4_000 });
    expect((await stored(gift)).balance).toBe(1_000);
    const rest = await kit.posted<Placed>(
      'order',
      await ordering(performance, ['a3', 'a4'], [{ code: gift.code, amount: 1_000 }]),
    );
    expect(rest.order).toMatchObject({ status: 'unpaid', total: 4_000, by_gift: 1_000, paid: 0 });
    expect(await booked(rest.order.number)).toEqual({});
    expect((await stored(gift)).balance).toBe(0);
    const { order } = await kit.posted<{ order: SaleOrder }>('pay', { token: rest.token });
    expect(order).toMatchObject({ status: 'paid', paid: 4_000 });
    expect(await booked(order.number)).toEqual({ bank: 3_000, gift_vouchers: 1_000, ticket_sales: -4_000 });
    const { body } = await staff.call('GET', `booking/office/orders/${order.hashcode}/receipt`);
    expect(dataOf<{ receipt: object }>(body).receipt).toMatchObject({
      total: 4_000,
      payments: expect.arrayContaining([
        expect.objectContaining({ provider: 'gift_voucher', amount: 1_000 }),
        expect.objectContaining({ provider: 'simulated', amount: 3_000 }),
      ]),
    });
    const spent = await kit.post(
      'order',
      await ordering(performance, ['a5', 'a6'], [{ code: gift.code, amount: 1 }]),
    );
    expect(spent.statusCode).toBe(409);
  });

  it('leave the fees and the tax of an order as they are', async () => {
    const performance = await kit.onSale({ allowsSingles: true });
    const { hashcode } = await kit.maker.make('taxes', {
      name: 'GST of gifts',
      rate: 15,
      is_inclusive: true,
    });
    await api.asOwner(
      `UPDATE price_plans SET tax = $2, no_tax = NULL, booking_fee = 150, is_fee_inside = true
        WHERE hashcode IN (SELECT price_plan FROM performance_price_groups WHERE performance = $1)`,
      [performance, hashcode],
    );
    const plain = await kit.sold(performance, ['a1', 'a2']);
    const gift = await issue(4_000);
    const { order } = await kit.posted<Placed>(
      'order',
      await ordering(performance, ['a3', 'a4'], [{ code: gift.code, amount: 4_000 }], {
        payment_method: null,
      }),
    );
    const { total, fees, tax } = plain;
    expect(tax).toBeGreaterThan(0);
    expect(order).toMatchObject({ total, fees, tax, status: 'paid' });
    const { bank, ...others } = await booked(plain.number);
    expect(await booked(order.number)).toEqual({ ...others, gift_vouchers: bank });
  });

  it.each(['cancelled', 'expired', 'refunded', 'refunded by hand'])(
    'get back what an order that is %s was paid with',
    async (how) => {
      const gift = await issue(3_000);
      const performance = await kit.onSale({ allowsSingles: true });
      const parts = [{ code: gift.code, amount: 3_000 }];
      const placed = await kit.posted<Placed>('order', await ordering(performance, ['a1', 'a2'], parts));
      expect((await stored(gift)).balance).toBe(0);
      if (how === 'cancelled') await kit.posted('orders/cancel', { token: placed.token });
      else if (how === 'expired') {
        await api.asOwner(`UPDATE orders SET pay_until = now() - interval '1 minute' WHERE hashcode = $1`, [
          placed.order.hashcode,
        ]);
        await api.hurryJobs('orders.expire', { order: placed.order.hashcode });
        await expect.poll(async () => (await stored(gift)).balance, { timeout: 20_000 }).toBe(3_000);
      } else {
        const { order } = await kit.posted<{ order: SaleOrder }>('pay', { token: placed.token });
        await refund(order, order.tickets, { by_hand: how === 'refunded by hand' });
      }
      expect((await stored(gift)).balance).toBe(3_000);
      expect(await booked(placed.order.number)).toEqual({});
      expect(await checkSale(api)).toEqual(nothingWrong);
    },
  );

  it.each([
    ['and nothing else was paid with it meanwhile', false],
    ['but not with money that was spent meanwhile', true],
  ])('pay an order whose money came after it had ended, %s', async (_when, isSpent) => {
    const performance = await kit.onSale({ allowsSingles: true });
    const gift = await issue(1_000);
    const parts = [{ code: gift.code, amount: 1_000 }];
    const sold = await staff.call('POST', 'booking/office/sell', {
      performance,
      channel: 'office',
      tickets: [{ seat: 'a1', price_type: kit.adult }],
      payment_method: transfer,
      buyer: { name: 'Mere Tamati' },
      gift_vouchers: parts,
      expected_total: 2_000,
    });
    expect([sold.status, JSON.stringify(sold.body).slice(0, 300)]).toEqual([200, expect.anything()]);
    const { order } = dataOf<{ order: SaleOrder }>(sold.body);
    await api.asOwner(`UPDATE orders SET pay_until = now() - interval '1 minute' WHERE hashcode = $1`, [
      order.hashcode,
    ]);
    await api.hurryJobs('orders.expire', { order: order.hashcode });
    await expect.poll(async () => (await stored(gift)).balance, { timeout: 20_000 }).toBe(1_000);
    if (isSpent)
      await kit.posted(
        'order',
        await ordering(performance, ['a5', 'a6'], [{ code: gift.code, amount: 1_000 }]),
      );
    await kit.act('booking/orders', 'receive_payment', order.hashcode, {
      payment_method: transfer,
      amount: 1_000,
      reference: `Late ${String(isSpent)}`,
    });
    const { body } = await staff.call('GET', `booking/orders/${order.hashcode}`);
    expect(body).toMatchObject(
      isSpent
        ? { status: 'expired', paid: 1_000, to_refund: 1_000 }
        : { status: 'paid', paid: 2_000, to_refund: 0 },
    );
    expect((await stored(gift)).balance).toBe(0);
    expect(await checkSale(api)).toEqual(nothingWrong);
  });

  it('lets two buyers race for the last cent, and one of them wins', async () => {
    const gift = await issue(2_000);
    const performance = await kit.onSale({ allowsSingles: true });
    const orders = await Promise.all(
      [['a1'], ['a3'], ['a5'], ['a7']].map((seats) =>
        ordering(performance, seats, [{ code: gift.code, amount: 2_000 }], { payment_method: null }),
      ),
    );
    const answers = await Promise.all(orders.map((order) => kit.post('order', order)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await stored(gift)).balance).toBe(0);
    expect(await checkSale(api)).toEqual(nothingWrong);
  });

  it('refuses a guess in one sentence, whatever is wrong', async () => {
    const [blocked, over, gone] = [await issue(900), await issue(900), await issue(900)];
    await kit.act('booking/gift_vouchers', 'block', blocked.hashcode);
    await api.asOwner(`UPDATE gift_vouchers SET valid_until = '2020-01-01' WHERE hashcode = $1`, [
      over.hashcode,
    ]);
    await kit.act('booking/gift_vouchers', 'cancel_gift_voucher', gone.hashcode, {
      reason: 'A mistake',
      payment_method: machine,
    });
    const performance = await kit.onSale({ allowsSingles: true });
    const { hashcode, secret } = await kit.hold(performance, ['a1', 'a2']);
    const codes = [blocked.code, over.code, gone.code, 'ABCD-EFGH-JKLM-NPQR', '?'];
    const bodies = await Promise.all(
      codes.map((code) => kit.post('gift_voucher', { hold: { hashcode, secret }, code })),
    );
    expect(new Set(bodies.map(({ statusCode, body }) => `${String(statusCode)} ${body}`)).size).toBe(1);
  });

  it('expire with what is left, and live again where money comes back to them', async () => {
    const gift = await issue(3_000);
    const performance = await kit.onSale({ allowsSingles: true });
    const { order } = await kit.posted<Placed>(
      'order',
      await ordering(performance, ['a1'], [{ code: gift.code, amount: 2_000 }], { payment_method: null }),
    );
    await api.asOwner(`UPDATE gift_vouchers SET valid_until = '2020-01-01' WHERE hashcode = $1`, [
      gift.hashcode,
    ]);
    await api.asOwner(
      `INSERT INTO pgboss.job (name, data, retry_limit) VALUES ('giftVouchers.expire', '{}', 0)`,
    );
    await api.hurryJobs('giftVouchers.expire');
    await expect
      .poll(async () => stored(gift), { timeout: 20_000 })
      .toMatchObject({ balance: 0, status: 'expired' });
    expect(await booked(gift.number)).toEqual({
      card_machine: 3_000,
      gift_vouchers: -2_000,
      gift_vouchers_expired: -1_000,
    });
    await refund(order);
    const now = await stored(gift);
    expect(now).toMatchObject({ balance: 2_000, status: 'active' });
    expect(now.valid_until > todayOf('showquest')).toBe(true);
  });

  it.each([
    ['sold', { payment_method: 'machine' }, 'machine', { gift_vouchers: 0, card_machine: 0 }],
    ['sold', { payment_method: 'machine' }, null, { card_machine: 900, gift_vouchers_expired: -900 }],
    ['given', { reason: 'The lights went out' }, null, {}],
  ] as const)('are taken back: %s, %o, paid back by %s', async (_name, how, back, books) => {
    const named = (method: string | null) => (method === 'machine' ? machine : method);
    const gift = await issue(900, 'reason' in how ? how : { payment_method: machine });
    await kit.act('booking/gift_vouchers', 'cancel_gift_voucher', gift.hashcode, {
      reason: 'A mistake',
      payment_method: named(back),
    });
    expect(await stored(gift)).toMatchObject({ balance: 0, status: 'cancelled' });
    const expected = Object.entries(books).filter(([, amount]) => amount !== 0);
    expect(await booked(gift.number)).toEqual(Object.fromEntries(expected));
  });

  it.each([
    ['a day before three years are over', { payment_method: 'machine', valid_until: '2027-06-01' }],
    ['a way to pay and a reason', { payment_method: 'machine', reason: 'Both' }],
    ['neither', {}],
  ])('are not issued with %s', async (_what, more) => {
    const input = 'payment_method' in more ? { ...more, payment_method: machine } : more;
    const { status } = await staff.call('POST', 'booking/office/gift_vouchers', { amount: 900, ...input });
    expect(status).toBe(400);
  });

  it('cannot have a balance that is not the sum of its entries, and no entry changes', async () => {
    const gift = await issue(900);
    for (const sql of [
      'UPDATE gift_vouchers SET balance = 901 WHERE hashcode = $1',
      'UPDATE gift_voucher_entries SET amount = 901 WHERE gift_voucher = $1',
      'DELETE FROM gift_voucher_entries WHERE gift_voucher = $1',
    ])
      await expect(api.asOwner(sql, [gift.hashcode])).rejects.toThrow(/balance|never changes/);
  });

  it('is mailed and printed with its code, which the database does not have', async () => {
    const gift = await issue(900, {
      payment_method: machine,
      email: 'aroha@example.org',
      issued_to: 'Aroha',
    });
    const [mail] = await api.asOwner<{ subject: string }>(
      `SELECT subject FROM mails WHERE recipient = 'aroha@example.org'`,
    );
    expect(mail?.subject).toContain('9.00');
    const pdf = await staff.call('GET', `booking/office/gift_vouchers/${gift.hashcode}/pdf`);
    expect(pdf.status).toBe(200);
    expect(dataOf<{ pdf: string }>(pdf.body).pdf).toMatch(/^JVBERi0/);
    const [row] = await api.asOwner<{ sealed: Buffer }>(
      'SELECT sealed FROM gift_voucher_codes WHERE gift_voucher = $1',
      [gift.hashcode],
    );
    expect(row?.sealed.toString('latin1')).not.toContain(gift.code.replaceAll('-', ''));
  });
});
