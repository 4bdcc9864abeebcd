import { saleLimits } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../engine/mail/outbox';
import { createShopKit, type ShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';

let api: TestApi;
let shop: ShopKit;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  shop = await createShopKit(api, await api.loginAs('showquest', 'staff'), 80);
}, 240_000);
afterAll(() => api.close());

/** The mails to an address, once there are so many. */
async function lettersTo(address: string, count: number) {
  const read = async () =>
    (await createOutbox(api.settings.dataFolder).list()).filter(({ to }) => to === address);
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(count);
  return read();
}

describe('[7.46] the mail with tickets', () => {
  it('has them as a PDF once they are paid, and not before', async () => {
    const address = 'pdf@example.org';
    const { order, token } = await shop.order(2, shop.card, address);
    const [unpaid] = await lettersTo(address, 1);
    expect([unpaid?.files ?? [], unpaid?.text.includes('Mere')]).toEqual([[], false]);
    await shop.pay(token, { card: 'accept' });
    const paid = (await lettersTo(address, 2)).find(({ subject }) => subject.includes('Your tickets'));
    expect(paid?.text).toContain('Kia ora Mere Tamati,');
    expect(paid?.files).toMatchObject([
      { filename: `${order.number}.pdf`, contentType: 'application/pdf' },
      { filename: `${order.number}-receipt.pdf`, contentType: 'application/pdf' },
    ]);
    const [file] = paid?.files ?? [];
    expect(Buffer.from(file?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
    // A job that runs again mails nothing again.
    await api.hurryJobs('orders.mail');
    expect(await lettersTo(address, 2)).toHaveLength(2);
  });

  it('has the link alone where there are very many', async () => {
    const address = 'many@example.org';
    const { order, token } = await shop.order(4, shop.card, address);
    await shop.pay(token, { card: 'accept' });
    await lettersTo(address, 2);
    // As an order of a school can have them.
    await api.asOwner(
      `INSERT INTO tickets (tenant, hashcode, number, "order", performance, place, price_type, people, currency, price, fee, tax, price_chain, channel,
          admitted, status, general_admission)
        SELECT tenant, gen_random_uuid(), 'X-' || n, "order", performance, place, price_type, people, currency, price, fee, tax, price_chain, channel,
          admitted, status, general_admission
        FROM tickets, generate_series(1, ${saleLimits.ticketsInMail}) n WHERE number = $1`,
      [`${order.number}-1`],
    );
    await api.asOwner(
      `INSERT INTO ticket_codes (tenant, ticket, code) SELECT tenant, hashcode, md5(hashcode::text) FROM tickets WHERE number LIKE 'X-%'`,
    );
    await shop.act('booking/orders', 'resend_order', order.hashcode);
    const letters = await lettersTo(address, 3);
    expect(letters.map(({ files }) => files?.length ?? 0).toSorted()).toEqual([0, 1, 2]);
  });
});
