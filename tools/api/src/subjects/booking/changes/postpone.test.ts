import type { SalePostponement } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { startSale, type Sale } from './testing/startSale';

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(async () => {
  expect(await checkSale(sale.api)).toEqual(nothingWrong);
  await sale.api.close();
});

const soon = new Date(Date.now() + 7 * 86_400_000).toISOString();
let nth = 0;
/** Another time for each performance: they share a space. */
const times = () => {
  nth += 1;
  const day = `2029-03-${String(nth).padStart(2, '0')}`;
  return { starts_at: `${day}T07:00:00Z`, ends_at: `${day}T09:00:00Z`, answer_until: soon };
};

const postpone = (performance: string, more: object = {}) =>
  sale.act('callboard/performances', 'postpone_sold', performance, { ...times(), ...more });
const read = async (performance: string) => {
  const { postponement } = await sale.read<SalePostponement>(`booking/postponements/${performance}`);
  if (!postponement) throw new Error('It was not postponed.');
  return postponement;
};
const written = (performance: string, orders: number) =>
  expect.poll(async () => (await read(performance)).written, { timeout: 20_000 }).toBe(orders);
const answer = (token: string, given: 'keep' | 'refund') =>
  sale.post('orders/answer', { token, answer: given });
const newTimeMails = async (email: string | null) =>
  (await sale.mailsTo(email)).filter((subject) => subject.startsWith('New time for'));

describe('[7.46] [1.10] [2.21] a performance with sold tickets that is postponed', () => {
  it('keeps every ticket and its code, writes to each buyer once, and ends what others were about to buy', async () => {
    const { performance } = await sale.onSale({ A: '........' });
    const one = await sale.sold(performance, ['A1', 'A2']);
    const other = await sale.sold(performance, ['A3']);
    const unpaid = await sale.ordered(performance, ['A4'], true);
    await sale.makeHold(performance, ['A6']);
    const before = await sale.read<{ at: string; tickets: string }>(
      `door/performances/${performance}?after=0`,
    );
    const given = times();
    const { status } = await postpone(performance, { ...given, message: 'The hall is flooded.' });
    expect(status).toBe(200);
    await written(performance, 3);
    const order = await sale.orderOf(one.token);
    expect(order).toMatchObject({
      status: 'paid',
      postponed: { answer: null, is_open: true, amount: 4_000 },
    });
    expect(Date.parse(order.performance.starts_at)).toBe(Date.parse(given.starts_at));
    expect(Date.parse(order.postponed?.from ?? '')).toBeLessThan(Date.parse(given.starts_at));
    expect(order.tickets.map(({ code }) => code)).toEqual(one.order.tickets.map(({ code }) => code));
    for (const { order: bought } of [one, other, unpaid])
      expect(await newTimeMails(bought.email)).toHaveLength(1);
    expect(order.postponed?.message).toBe('The hall is flooded.');
    expect(await sale.claimsOf(performance)).toEqual(['A1', 'A2', 'A3', 'A4']);
    // Doors read their tickets again, with the new time.
    const after = await sale.read<{ at: string; tickets: string }>(
      `door/performances/${performance}?after=0`,
    );
    expect(after.tickets).not.toBe(before.tickets);
    expect(await read(performance)).toMatchObject({
      orders: 3,
      kept: 0,
      refunded: 0,
      unanswered: 3,
      failed: 0,
    });
  });

  it('pays back whom does not come, once, frees the seats, and lets keep become refund until the deadline', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const keeps = await sale.sold(performance, ['A1']);
    const leaves = await sale.sold(performance, ['A2']);
    await postpone(performance);
    expect((await answer(keeps.token, 'keep')).statusCode).toBe(200);
    expect((await answer(leaves.token, 'keep')).statusCode).toBe(200);
    const both = await Promise.all([answer(leaves.token, 'refund'), answer(leaves.token, 'refund')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await answer(leaves.token, 'keep')).statusCode).toBe(409);
    const order = await sale.orderOf(leaves.token);
    expect(order).toMatchObject({
      status: 'refunded',
      refunded: 2_000,
      postponed: { answer: 'refund', is_open: false },
    });
    expect(await sale.claimsOf(performance)).toEqual(['A1']);
    const refunds = () =>
      sale.api.asOwner(
        `SELECT amount, status FROM payments WHERE "order" = '${order.hashcode}' AND amount < 0`,
      );
    await expect.poll(refunds, { timeout: 20_000 }).toEqual([{ amount: -2_000, status: 'confirmed' }]);
    const seen = await read(performance);
    expect(seen).toMatchObject({ orders: 2, kept: 1, refunded: 1, unanswered: 0, amount: 2_000 });
    expect(seen.answers.map(({ state }) => state).toSorted()).toEqual(['kept', 'refunded']);
  });

  it('leaves what no provider pays back due, for the office to pay', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const { order, token } = await sale.ordered(performance, ['A1'], true);
    await sale.done('booking/orders', 'receive_payment', order.hashcode, {
      payment_method: sale.transfer,
      amount: 2_000,
    });
    await postpone(performance, { with_fees: false });
    expect((await sale.orderOf(token)).postponed?.amount).toBe(1_800);
    expect((await answer(token, 'refund')).statusCode).toBe(200);
    const owed = () =>
      sale.api.asOwner(
        `SELECT status, paid, refunded, to_refund FROM orders WHERE hashcode = '${order.hashcode}'`,
      );
    expect(await owed()).toEqual([{ status: 'refunded', paid: 2_000, refunded: 0, to_refund: 1_800 }]);
    await sale.done('booking/orders', 'pay_back', order.hashcode, { way: 'bank_transfer', amount: 1_800 });
    expect(await owed()).toEqual([{ status: 'refunded', paid: 2_000, refunded: 1_800, to_refund: 0 }]);
  });

  it('takes no answer after the deadline: the tickets stay', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const { token } = await sale.sold(performance, ['A1']);
    expect((await answer(token, 'refund')).statusCode).toBe(409);
    await postpone(performance);
    await sale.api.asOwner(
      `UPDATE sale_postponements SET answer_until = now() - interval '1 minute' WHERE performance = '${performance}'`,
    );
    expect((await answer(token, 'refund')).statusCode).toBe(409);
    expect(await sale.orderOf(token)).toMatchObject({
      status: 'paid',
      postponed: { is_open: false, answer: null },
    });
    expect(await read(performance)).toMatchObject({ is_open: false, unanswered: 1 });
  });

  it('sends the question once more when it is moved once more', async () => {
    const { performance } = await sale.onSale({ A: '....' });
    const { order, token } = await sale.sold(performance, ['A1']);
    await postpone(performance);
    await written(performance, 1);
    expect((await sale.undo(performance)).status).toBe(409);
    await answer(token, 'keep');
    await postpone(performance);
    await written(performance, 1);
    expect(await newTimeMails(order.email)).toHaveLength(2);
    expect((await sale.orderOf(token)).postponed).toMatchObject({ answer: null, is_open: true });
  });

  it('goes on where the job ended in the middle, and writes to no one twice', async () => {
    const { performance } = await sale.onSale({ A: '.....' });
    const sold = await Promise.all(['A1', 'A2', 'A3'].map((seat) => sale.sold(performance, [seat])));
    const [, second] = sold;
    // Its mail fails until the trigger is gone: the run ends with an error of the database.
    await sale.api.asOwner(`CREATE OR REPLACE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'The mail server is away'; END $$`);
    await sale.api.asOwner(`CREATE TRIGGER refuse BEFORE INSERT ON mails FOR EACH ROW
      WHEN (NEW.recipient = '${second?.order.email ?? ''}') EXECUTE FUNCTION refuse_mail()`);
    await postpone(performance);
    await expect.poll(async () => (await read(performance)).failed, { timeout: 20_000 }).toBe(1);
    await written(performance, 2);
    await sale.api.asOwner('DROP TRIGGER refuse ON mails');
    // A run that was killed is run again.
    await sale.api.asOwner(`UPDATE postponed_orders SET status = 'waiting' WHERE status = 'failed'`);
    await sale.api.asOwner(
      `INSERT INTO pgboss.job (name, data) SELECT 'orders.mailPostponed', json_build_object('tenant', tenant, 'postponement', hashcode)
        FROM sale_postponements, generate_series(1, 2) WHERE performance = '${performance}'`,
    );
    await sale.api.hurryJobs('orders.mailPostponed');
    await written(performance, 3);
    for (const { order } of sold) expect(await newTimeMails(order.email)).toHaveLength(1);
  });

  it('refuses times that cannot be, and a performance that is over or cancelled', async () => {
    const { performance } = await sale.onSale({ A: '..' });
    const wrong = [
      { starts_at: '2020-01-01T07:00:00Z' },
      { ends_at: '2029-01-01T07:00:00Z' },
      { answer_until: '2020-01-01T07:00:00Z' },
      { answer_until: '2030-01-01T07:00:00Z' },
      { starts_at: 'tomorrow' },
    ];
    for (const more of wrong) expect((await postpone(performance, more)).status).toBe(400);
    await sale.api.asOwner(`UPDATE performances SET status = 'finished' WHERE hashcode = '${performance}'`);
    expect((await postpone(performance)).status).toBe(409);
  });
});
