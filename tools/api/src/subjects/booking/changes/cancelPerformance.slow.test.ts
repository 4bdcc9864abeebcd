import type { SaleCancellation } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { startSale, type Sale } from './testing/startSale';

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(() => sale.api.close());

const read = (performance: string) => sale.read<SaleCancellation>(`booking/cancellations/${performance}`);
const cancel = (performance: string, more: object = {}) =>
  sale.act('callboard/performances', 'cancel_and_refund', performance, {
    reason: 'Water in the hall.',
    ...more,
  });
const ended = (performance: string) =>
  expect.poll(async () => (await read(performance)).cancellation?.ended, { timeout: 20_000 }).toBeTruthy();

/** Debits less credits of the orders of a performance, their sum, and what is still booked as sold, as owed to buyers and as cash. */
async function booksOf(performance: string) {
  const [books] = await sale.api.asOwner<{
    balance: string;
    entries: number;
    unbalanced: number;
    sold: string;
    owed: string;
    cash: string;
  }>(
    `SELECT sum(debit - credit) AS balance, count(DISTINCT entry)::int AS entries,
        sum(credit - debit) FILTER (WHERE purpose = 'ticket_sales') AS sold,
        sum(credit - debit) FILTER (WHERE used = 'due_back') AS owed, sum(debit - credit) FILTER (WHERE used = 'cash') AS cash
      FROM (SELECT l.purpose AS used, l.debit, l.credit, l.entry, a.purpose FROM accounting_entries e
        JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
        JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account
        JOIN orders o ON o.tenant = e.tenant AND e.text LIKE '%' || o.number WHERE o.performance = '${performance}') q`,
  );
  return books;
}

describe('[7.46] [1.10] [2.21] a performance that is cancelled', () => {
  it('refunds every order once, frees what is reserved, ends what is not paid, and mails each buyer', async () => {
    const { performance } = await sale.onSale({ A: '..........' });
    const paid = await sale.sold(performance, ['A1', 'A2']);
    const other = await sale.sold(performance, ['A3']);
    const unpaid = await sale.ordered(performance, ['A4'], true);
    await sale.makeHold(performance, ['A5', 'A6']);
    expect((await read(performance)).open).toMatchObject({
      orders: 3,
      tickets: 3,
      unpaid: 1,
      amount: 6_000,
      fees: 600,
    });
    const answer = await cancel(performance);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      200,
      expect.stringContaining('"cancelled"'),
    ]);
    await ended(performance);
    const { cancellation, open } = await read(performance);
    expect(cancellation).toMatchObject({ orders: 3, done: 3, refunded: 6_000, failed: [], with_fees: true });
    expect(open.orders).toBe(0);
    expect(await sale.orderOf(paid.token)).toMatchObject({ status: 'refunded', refunded: 4_000 });
    expect(await sale.orderOf(unpaid.token)).toMatchObject({ status: 'cancelled', refunded: 0 });
    for (const { order } of [paid, other, unpaid]) {
      expect(
        (await sale.mailsTo(order.email)).filter((subject) => subject.endsWith('is cancelled')),
      ).toHaveLength(1);
    }
    expect(await booksOf(performance)).toMatchObject({ balance: '0', entries: 4, sold: '0' });
    expect(await sale.claimsOf(performance)).toEqual([]);
    expect((await sale.undo(performance)).status).toBe(409);
    const hold = await sale.post('hold', { performance, seats: ['A8'] });
    expect(hold.statusCode).toBe(404);
  });

  it('owes what was paid by cash or transfer until the office pays it back, in the books too', async () => {
    const { performance } = await sale.onSale({ A: '.....' });
    const [byCash, byTransfer, byCard] = [
      await sale.ordered(performance, ['A1'], true),
      await sale.ordered(performance, ['A2', 'A3'], true),
      await sale.sold(performance, ['A4']),
    ];
    for (const [{ order }, payment_method, amount] of [
      [byCash, sale.cash, 2_000],
      [byTransfer, sale.transfer, 4_000],
    ] as const)
      await sale.done('booking/orders', 'receive_payment', order.hashcode, { payment_method, amount });
    await cancel(performance);
    await ended(performance);
    const moneyOf = () =>
      sale.api.asOwner(
        `SELECT status, paid, refunded, to_refund FROM orders WHERE performance = '${performance}' ORDER BY buyer`,
      );
    expect(await moneyOf()).toEqual([
      { status: 'refunded', paid: 2_000, refunded: 0, to_refund: 2_000 },
      { status: 'refunded', paid: 4_000, refunded: 0, to_refund: 4_000 },
      { status: 'refunded', paid: 2_000, refunded: 2_000, to_refund: 0 },
    ]);
    const refunds = () =>
      sale.api.asOwner(
        `SELECT p.provider, -p.amount AS amount FROM payments p JOIN orders o ON o.hashcode = p."order"
          WHERE o.performance = '${performance}' AND p.amount < 0 ORDER BY p.created`,
      );
    expect(await refunds()).toEqual([{ provider: 'simulated', amount: 2_000 }]);
    expect((await read(performance)).cancellation).toMatchObject({ done: 3, refunded: 2_000, due: 6_000 });
    // No one has sold tickets any more, and what is owed is still in the till and in the bank.
    expect(await booksOf(performance)).toMatchObject({ balance: '0', sold: '0', owed: '6000', cash: '2000' });
    const list = await sale.staff.call('GET', `booking/orders?performance=${performance}&to_refund__gte=1`);
    expect(list.body).toMatchObject({ count: 2 });
    for (const [{ order }, way, amount] of [
      [byCash, 'cash', 2_000],
      [byTransfer, 'bank_transfer', 4_000],
    ] as const)
      await sale.done('booking/orders', 'pay_back', order.hashcode, { way, amount });
    expect(await refunds()).toEqual([
      { provider: 'simulated', amount: 2_000 },
      { provider: 'cash', amount: 2_000 },
      { provider: 'bank_transfer', amount: 4_000 },
    ]);
    expect((await read(performance)).cancellation).toMatchObject({ refunded: 8_000, due: 0 });
    expect(await booksOf(performance)).toMatchObject({ balance: '0', sold: '0', owed: '0', cash: '0' });
    for (const { order } of [byCash, byTransfer, byCard])
      expect(
        (await sale.mailsTo(order.email)).filter((subject) => subject.endsWith('is cancelled')),
      ).toHaveLength(1);
    expect(await checkSale(sale.api)).toEqual(nothingWrong);
  });

  it('keeps the fees where the office decides so, and can be retried without paying twice', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const { token } = await sale.sold(performance, ['A1']);
    await cancel(performance, { with_fees: false });
    await ended(performance);
    expect(await sale.orderOf(token)).toMatchObject({ status: 'refunded', refunded: 1_800 });
    await sale.done('callboard/performances', 'retry_refunds', performance);
    await ended(performance);
    expect((await read(performance)).cancellation).toMatchObject({ done: 1, refunded: 1_800 });
    expect(await booksOf(performance)).toMatchObject({ balance: '0', entries: 2 });
  });

  it('names an order that fails, pays the others back, and retries it', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const fails = await sale.sold(performance, ['A1']);
    const works = await sale.sold(performance, ['A2']);
    await sale.api.asOwner(`CREATE FUNCTION refuse_refund() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'The provider is away'; END $$`);
    await sale.api.asOwner(`CREATE TRIGGER refuse BEFORE INSERT ON payments FOR EACH ROW
      WHEN (NEW.amount < 0 AND NEW."order" = '${fails.order.hashcode}') EXECUTE FUNCTION refuse_refund()`);
    await cancel(performance);
    await ended(performance);
    const { cancellation, open } = await read(performance);
    expect(cancellation).toMatchObject({ orders: 2, done: 1, refunded: 2_000 });
    expect(cancellation?.failed).toMatchObject([
      { order: fails.order.hashcode, message: expect.any(String) },
    ]);
    expect(open.orders).toBe(1);
    expect((await sale.orderOf(works.token)).status).toBe('refunded');
    expect((await sale.orderOf(fails.token)).status).toBe('paid');
    await sale.api.asOwner('DROP TRIGGER refuse ON payments');
    await sale.done('callboard/performances', 'retry_refunds', performance);
    await ended(performance);
    expect((await read(performance)).cancellation).toMatchObject({ done: 2, refunded: 4_000, failed: [] });
    expect(await booksOf(performance)).toMatchObject({ balance: '0', entries: 4, sold: '0' });
  });

  it('does not sell again what is paid after the cancellation: the money is due back', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const { token } = await sale.ordered(performance, ['A1']);
    // It is confirmed some seconds later.
    await sale.post('pay', { token, card: 'late' });
    await cancel(performance);
    await ended(performance);
    expect((await sale.orderOf(token)).status).toBe('cancelled');
    await expect.poll(async () => (await sale.orderOf(token)).paid, { timeout: 20_000 }).toBe(2_000);
    expect(await sale.orderOf(token)).toMatchObject({ status: 'cancelled', refunded: 0 });
    expect(await sale.claimsOf(performance)).toEqual([]);
    expect(await booksOf(performance)).toMatchObject({ balance: '0', entries: 1 });
  });

  it('refuses a performance that has begun, a second cancellation while one runs, and no reason', async () => {
    const { performance } = await sale.onSale({ A: '..' });
    expect((await cancel(performance, { reason: ' ' })).status).toBe(400);
    expect((await sale.act('callboard/performances', 'retry_refunds', performance)).status).toBe(409);
    await sale.api.asOwner(`UPDATE performances SET status = 'running' WHERE hashcode = '${performance}'`);
    expect((await cancel(performance)).status).toBe(409);
    await sale.api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = '${performance}'`);
    const both = await Promise.all([cancel(performance), cancel(performance)]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(both.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  });
});
