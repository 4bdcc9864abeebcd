import type { Hold, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { createOutbox } from '../../../engine/mail/outbox';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi } from '../../../testKit/startTestApi';

let api: TestApi;
let kit: SaleKit;

beforeAll(async () => {
  ({ api, kit } = await startSaleKit());
}, 240_000);
afterAll(async () => {
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

/** Orders places without seats, and a seat where one is named. */
async function ordered(performance: string, definition: string, quantity: number, seats: string[] = []) {
  const general = [{ definition, quantity }];
  const { hold } = await kit.posted<{ hold: Hold }>('hold', { performance, seats, general });
  const { hashcode, secret } = hold;
  const tickets = [
    ...seats.map((seat) => ({ seat, price_type: kit.adult })),
    ...Array.from({ length: quantity }, () => ({ definition, price_type: kit.adult })),
  ];
  const order = kit.orderOf(hold, 2_000 * seats.length + 500 * quantity, [], { tickets });
  return kit.posted<{ order: SaleOrder; token: string }>('order', { ...order, hold: { hashcode, secret } });
}

/** The mails about an order. */
const mailsOf = async (number: string) =>
  (await createOutbox(api.settings.dataFolder).list()).filter(({ text }) => text.includes(number));

/** Pays by a card whose answer comes after the order was given up. */
async function paidLate({ order, token }: { order: SaleOrder; token: string }, meanwhile: () => unknown) {
  await kit.post('pay', { token, card: 'late' });
  await kit.act('booking/orders', 'cancel_order', order.hashcode);
  await meanwhile();
  await api.hurryJobs('payments.simulate');
  const read = async () => {
    const [row] = await api.asOwner<{ paid: number; status: string; to_refund: number }>(
      `SELECT paid, status, to_refund FROM orders WHERE hashcode = '${order.hashcode}'`,
    );
    return row;
  };
  await expect.poll(async () => (await read())?.paid, { timeout: 20_000 }).toBe(order.total);
  return read();
}

it.each([
  ['places without seats', [], 2, 0, 'paid'],
  ['a seat and places without seats', ['a1'], 2, 1, 'paid'],
  ['places of which one was sold meanwhile', [], 2, 2, 'cancelled'],
  ['a seat that is free, and places that are not', ['a1'], 3, 1, 'cancelled'],
] as const)(
  'money for %s takes all of them again, or is due back',
  async (_, seats, places, others, status) => {
    const performance = await kit.onSale();
    const definition = await kit.standing(performance);
    const order = await ordered(performance, definition, places, [...seats]);
    const end = await paidLate(order, async () => {
      if (others > 0) await ordered(performance, definition, others);
    });
    const { total } = order.order;
    expect(end).toEqual({ status, paid: total, to_refund: status === 'paid' ? 0 : total });
    const amount = `$${(total / 100).toFixed(2)}`;
    const late = async () =>
      (await mailsOf(order.order.number)).filter(({ subject }) => subject.endsWith('came too late'));
    if (status === 'paid') {
      expect(await late()).toEqual([]);
      return;
    }
    await expect.poll(late, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await late();
    expect(mail?.text).toContain(`We received ${amount} after your order ended`);
    expect(mail?.text).toContain(`${amount} goes back to you`);
  },
);
