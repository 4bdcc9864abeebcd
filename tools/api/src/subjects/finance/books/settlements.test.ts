import type { Settlement } from '@callboard/api-contract/finance';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startSale, type Sale } from '../../booking/changes/testing/startSale';

let sale: Sale;
let terminal: string;
let event: string;
let other: string;
beforeAll(async () => {
  sale = await startSale();
  const machine = { name: 'Card machine', kind: 'card', is_online: false, account: null };
  terminal = (await sale.maker.make('paymentMethods', machine)).hashcode;
  other = (await sale.maker.make('events', {})).hashcode;
}, 240_000);
afterAll(() => sale.api.close());

/** A performance on sale; of the other event where it is given. */
async function onSale(to?: string): Promise<string> {
  const { performance } = await sale.onSale({ A: '..........' });
  if (to !== undefined)
    await sale.api.asOwner(`UPDATE performances SET event = '${to}' WHERE hashcode = '${performance}'`);
  const [row] = await sale.api.asOwner<{ event: string }>(
    `SELECT event FROM performances WHERE hashcode = '${performance}'`,
  );
  if (to === undefined) event = row?.event ?? '';
  return performance;
}

/** Settlement of an event, as it is shown. */
async function settlementOf(of: string) {
  const { events } = await sale.read<{ events: Settlement[] }>(`finance/settlements?event=${of}`);
  const [one] = events;
  const { income, credited, tax, received, owed, to_refund } = one ?? {
    income: 0,
    credited: 0,
    tax: 0,
    received: 0,
    owed: 0,
    to_refund: 0,
  };
  expect(income + tax - credited).toBe(received + owed - to_refund);
  return { sold: income + tax - credited, received, owed, to_refund };
}

/** The same over the rows of orders and payments, which the settlement does not read. */
async function counted(of: string) {
  const [row] = await sale.api.asOwner(
    `SELECT coalesce(sum(o.paid - o.refunded - o.to_refund), 0)::int AS sold, coalesce(sum(y.amount), 0)::int AS received, 0 AS owed,
        coalesce(sum(o.to_refund), 0)::int AS to_refund
      FROM orders o JOIN performances p ON p.hashcode = o.performance
      LEFT JOIN LATERAL (SELECT sum(amount)::int AS amount FROM payments y WHERE y."order" = o.hashcode
        AND (y.status = 'confirmed' OR (y.status = 'pending' AND y.amount < 0))) y ON true
      WHERE p.event = '${of}'`,
  );
  return row;
}

/** An order of two tickets that is paid by hand. */
async function paidBy(method: string, performance?: string): Promise<SaleOrder> {
  const { order } = await sale.ordered(performance ?? (await onSale()), ['A1', 'A2'], true);
  await sale.done('booking/orders', 'receive_payment', order.hashcode, {
    payment_method: method,
    amount: 4_000,
  });
  return order;
}

const refund = (order: SaleOrder, tickets: number, more: object = {}) =>
  sale.done('booking/orders', 'refund_tickets', order.hashcode, {
    tickets: order.tickets.slice(0, tickets).map(({ hashcode }) => hashcode),
    reason: 'The buyer is ill',
    by_hand: true,
    ...more,
  });

/** Money that came after the places were another's. */
async function late(): Promise<SaleOrder> {
  const performance = await onSale();
  const { order } = await sale.ordered(performance, ['A1'], true);
  await sale.api.asOwner(
    `UPDATE orders SET pay_until = now() - interval '1 minute' WHERE hashcode = '${order.hashcode}'`,
  );
  await sale.api.hurryJobs('orders.expire');
  await expect.poll(() => sale.claimsOf(performance), { timeout: 20_000 }).toEqual([]);
  await sale.sold(performance, ['A1']);
  await sale.done('booking/orders', 'receive_payment', order.hashcode, {
    payment_method: sale.transfer,
    amount: 2_000,
  });
  return order;
}

async function exchangeTo(performance: string): Promise<void> {
  const { order } = await sale.sold(await onSale(), ['A1', 'A2']);
  const answer = await sale.staff.call(
    'POST',
    'booking/office/exchange',
    {
      order: order.hashcode,
      give: order.tickets.slice(0, 1).map(({ hashcode }) => hashcode),
      performance,
      channel: 'office',
      tickets: [{ seat: 'A3', price_type: sale.adult }],
      expected_total: 2_000,
    },
    { 'idempotency-key': randomUUID() },
  );
  expect([answer.status, JSON.stringify(answer.body).slice(0, 300)]).toEqual([200, expect.anything()]);
}

async function withVoucher(percent: number): Promise<void> {
  const code = `OFF${percent}`;
  const anywhere = { performance: null, event: null, price_type: null, valid_from: null, valid_until: null };
  await sale.maker.make('vouchers', {
    code,
    kind: 'percent',
    percent,
    amount: null,
    most_uses: null,
    ...anywhere,
  });
  const performance = await onSale();
  const { hashcode, secret } = await sale.makeHold(performance, ['A1']);
  const answer = await sale.post('order', {
    hold: { hashcode, secret },
    tickets: [{ seat: 'A1', price_type: sale.adult }],
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: percent === 100 ? null : sale.transfer,
    voucher: code,
    expected_total: 2_000 - 20 * percent,
  });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  if (percent === 100) return;
  const { order } = dataOf<{ order: SaleOrder }>(answer.json());
  await sale.done('booking/orders', 'receive_payment', order.hashcode, {
    payment_method: sale.transfer,
    amount: order.total,
  });
}

/** A gift voucher that was sold pays half of a ticket, and a transfer the rest. */
async function withGiftVoucher(): Promise<SaleOrder> {
  const issued = await sale.staff.call('POST', 'booking/office/gift_vouchers', {
    amount: 1_000,
    payment_method: terminal,
  });
  const { code } = dataOf<{ gift_voucher: { code: string } }>(issued.body).gift_voucher;
  const { hashcode, secret } = await sale.makeHold(await onSale(), ['A1']);
  const answer = await sale.post('order', {
    hold: { hashcode, secret },
    tickets: [{ seat: 'A1', price_type: sale.adult }],
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: sale.transfer,
    gift_vouchers: [{ code, amount: 1_000 }],
    expected_total: 2_000,
  });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  const { order } = dataOf<{ order: SaleOrder }>(answer.json());
  await sale.done('booking/orders', 'receive_payment', order.hashcode, {
    payment_method: sale.transfer,
    amount: 1_000,
  });
  return order;
}

const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['paid in cash', () => paidBy(sale.cash)],
  ['paid at a card machine', () => paidBy(terminal)],
  ['paid by bank transfer', () => paidBy(sale.transfer)],
  ['paid by card', async () => sale.sold(await onSale(), ['A1', 'A2'])],
  ['not paid yet', async () => sale.ordered(await onSale(), ['A1', 'A2'], true)],
  ['with a voucher', () => withVoucher(25)],
  ['free by a voucher', () => withVoucher(100)],
  ['paid in part by a gift voucher', withGiftVoucher],
  ['refunded in part', async () => refund(await paidBy(sale.cash), 1)],
  ['refunded whole', async () => refund(await paidBy(terminal), 2)],
  [
    'refunded by its card',
    async () => refund((await sale.sold(await onSale(), ['A1', 'A2'])).order, 1, { by_hand: false }),
  ],
  [
    'cancelled before it was paid',
    async () => {
      const { order } = await sale.ordered(await onSale(), ['A1'], true);
      return sale.done('booking/orders', 'cancel_order', order.hashcode);
    },
  ],
  [
    'of a performance that is cancelled, and due back in cash',
    async () => {
      const performance = await onSale();
      await paidBy(sale.cash, performance);
      await sale.done('callboard/performances', 'cancel_and_refund', performance, {
        reason: 'Water in the hall.',
      });
      const isDue = async () =>
        (await sale.api.asOwner(`SELECT FROM orders WHERE performance = '${performance}' AND to_refund > 0`))
          .length;
      await expect.poll(isDue, { timeout: 20_000 }).toBe(1);
    },
  ],
  ['paid after it lapsed', late],
  [
    'paid after it lapsed, and paid back',
    async () =>
      sale.done('booking/orders', 'pay_back', (await late()).hashcode, { way: 'cash', amount: 2_000 }),
  ],
  ['exchanged within the event', async () => exchangeTo(await onSale())],
  ['exchanged for another event', async () => exchangeTo(await onSale(other))],
];

describe('[2.16] [7.45] the settlement of an event', () => {
  it.each(steps)('counts an order that is %s as its rows do, and balances', async (_what, step) => {
    await step();
    for (const of of [event, other]) expect(await settlementOf(of)).toEqual(await counted(of));
  });

  it('moves what was exchanged from one event to the other', async () => {
    const before = [await settlementOf(event), await settlementOf(other)];
    await exchangeTo(await onSale(other));
    const after = [await settlementOf(event), await settlementOf(other)];
    expect(after.map(({ received }, index) => received - (before[index]?.received ?? 0))).toEqual([
      2_000, 2_000,
    ]);
    expect(after.map(({ owed }) => owed)).toEqual([0, 0]);
  });

  it('is in sum what the accounts of money come to, with nothing owed', async () => {
    const [row] = await sale.api.asOwner<{ money: number }>(
      `SELECT sum(l.debit - l.credit)::int AS money FROM accounting_debit_credits l
        JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account WHERE a.purpose IN ('bank', 'cash', 'card_machine')`,
    );
    const sums = [await settlementOf(event), await settlementOf(other)];
    expect(sums.reduce((sum, { received }) => sum + received, 0)).toBe(row?.money);
  });
});
