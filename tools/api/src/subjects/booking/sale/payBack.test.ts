import type { OfficeOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { startSale, type Sale } from '../changes/testing/startSale';

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(async () => {
  expect(await checkSale(sale.api)).toEqual(nothingWrong);
  await sale.api.close();
});

const payBack = (order: string, data: object) => sale.act('booking/orders', 'pay_back', order, data);
const moneyOf = async (order: string) => {
  const [money] = await sale.api.asOwner(
    `SELECT paid, refunded, to_refund FROM orders WHERE hashcode = '${order}'`,
  );
  return money;
};
const refundsOf = (order: string) =>
  sale.api.asOwner(
    `SELECT provider, amount, status, reference FROM payments WHERE "order" = '${order}' AND amount < 0`,
  );
/** Credits less debits of what is owed to buyers, for one order. */
const owedOf = async (number: string) => {
  const [row] = await sale.api.asOwner<{ owed: number }>(
    `SELECT coalesce(sum(l.credit - l.debit), 0)::int AS owed FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
      WHERE l.purpose = 'due_back' AND e.text LIKE '%' || $1`,
    [number],
  );
  return row?.owed;
};

/** An order whose money came after its seats were another's. */
async function lateOrder(isByCard: boolean) {
  const { performance } = await sale.onSale({ A: '....' });
  const { order, token } = await sale.ordered(performance, ['A1'], !isByCard);
  if (isByCard) {
    // It is confirmed some seconds later.
    await sale.post('pay', { token, card: 'late' });
    await sale.done('booking/orders', 'cancel_order', order.hashcode);
    await sale.sold(performance, ['A1']);
    await expect.poll(() => moneyOf(order.hashcode), { timeout: 20_000 }).toMatchObject({ to_refund: 2_000 });
    return order;
  }
  await sale.api.asOwner(`UPDATE orders SET status = 'expired' WHERE hashcode = '${order.hashcode}'`);
  await sale.api.asOwner(`UPDATE tickets SET status = 'cancelled' WHERE "order" = '${order.hashcode}'`);
  await sale.api.asOwner(
    `DELETE FROM seat_claims c USING tickets t WHERE t.hashcode = c.ticket AND t."order" = '${order.hashcode}'`,
  );
  await sale.sold(performance, ['A1']);
  await sale.done('booking/orders', 'receive_payment', order.hashcode, {
    payment_method: sale.transfer,
    amount: 2_000,
  });
  return order;
}

describe('[7.46] [1.10] money that is due back', () => {
  it('is listed, and paid back as the office writes it down: once, booked, with a mail', async () => {
    const order = await lateOrder(false);
    expect(await moneyOf(order.hashcode)).toEqual({ paid: 2_000, refunded: 0, to_refund: 2_000 });
    const { body } = await sale.staff.call('GET', 'booking/orders?to_refund__gte=1');
    expect(JSON.stringify(body)).toContain(order.number);
    const shown = await sale.read<OfficeOrder>(`booking/office/orders/${order.hashcode}`);
    expect(shown).toMatchObject({ to_refund: 2_000, is_card_refundable: false });
    expect(await owedOf(order.number)).toBe(2_000);
    expect((await payBack(order.hashcode, { way: 'card', amount: 2_000 })).status).toBe(409);
    expect((await payBack(order.hashcode, { way: 'cash', amount: 1_999 })).status).toBe(409);
    expect((await payBack(order.hashcode, { way: 'cash', amount: 0 })).status).toBe(400);
    const given = { way: 'bank_transfer', amount: 2_000, reference: 'Back 4711' };
    const all = await Promise.all([1, 2, 3].map(() => payBack(order.hashcode, given)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await moneyOf(order.hashcode)).toEqual({ paid: 2_000, refunded: 2_000, to_refund: 0 });
    expect(await refundsOf(order.hashcode)).toEqual([
      { provider: 'bank_transfer', amount: -2_000, status: 'confirmed', reference: 'Back 4711' },
    ]);
    expect(await owedOf(order.number)).toBe(0);
    const mails = (await sale.mailsTo(order.email)).filter((subject) =>
      subject.startsWith('We pay money back'),
    );
    expect(mails).toHaveLength(1);
    const after = await sale.staff.call('GET', 'booking/orders?to_refund__gte=1');
    expect(JSON.stringify(after.body)).not.toContain(order.number);
  });

  it('goes back by the card that it came from', async () => {
    const order = await lateOrder(true);
    const shown = await sale.read<OfficeOrder>(`booking/office/orders/${order.hashcode}`);
    expect(shown.is_card_refundable).toBe(true);
    expect((await payBack(order.hashcode, { way: 'card', amount: 2_000 })).status).toBe(200);
    expect((await payBack(order.hashcode, { way: 'card', amount: 2_000 })).status).toBe(409);
    await expect
      .poll(() => refundsOf(order.hashcode), { timeout: 20_000 })
      .toMatchObject([{ provider: 'simulated', amount: -2_000, status: 'confirmed' }]);
    expect(await moneyOf(order.hashcode)).toEqual({ paid: 2_000, refunded: 2_000, to_refund: 0 });
    expect(await owedOf(order.number)).toBe(0);
  });
});
