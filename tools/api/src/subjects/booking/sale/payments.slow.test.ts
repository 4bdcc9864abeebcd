import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../engine/mail/outbox';
import { readSecretKey } from '../../../engine/secrets/secretKey';
import { createSecrets } from '../../../engine/secrets/secrets';
import { isLong } from '../../../testKit/isLong';
import { createShopKit, type ShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { simulatedKey } from '../../../engine/providers/createProviders';
import { simulatedWebhook } from '../../../engine/providers/simulatedProvider';

/** Orders whose webhooks come as they like. */
const storm = isLong ? 60 : 18;

let api: TestApi;
let staff: TestClient;
let shop: ShopKit;
let key: string;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  shop = await createShopKit(api, staff, 400);
  key = simulatedKey(createSecrets(await readSecretKey(api.settings)));
}, 240_000);
afterAll(() => api.close());

interface Sent {
  id?: string;
  payment: string;
  status?: string;
  amount?: number;
}

const eventOf = ({ payment, status = 'confirmed', amount = 2_000, id = `${payment}-${status}` }: Sent) => ({
  id,
  tenant: 'showquest',
  payment,
  amount,
  currency: 'NZD',
  answer: { status, reference: `sim-late-${payment}` },
});

const deliver = (
  body: string,
  signature: string,
  more: Record<string, string> = {},
  provider = 'simulated',
) =>
  api.app.inject({
    method: 'POST',
    url: `/webhooks/payments/${provider}`,
    headers: { 'content-type': 'application/json', 'callboard-signature': signature, ...more },
    payload: body,
  });

const notify = (sent: Sent, more: Record<string, string> = {}) => {
  const { body, signature } = simulatedWebhook(key, eventOf(sent), new Date());
  return deliver(body, signature, more);
};

const paymentOf = async (order: string) => {
  const [payment] = await api.asOwner<{ hashcode: string; status: string; reference: string | null }>(
    `SELECT hashcode, status, reference FROM payments WHERE "order" = $1 AND amount > 0 ORDER BY created DESC LIMIT 1`,
    [order],
  );
  if (!payment) throw new Error('The order has no payment.');
  return payment;
};

/** An order whose provider has not answered, and never will by itself. */
async function waiting(): Promise<{ token: string; order: string; payment: string }> {
  const { order, token } = await shop.order(1);
  await shop.pay(token, { card: 'never' });
  return { token, order: order.hashcode, payment: (await paymentOf(order.hashcode)).hashcode };
}

const sums = (orders: readonly string[]) =>
  api.asOwner<{ entries: string; debit: string; credit: string }>(
    `SELECT count(DISTINCT e.hashcode) AS entries, sum(l.debit) AS debit, sum(l.credit) AS credit FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode WHERE e.source_record = ANY ($1)`,
    [orders],
  );

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);
}

describe('[7.46] [1.10] payments of a provider', () => {
  it('confirms a payment that its provider answers late, and one that it confirms twice, by webhooks', async () => {
    const late = await shop.order(1);
    expect((await shop.pay(late.token, { card: 'late' })).status).toBe('unpaid');
    const twice = await shop.order(1);
    expect((await shop.pay(twice.token, { card: 'twice' })).status).toBe('paid');
    await api.hurryJobs('payments.simulate');
    await expect.poll(async () => (await shop.read(late.token)).status, { timeout: 20_000 }).toBe('paid');
    const seen = () =>
      api.asOwner(
        `SELECT event FROM payment_events e JOIN payments p ON p.hashcode = e.payment WHERE p."order" = $1`,
        [twice.order.hashcode],
      );
    await expect.poll(seen, { timeout: 20_000 }).toHaveLength(2);
    expect(await shop.read(twice.token)).toMatchObject({ status: 'paid', paid: 2_000 });
    expect(await sums([late.order.hashcode, twice.order.hashcode])).toEqual([
      { entries: '2', debit: '4000', credit: '4000' },
    ]);
  });

  it('asks the provider where its webhook never came, and waits where it knows nothing yet', async () => {
    const lost = await shop.order(1);
    await shop.pay(lost.token, { card: 'late' });
    await api.asOwner(`DELETE FROM pgboss.job WHERE name = 'payments.simulate'`);
    const never = await waiting();
    // Each check leads to the next, until the provider knows.
    const looked = async () => {
      await api.hurryJobs('payments.check');
      return (await shop.read(lost.token)).status;
    };
    await expect.poll(looked, { timeout: 20_000, interval: 1_000 }).toBe('paid');
    expect((await shop.pay(never.token)).status).toBe('unpaid');
    expect((await paymentOf(never.order)).status).toBe('pending');
  });

  it('lets a buyer pay again after a crash before the provider was called', async () => {
    const { order, token } = await waiting();
    await api.asOwner(`UPDATE payments SET reference = NULL WHERE "order" = $1`, [order]);
    await api.hurryJobs('payments.check');
    await expect.poll(async () => (await paymentOf(order)).status, { timeout: 20_000 }).toBe('declined');
    expect((await shop.pay(token)).status).toBe('paid');
    expect(await sums([order])).toEqual([{ entries: '1', debit: '2000', credit: '2000' }]);
  });

  it('keeps the books balanced and pays each order once, however webhooks are shuffled, doubled and dropped', async () => {
    const random = seeded(46);
    const orders: { order: string; payment: string }[] = [];
    for (let index = 0; index < storm; index += 1) {
      const { order, token } = await shop.order(1);
      await shop.pay(token, { card: 'late' });
      orders.push({ order: order.hashcode, payment: (await paymentOf(order.hashcode)).hashcode });
    }
    await api.asOwner(`DELETE FROM pgboss.job WHERE name = 'payments.simulate'`);
    // Of every third order no webhook arrives at all.
    const events = orders.flatMap(({ payment }, index): Sent[] => {
      if (index % 3 === 0) return [];
      const copies = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({ payment }));
      const others = Array.from({ length: Math.floor(random() * 3) }, (_, nth) => ({
        payment,
        id: `${payment}-${nth}`,
      }));
      return [...copies, ...others, { payment, status: 'pending' }, { payment, status: 'declined' }];
    });
    const sent = shuffled(events, random);
    expect(sent.length).toBeGreaterThan(storm * 3);
    const answers = [];
    for (let at = 0; at < sent.length; at += 8)
      answers.push(...(await Promise.all(sent.slice(at, at + 8).map((each) => notify(each)))));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    await api.asOwner(`UPDATE payments SET created = created - interval '1 minute' WHERE status = 'pending'`);
    const unpaid = async () => {
      await api.hurryJobs('payments.check');
      return api.asOwner(`SELECT number FROM orders WHERE hashcode = ANY ($1) AND status <> 'paid'`, [
        orders.map(({ order }) => order),
      ]);
    };
    await expect.poll(unpaid, { timeout: 60_000, interval: 500 }).toEqual([]);
    const paid = await api.asOwner<{ paid: number; to_refund: number; payments: number; entries: number }>(
      `SELECT DISTINCT o.paid, o.to_refund,
          (SELECT count(*)::int FROM payments p WHERE p."order" = o.hashcode AND p.status = 'confirmed') AS payments,
          (SELECT count(*)::int FROM accounting_entries e WHERE e.source_record = o.hashcode::text) AS entries
        FROM orders o WHERE o.hashcode = ANY ($1)`,
      [orders.map(({ order }) => order)],
    );
    expect(paid).toEqual([{ paid: 2_000, to_refund: 0, payments: 1, entries: 1 }]);
    expect(await sums(orders.map(({ order }) => order))).toEqual([
      { entries: `${storm}`, debit: `${storm * 2_000}`, credit: `${storm * 2_000}` },
    ]);
  }, 240_000);

  it('refuses webhooks that are forged, old or changed, in a sentence and without a change', async () => {
    const { order, payment } = await waiting();
    const event = JSON.stringify(eventOf({ payment }));
    const signed = (body: string, at = new Date(), by = key) =>
      simulatedWebhook(by, JSON.parse(body), at).signature;
    const old = new Date(Date.now() - 3_600_000);
    const refused: [string, Promise<{ statusCode: number }>, number][] = [
      ['another key', deliver(event, signed(event, new Date(), 'another key')), 400],
      ['an hour old', deliver(event, signed(event, old)), 400],
      ['from the future', deliver(event, signed(event, new Date(Date.now() + 3_600_000))), 400],
      ['changed', deliver(event.replace('2000', '2001'), signed(event)), 400],
      ['one space more', deliver(`${event} `, signed(event)), 400],
      ['no signature', deliver(event, ''), 400],
      ['not a signature', deliver(event, 't=NaN,v1=zz'), 400],
      ['no version', deliver(event, signed(event).replace('v1', 'v0')), 400],
      ['no time', deliver(event, signed(event).replace(/^t=\d+,/, '')), 400],
      ['no body', deliver('', signed(event)), 400],
      ['too long', deliver('x'.repeat(300_000), signed(event)), 413],
      ['unknown provider', deliver(event, signed(event), {}, 'another'), 404],
      ['not configured', deliver(event, signed(event), { 'stripe-signature': signed(event) }, 'stripe'), 404],
      ['no provider', deliver(event, signed(event), {}, 'cash'), 404],
    ];
    for (const [name, answer, status] of refused)
      expect([name, (await answer).statusCode]).toEqual([name, status]);
    expect((await paymentOf(order)).status).toBe('pending');
  });

  it('answers signed webhooks about nothing of ours with 200, and takes the tenant from the payment alone', async () => {
    const { order, payment, token } = await waiting();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await notify({ payment: unknown })).statusCode).toBe(200);
    const other = simulatedWebhook(key, { some: 'thing' }, new Date());
    expect((await deliver(other.body, other.signature)).statusCode).toBe(200);
    // An amount that was never requested pays nothing.
    expect((await notify({ payment, amount: 1, id: 'too little' })).statusCode).toBe(200);
    const elsewhere = simulatedWebhook(key, { ...eventOf({ payment }), tenant: 'rockquest' }, new Date());
    expect((await deliver(elsewhere.body, elsewhere.signature)).statusCode).toBe(200);
    expect((await paymentOf(order)).status).toBe('pending');
    expect((await notify({ payment }, { domain: 'rockquest' })).statusCode).toBe(200);
    expect((await shop.read(token)).status).toBe('paid');
  });

  it('owes the money where a payment arrives after the seats went to another buyer', async () => {
    const { order, payment } = await waiting();
    const [ended] = await api.asOwner<{ number: string }>(
      `UPDATE orders SET pay_until = now() - interval '1 minute' WHERE hashcode = $1 RETURNING number`,
      [order],
    );
    await api.hurryJobs('orders.expire');
    const statusOf = async () =>
      (await api.asOwner<{ status: string }>('SELECT status FROM orders WHERE hashcode = $1', [order]))[0]
        ?.status;
    await expect.poll(statusOf, { timeout: 20_000 }).toBe('expired');
    await api.asOwner(
      `INSERT INTO seat_claims (tenant, seat_map, seat, ticket) SELECT t.tenant, t.seat_map, t.seat, o.hashcode FROM tickets t,
        (SELECT hashcode FROM tickets WHERE status = 'valid' LIMIT 1) o WHERE t."order" = $1`,
      [order],
    );
    expect((await notify({ payment })).statusCode).toBe(200);
    const [after] = await api.asOwner(
      'SELECT number, status, paid, to_refund FROM orders WHERE hashcode = $1',
      [order],
    );
    expect(after).toEqual({ number: ended?.number, status: 'expired', paid: 2_000, to_refund: 2_000 });
    expect(await sums([order])).toEqual([{ entries: '1', debit: '2000', credit: '2000' }]);
  });

  it('mails once that money goes back which a paid order does not need, in the language of the order', async () => {
    const { order, payment } = await waiting();
    await api.asOwner(`UPDATE orders SET language = 'mi' WHERE hashcode = $1`, [order]);
    expect((await notify({ payment })).statusCode).toBe(200);
    const [second] = await api.asOwner<{ hashcode: string; number: string }>(
      `INSERT INTO payments (tenant, name, "order", provider, amount, currency, status)
        SELECT tenant, number, hashcode, 'simulated', total, currency, 'pending' FROM orders WHERE hashcode = $1
        RETURNING hashcode, name AS number`,
      [order],
    );
    if (!second) throw new Error('The payment is written.');
    for (const id of ['first', 'again'])
      expect((await notify({ payment: second.hashcode, id })).statusCode).toBe(200);
    const sent = async () =>
      (await createOutbox(api.settings.dataFolder).list()).filter(
        ({ subject, text }) => text.includes(second.number) && subject.includes('Ka whakahokia tō utu mō'),
      );
    await expect.poll(sent, { timeout: 20_000 }).toHaveLength(1);
    expect((await sent())[0]?.text).toContain('Ka whakahokia te $20.00 ki a koe');
  });

  it('pays back through the provider that was paid, or by hand', async () => {
    const bought = await Promise.all([shop.order(2), shop.order(2)]);
    const statuses = [];
    for (const [index, { order, token }] of bought.entries()) {
      await shop.pay(token);
      await shop.act('booking/orders', 'refund_tickets', order.hashcode, {
        tickets: [order.tickets[0]?.hashcode],
        reason: 'The buyer is ill',
        by_hand: index === 1,
      });
      const refunds = () =>
        api.asOwner<{ status: string; amount: number; reference: string }>(
          `SELECT status, amount, reference FROM payments WHERE "order" = $1 AND amount < 0`,
          [order.hashcode],
        );
      await expect.poll(async () => (await refunds())[0]?.status, { timeout: 20_000 }).toBe('confirmed');
      statuses.push((await refunds())[0]?.reference.replace(/-[0-9a-f-]{36}$/, ''));
      expect(await sums([order.hashcode])).toEqual([{ entries: '2', debit: '6000', credit: '6000' }]);
    }
    expect(statuses).toEqual(['sim-refund', 'refund']);
  });
});
