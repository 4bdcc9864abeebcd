import type { OfficeOrder, SaleOrder } from '@callboard/api-contract/booking';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import type { TestAnswer } from '../../../testKit/startTestApi';
import { dataOf, startSale, type Sale } from '../changes/testing/startSale';

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(async () => {
  expect(await checkSale(sale.api)).toEqual(nothingWrong);
  await sale.api.close();
});

interface Exchange {
  order: SaleOrder;
  give: readonly string[];
  performance: string;
  seats: readonly string[];
  total: number;
}

function exchange(
  { order, give, performance, seats, total }: Exchange,
  more: object = {},
  key: string = randomUUID(),
): Promise<TestAnswer> {
  const tickets = order.tickets.filter(({ place }) =>
    give.some((seat) => place.replace(/\W/g, '').endsWith(seat)),
  );
  return sale.staff.call(
    'POST',
    'booking/office/exchange',
    {
      order: order.hashcode,
      give: tickets.map(({ hashcode }) => hashcode),
      performance,
      channel: 'office',
      tickets: seats.map((seat) => ({ seat, price_type: sale.adult })),
      expected_total: total,
      ...more,
    },
    { 'idempotency-key': key },
  );
}

async function exchanged(given: Exchange, more: object = {}) {
  const answer = await exchange(given, more);
  expect([answer.status, JSON.stringify(answer.body).slice(0, 400)]).toEqual([200, expect.anything()]);
  return dataOf<{ order: SaleOrder; refunded: number }>(answer.body);
}

const officeOrder = (order: string) => sale.read<OfficeOrder>(`booking/office/orders/${order}`);

/** Amounts booked as sold for the orders of a performance, and debits less credits of all of their entries. */
async function booksOf(performance: string) {
  const [books] = await sale.api.asOwner<{ sold: number; owed: number; balance: number }>(
    `SELECT coalesce(sum(l.credit - l.debit) FILTER (WHERE l.purpose = 'ticket_sales'), 0)::int AS sold,
        coalesce(sum(l.credit - l.debit) FILTER (WHERE l.purpose = 'exchange'), 0)::int AS owed,
        coalesce(sum(l.debit - l.credit), 0)::int AS balance
      FROM accounting_entries e JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
        JOIN orders o ON o.tenant = e.tenant AND e.text LIKE '%' || o.number WHERE o.performance = '${performance}'`,
  );
  return books;
}

async function pair(price = 2_000) {
  const [one, other] = [await sale.onSale({ A: '......' }), await sale.onSale({ A: '......' }, price)];
  return { from: one.performance, to: other.performance };
}

describe('[7.46] [1.10] an exchange of tickets', () => {
  it('to an equal price: old seats are free, new ones sold, old codes void, and the buyer gets new ones', async () => {
    const { from, to } = await pair();
    const { order, token } = await sale.sold(from, ['A1', 'A2']);
    const { order: next, refunded } = await exchanged({
      order,
      give: ['A1', 'A2'],
      performance: to,
      seats: ['A3', 'A4'],
      total: 4_000,
    });
    expect(refunded).toBe(0);
    expect(next).toMatchObject({ status: 'paid', total: 4_000, paid: 4_000, email: order.email });
    expect(next.performance.hashcode).toBe(to);
    expect(await sale.claimsOf(from)).toEqual([]);
    expect(await sale.claimsOf(to)).toEqual(['A3', 'A4']);
    const old = await sale.orderOf(token);
    expect(old.status).toBe('exchanged');
    expect(old.tickets.map(({ status, code }) => [status, code])).toEqual([
      ['exchanged', null],
      ['exchanged', null],
    ]);
    const codes = next.tickets.map(({ code }) => code);
    expect(
      codes.every((code) => code !== null && !order.tickets.some((ticket) => ticket.code === code)),
    ).toBe(true);
    expect(next.tickets[0]?.chain.steps.length).toBeGreaterThan(0);
    expect(await sale.mailsTo(order.email)).toContain(`Your new tickets for ${next.performance.name}`);
    expect(await booksOf(from)).toEqual({ sold: 0, owed: 4_000, balance: 0 });
    expect(await booksOf(to)).toEqual({ sold: 4_000, owed: -4_000, balance: 0 });
    const shown = await officeOrder(order.hashcode);
    expect(shown.exchanged).toBe(4_000);
    expect(shown.exchanges.map(({ order: into }) => into.number)).toEqual([next.number, next.number]);
    expect((await officeOrder(next.hashcode)).exchange_of?.number).toBe(order.number);
  });

  it('to a dearer price: the difference is paid in cash, and nothing is exchanged without a way to pay', async () => {
    const { from, to } = await pair(3_000);
    const { order } = await sale.sold(from, ['A1', 'A2']);
    const input = { order, give: ['A1'], performance: to, seats: ['A1'], total: 3_000 };
    expect((await exchange(input)).status).toBe(400);
    expect((await exchange(input, { payment_method: sale.transfer })).status).toBe(400);
    expect(await sale.claimsOf(to)).toEqual([]);
    const { order: next } = await exchanged(input, { payment_method: sale.cash });
    expect(next).toMatchObject({ status: 'paid', total: 3_000, paid: 3_000 });
    const [old] = await sale.api.asOwner(
      `SELECT status, paid, refunded, to_refund FROM orders WHERE hashcode = '${order.hashcode}'`,
    );
    // The other ticket stays as it is.
    expect(old).toEqual({ status: 'paid', paid: 4_000, refunded: 2_000, to_refund: 0 });
    const payments = await sale.api.asOwner(
      `SELECT provider, amount, status FROM payments WHERE "order" = '${next.hashcode}' ORDER BY amount`,
    );
    expect(payments).toEqual([
      { provider: 'cash', amount: 1_000, status: 'confirmed' },
      { provider: 'exchange', amount: 2_000, status: 'confirmed' },
    ]);
    expect(await booksOf(to)).toMatchObject({ sold: 3_000, balance: 0 });
  });

  it('to a cheaper price: the rest goes back by the card, and an exchanged ticket is later paid back by the first card', async () => {
    const { from, to } = await pair(1_500);
    const { order } = await sale.sold(from, ['A1']);
    const { order: next, refunded } = await exchanged({
      order,
      give: ['A1'],
      performance: to,
      seats: ['A1'],
      total: 1_500,
    });
    expect(refunded).toBe(500);
    const refundsOf = (hashcode: string) =>
      sale.api.asOwner<{ provider: string; amount: number; status: string }>(
        `SELECT provider, amount, status FROM payments WHERE "order" = '${hashcode}' AND amount < 0 AND provider <> 'exchange'`,
      );
    await expect
      .poll(() => refundsOf(order.hashcode), { timeout: 20_000 })
      .toEqual([{ provider: 'simulated', amount: -500, status: 'confirmed' }]);
    await sale.done('booking/orders', 'refund_tickets', next.hashcode, {
      tickets: next.tickets.map(({ hashcode }) => hashcode),
      reason: 'Ill',
    });
    await expect
      .poll(() => refundsOf(next.hashcode), { timeout: 20_000 })
      .toEqual([{ provider: 'simulated', amount: -1_500, status: 'confirmed' }]);
    expect(await booksOf(to)).toMatchObject({ sold: 0, balance: 0 });
  });

  it('keeps the old seats where a new one was sold meanwhile, or the price is another one', async () => {
    const { from, to } = await pair();
    const { order, token } = await sale.sold(from, ['A1', 'A2']);
    await sale.sold(to, ['A2']);
    const lost = await exchange({
      order,
      give: ['A1', 'A2'],
      performance: to,
      seats: ['A1', 'A2'],
      total: 4_000,
    });
    expect(lost.status).toBe(409);
    const wrong = await exchange({ order, give: ['A1'], performance: to, seats: ['A1'], total: 1_999 });
    expect(wrong.status).toBe(409);
    expect(await sale.claimsOf(from)).toEqual(['A1', 'A2']);
    expect(await sale.claimsOf(to)).toEqual(['A2']);
    expect(await sale.orderOf(token)).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await booksOf(from)).toEqual({ sold: 4_000, owed: 0, balance: 0 });
  });

  it('gives one seat to one of several exchanges and buyers at the same moment', async () => {
    const { from, to } = await pair();
    const sold = await Promise.all(['A1', 'A2', 'A3'].map((seat) => sale.sold(from, [seat])));
    const exchanges = sold.map(({ order }, index) =>
      exchange({ order, give: [`A${index + 1}`], performance: to, seats: ['A5'], total: 2_000 }),
    );
    const hold = sale.post('hold', { performance: to, seats: ['A5'] });
    const answers = await Promise.all(exchanges);
    const { statusCode } = await hold;
    const won = answers.filter(({ status }) => status === 200).length + (statusCode === 200 ? 1 : 0);
    expect(won).toBe(1);
    const refused = answers.filter(({ status }) => status === 409).length;
    expect(await sale.claimsOf(from)).toHaveLength(refused);
  });

  it('happens once for a key and once for a ticket, and not for one that was scanned', async () => {
    const { from, to } = await pair();
    const { order } = await sale.sold(from, ['A1', 'A2']);
    const key = randomUUID();
    const input = { order, give: ['A1'], performance: to, seats: ['A1'], total: 2_000 };
    const twice = [await exchange(input, {}, key), await exchange(input, {}, key)];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const numbers = twice.map(({ body }) => dataOf<{ order: SaleOrder }>(body).order.number);
    expect(numbers[0]).toBe(numbers[1]);
    expect((await exchange({ ...input, seats: ['A2'] })).status).toBe(409);
    await sale.api.asOwner(
      `UPDATE tickets SET admitted_at = now(), admitted = 1 WHERE "order" = '${order.hashcode}' AND seat = 'A2'`,
    );
    expect((await exchange({ ...input, give: ['A2'], seats: ['A2'] })).status).toBe(409);
    expect(await sale.claimsOf(to)).toEqual(['A1']);
  });

  it('shows the door that an old ticket was exchanged, and for which performance', async () => {
    const { from, to } = await pair();
    const { order } = await sale.sold(from, ['A1']);
    const code = order.tickets[0]?.code;
    await exchanged({ order, give: ['A1'], performance: to, seats: ['A1'], total: 2_000 });
    const now = new Date().toISOString();
    const scan = { id: randomUUID(), code, device_at: now, at: now };
    const { status, body } = await sale.staff.call('POST', 'door/scans', {
      performance: from,
      device: randomUUID(),
      door: 'Main',
      scans: [scan],
    });
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          scans: [{ outcome: 'exchanged' }],
          tickets: [{ status: 'exchanged', elsewhere: { name: expect.stringContaining('Changed') } }],
        },
      },
    ]);
  });
});
