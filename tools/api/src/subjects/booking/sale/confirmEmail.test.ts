import { problemText } from '@callboard/api-contract';
import { saleLimits, type SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { createOutbox } from '../../../engine/mail/outbox';
import { createShopKit, type ShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let shop: ShopKit;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_RATE_LIMIT: '1000' } });
  staff = await api.loginAs('showquest', 'staff');
  shop = await createShopKit(api, staff, 60);
}, 240_000);
afterAll(async () => {
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

const minute = 60_000;

/** Answer of a confirming call: the order, or why not. */
async function called(path: 'confirm' | 'code', input: object) {
  const answer = await shop.post(`orders/${path}`, input);
  const body = answer.json<{ data?: { order: SaleOrder } }>();
  if (answer.statusCode !== 200) return `${answer.statusCode} ${problemText(body)}`;
  return body.data?.order ?? 'no order';
}
const confirm = (token: string, code: string) => called('confirm', { token, code });
const again = (token: string, email?: string) => called('code', { token, ...(email && { email }) });

/** The letters to an address, newest first. */
const lettersTo = async (to: string) =>
  (await createOutbox(api.settings.dataFolder).list()).filter((mail) => mail.to === to);

/** The codes and the links of the mails about an order to an address, once there are so many of them. */
async function mailed({ number }: SaleOrder, to: string, count = 1) {
  const read = async () =>
    (await lettersTo(to)).flatMap(({ text }) => {
      const [, code] = /Your code is (\w+)\./.exec(text) ?? [];
      const [, token] = /\/tickets\/order#([\w.-]+)&code=/.exec(text) ?? [];
      return text.includes(number) && code && token ? [{ code, token, text }] : [];
    });
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
}

const soon = (order: SaleOrder | string) =>
  typeof order === 'string' ? order : Date.parse(order.pay_until ?? '') - Date.now();

describe('[7.46] [1.10] an order by bank transfer of a stranger', () => {
  it('waits for its email no longer than a hold lasts, then for the payment', async () => {
    const { order, token } = await shop.order(2, shop.transfer, 'waits@example.org');
    expect(order.next).toEqual({ kind: 'confirm', until: order.pay_until });
    expect(soon(order)).toBeLessThanOrEqual(saleLimits.holdMinutes * minute);
    const [mail] = await mailed(order, 'waits@example.org');
    // Nothing that the stranger typed, and nothing to be paid yet.
    expect(mail?.text).not.toMatch(/Mere|Transfer \$/);
    expect(await confirm(token, 'WRONG2')).toBe(
      '409 This code is not right. Enter the code from the newest email.',
    );
    const code = mail?.code ?? '';
    // As it is typed from a phone.
    const confirmed = await confirm(token, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
    expect(confirmed).toMatchObject({
      status: 'unpaid',
      next: { kind: 'transfer', reference: order.number },
    });
    expect(soon(confirmed)).toBeGreaterThan(saleLimits.transferDaysLeast * 1_430 * minute);
    expect(await confirm(token, code)).toMatchObject({ next: { kind: 'transfer' } });
    await expect
      .poll(async () =>
        (await lettersTo('waits@example.org')).some(({ text }) => text.includes('Transfer $40.00')),
      )
      .toBe(true);
    await api.hurryJobs('orders.expire');
    expect((await shop.read(token)).status).toBe('unpaid');
  });

  it('is confirmed by the link of the mail on another device', async () => {
    const { order, token } = await shop.order(1, shop.transfer, 'link@example.org');
    const [mail] = await mailed(order, 'link@example.org');
    expect(mail?.token).not.toBe(token);
    expect(await confirm(mail?.token ?? '', mail?.code ?? '')).toMatchObject({ next: { kind: 'transfer' } });
    expect((await shop.read(token)).next.kind).toBe('transfer');
  });

  it('is over when its email is not confirmed', async () => {
    const { order, token } = await shop.order(1, shop.transfer, 'late@example.org');
    const [mail] = await mailed(order, 'late@example.org');
    await api.asOwner(`UPDATE orders SET pay_until = now() - interval '1 second' WHERE hashcode = $1`, [
      order.hashcode,
    ]);
    await api.hurryJobs('orders.expire');
    await expect.poll(async () => (await shop.read(token)).status, { timeout: 20_000 }).toBe('expired');
    expect(await confirm(token, mail?.code ?? '')).toBe('409 This order is closed.');
    expect(await again(token)).toBe('409 This order is closed.');
  });

  it('has a code that cannot be guessed, and few mails', async () => {
    const { order, token } = await shop.order(1, shop.transfer, 'guess@example.org');
    const [first] = await mailed(order, 'guess@example.org');
    for (let tries = 0; tries < saleLimits.codeTries; tries += 1)
      expect(await confirm(token, 'WRONG2')).toMatch(/^409 This code/);
    const spent = '409 Too many wrong codes. Send a new code.';
    expect([await confirm(token, 'WRONG2'), await confirm(token, first?.code ?? '')]).toEqual([spent, spent]);
    const codes = new Set([first?.code]);
    let newest = '';
    for (let mails = 2; mails <= saleLimits.codesOfOrder; mails += 1) {
      expect(await again(token)).toMatchObject({ next: { kind: 'confirm' }, pay_until: order.pay_until });
      const letters = await mailed(order, 'guess@example.org', mails);
      newest = letters.find(({ code }) => !codes.has(code))?.code ?? '';
      codes.add(newest);
    }
    expect(await again(token)).toMatch(/^429 No more codes/);
    // Each new code ended the one before it.
    for (const code of codes)
      if (code !== newest) expect(await confirm(token, code ?? '')).toMatch(/^409 This/);
    expect(await confirm(token, newest)).toMatchObject({ next: { kind: 'transfer' } });
  });

  it('goes to another email, and the links of the one before end', async () => {
    const { order, token } = await shop.order(1, shop.transfer, 'tpyo@example.org');
    const [before] = await mailed(order, 'tpyo@example.org');
    expect(await again(token, 'not an email')).toMatch(/^400 Enter an email/);
    expect(await again(token, 'typo@example.org')).toMatchObject({
      email: 'typo@example.org',
      pay_until: order.pay_until,
    });
    expect((await shop.post('orders/read', { token: before?.token ?? '' })).statusCode).toBe(404);
    expect(await confirm(token, before?.code ?? '')).toMatch(/^409 This code/);
    const [mail] = await mailed(order, 'typo@example.org');
    expect(await confirm(token, mail?.code ?? '')).toMatchObject({ next: { kind: 'transfer' } });
    // A confirmed email stays.
    expect(await again(token, 'third@example.org')).toMatchObject({ email: 'typo@example.org' });
  });

  it('has a new code where the office mails it again, and is paid by money that comes before it', async () => {
    const { order, token } = await shop.order(1, shop.transfer, 'resend@example.org');
    await shop.act('booking/orders', 'resend_order', order.hashcode);
    expect(await mailed(order, 'resend@example.org', 2)).toHaveLength(2);
    const input = { payment_method: shop.transfer, amount: order.total };
    await shop.act('booking/orders', 'receive_payment', order.hashcode, input);
    expect(await shop.read(token)).toMatchObject({ status: 'paid', next: { kind: 'nothing' } });
  });

  it('needs no proof of a user for their own email', async () => {
    const [user] = await api.asOwner<{ email: string }>(
      `SELECT email FROM users WHERE tenant = 'showquest' AND email LIKE 'staff%'`,
    );
    const own = await shop.order(1, shop.transfer, user?.email ?? '', staff.headers);
    expect(own.order.next.kind).toBe('transfer');
    const other = await shop.order(1, shop.transfer, 'other@example.org', staff.headers);
    expect(other.order.next.kind).toBe('confirm');
  });
});
