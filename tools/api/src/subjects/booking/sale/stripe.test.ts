import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeStripe } from '../../../testKit/fakeStripe';
import { createShopKit, type ShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let api: TestApi;
let shop: ShopKit;
const log: string[] = [];

beforeAll(async () => {
  stripe = await fakeStripe();
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing', ...stripe.variables }, log });
  shop = await createShopKit(api, await api.loginAs('showquest', 'staff'), 60);
}, 240_000);
afterAll(async () => {
  await api.close();
  await stripe.close();
});

/** The page that an order leads to, as Stripe knows it. */
function sessionOf({ next }: { next: { kind: string } }) {
  const session = 'url' in next ? stripe.sessionOf(String(next.url)) : undefined;
  if (!session) throw new Error(`The order leads to no page: ${JSON.stringify(next)}`);
  return session;
}

async function notify(...sent: Parameters<typeof stripe.webhook>): Promise<number> {
  const { body, signature } = stripe.webhook(...sent);
  const answer = await api.app.inject({
    method: 'POST',
    url: '/webhooks/payments/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  });
  return answer.statusCode;
}

const paymentsOf = (order: string) =>
  api.asOwner<{ amount: number; status: string }>(
    `SELECT amount, status FROM payments WHERE "order" = $1 ORDER BY created`,
    [order],
  );

const balanceOf = async (order: string) =>
  api.asOwner<{ purpose: string; amount: number }>(
    `SELECT l.purpose, sum(l.debit - l.credit)::int AS amount FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode WHERE e.source_record = $1
      GROUP BY l.purpose ORDER BY l.purpose`,
    [order],
  );

async function paid(count: number) {
  const placed = await shop.order(count);
  const session = sessionOf(placed.order);
  stripe.pay(session);
  expect(await notify('checkout.session.completed', session)).toBe(200);
  return { ...placed, session };
}

describe('[7.46] [1.10] cards by Stripe', () => {
  it('leads to a page of Stripe with the price of the server, and is paid by its webhook', async () => {
    const { order, token } = await shop.order(2);
    const session = sessionOf(order);
    const { params } = stripe.calls.findLast(({ call }) => call === 'POST /v1/checkout/sessions') ?? {};
    expect(params?.get('line_items[0][price_data][unit_amount]')).toBe('4000');
    expect(params?.get('line_items[0][price_data][currency]')).toBe('nzd');
    expect(params?.get('customer_email')).toBe('mere@example.org');
    expect(params?.get('success_url')).toContain(`/tickets/order?returned#${token}`);
    expect((await shop.read(token)).next).toEqual(order.next);
    stripe.pay(session);
    expect(await notify('checkout.session.completed', session, { id: 'evt_first' })).toBe(200);
    expect(await notify('checkout.session.completed', session, { id: 'evt_first' })).toBe(200);
    expect(
      await notify('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }),
    ).toBe(200);
    const now = await shop.read(token);
    expect([now.status, now.paid, now.next.kind]).toEqual(['paid', 4_000, 'nothing']);
    expect(now.tickets.every(({ code }) => code !== null)).toBe(true);
    expect(await balanceOf(order.hashcode)).toEqual([
      { purpose: 'bank', amount: 4_000 },
      { purpose: 'ticket_sales', amount: -4_000 },
    ]);
  });

  it('knows that it is paid as the buyer returns, before the webhook comes', async () => {
    const { order, token } = await shop.order(1);
    expect((await shop.pay(token)).status).toBe('unpaid');
    const session = sessionOf(order);
    stripe.pay(session);
    expect((await shop.pay(token)).status).toBe('paid');
    expect(await notify('checkout.session.completed', session)).toBe(200);
    expect(await paymentsOf(order.hashcode)).toEqual([{ amount: 2_000, status: 'confirmed' }]);
  });

  it('makes one page where answers are lost, and none is paid twice', async () => {
    stripe.loseAnswers(3);
    const before = stripe.things.size;
    const { order, token } = await shop.order(1);
    expect(order.next).toEqual({ kind: 'card' });
    const again = await shop.pay(token);
    expect(stripe.things.size).toBe(before + 1);
    stripe.pay(sessionOf(again));
    expect((await shop.pay(token)).status).toBe('paid');
    expect(await paymentsOf(order.hashcode)).toHaveLength(1);
  }, 60_000);

  it('begins again after a crash, after a page expired, and reports where Stripe does not answer', async () => {
    stripe.loseAnswers(3);
    const { order, token } = await shop.order(1);
    await api.hurryJobs('payments.check');
    const statuses = async () => (await paymentsOf(order.hashcode)).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['declined']);
    stripe.loseAnswers(3);
    const silent = await shop.post('pay', { token });
    expect([silent.statusCode, silent.body]).toEqual([409, expect.stringContaining('not charged twice')]);
    const session = sessionOf(await shop.pay(token));
    expect(await notify('checkout.session.expired', { ...session, status: 'expired' })).toBe(200);
    expect((await shop.read(token)).next).toEqual({ kind: 'card' });
    const last = sessionOf(await shop.pay(token));
    stripe.pay(last);
    expect(await notify('checkout.session.async_payment_succeeded', last)).toBe(200);
    expect((await shop.read(token)).status).toBe('paid');
    expect(await statuses()).toEqual(['declined', 'declined', 'confirmed']);
  }, 60_000);

  it('pays back a part through Stripe, and owes what the bank of the buyer sends back', async () => {
    const { order, session } = await paid(3);
    const refund = (index: number) =>
      shop.act('booking/orders', 'refund_tickets', order.hashcode, {
        tickets: [order.tickets[index]?.hashcode],
        reason: 'The buyer is ill',
      });
    await refund(0);
    const statuses = async () => (await paymentsOf(order.hashcode)).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['confirmed', 'confirmed']);
    const { params } = stripe.calls.findLast(({ call }) => call === 'POST /v1/refunds') ?? {};
    expect([params?.get('amount'), params?.get('payment_intent')]).toEqual(['2000', `pi_${session.id}`]);
    stripe.answerRefunds('pending');
    await refund(1);
    const refunds = () => [...stripe.things.values()].filter(({ object }) => object === 'refund');
    await expect.poll(() => refunds().length, { timeout: 20_000 }).toBe(2);
    const [, second] = refunds();
    if (!second) throw new Error('Stripe has no second refund.');
    expect(await notify('refund.failed', { ...second, status: 'failed' })).toBe(200);
    expect(await notify('refund.updated', { ...second, status: 'succeeded' })).toBe(200);
    expect(await statuses()).toEqual(['confirmed', 'confirmed', 'declined']);
    const [row] = await api.asOwner('SELECT paid, refunded, to_refund FROM orders WHERE hashcode = $1', [
      order.hashcode,
    ]);
    expect(row).toEqual({ paid: 6_000, refunded: 2_000, to_refund: 2_000 });
    expect(await balanceOf(order.hashcode)).toEqual([
      { purpose: 'bank', amount: 4_000 },
      { purpose: 'due_back', amount: -2_000 },
      { purpose: 'ticket_sales', amount: -2_000 },
    ]);
    stripe.answerRefunds('succeeded');
  }, 60_000);

  it('owes what the bank of the buyer sends back after the refund had succeeded', async () => {
    const { order } = await paid(1);
    await shop.act('booking/orders', 'refund_tickets', order.hashcode, {
      tickets: [order.tickets[0]?.hashcode],
      reason: 'The buyer is ill',
    });
    const statuses = async () => (await paymentsOf(order.hashcode)).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['confirmed', 'confirmed']);
    const refund = [...stripe.things.values()].findLast(({ object }) => object === 'refund');
    if (!refund) throw new Error('Stripe has no refund.');
    for (let time = 0; time < 2; time += 1)
      expect(await notify('refund.failed', { ...refund, status: 'failed' })).toBe(200);
    expect(await statuses()).toEqual(['confirmed', 'declined']);
    const [row] = await api.asOwner('SELECT paid, refunded, to_refund FROM orders WHERE hashcode = $1', [
      order.hashcode,
    ]);
    expect(row).toEqual({ paid: 2_000, refunded: 0, to_refund: 2_000 });
  }, 60_000);

  it('refuses forged and old webhooks, and leaves those of other systems alone', async () => {
    const { order, token } = await shop.order(1);
    const session = sessionOf(order);
    const claimed = { ...session, status: 'complete', payment_status: 'paid' };
    expect(await notify('checkout.session.completed', claimed, { secret: 'whsec_another' })).toBe(400);
    expect(
      await notify('checkout.session.completed', claimed, { at: new Date(Date.now() - 3_600_000) }),
    ).toBe(400);
    expect(await notify('checkout.session.completed', { ...claimed, metadata: {} })).toBe(200);
    expect(await notify('checkout.session.completed', { ...claimed, amount_total: 1 })).toBe(200);
    expect(await notify('customer.created', claimed)).toBe(200);
    expect((await shop.read(token)).status).toBe('unpaid');
  });

  it('keeps its secrets out of the log', () => {
    expect(log.length).toBeGreaterThan(10);
    expect(
      log.filter((line) => line.includes(stripe.secretKey) || line.includes(stripe.webhookSecret)),
    ).toEqual([]);
  });
});
