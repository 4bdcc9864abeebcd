import type { Hold, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { createOutbox } from '../../../engine/mail/outbox';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
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

it('[7.46] [1.10] money for general admission whose places are gone is listed until it is paid back, once', async () => {
  const performance = await kit.onSale();
  const definition = await kit.standing(performance);
  const late = await ordered(performance, definition, 3);
  const end = await paidLate(late, () => ordered(performance, definition, 1));
  expect(end).toEqual({ status: 'cancelled', paid: 1_500, to_refund: 1_500 });
  const { hashcode, number } = late.order;
  const listed = async () =>
    JSON.stringify((await staff.call('GET', 'booking/orders?to_refund__gte=1')).body).includes(number);
  expect(await listed()).toBe(true);
  const back = { way: 'card', amount: 1_500 };
  const give = () =>
    staff.call('POST', 'booking/orders/actions', { action: 'pay_back', target: hashcode, data: back });
  const answers = await Promise.all([give(), give()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listed()).toBe(false);
  // The places are still those of the buyer who was in time.
  const claimed = await api.asOwner<{ places: number }>(
    'SELECT sum(quantity)::int AS places FROM general_claims WHERE definition = $1',
    [definition],
  );
  expect(claimed).toEqual([{ places: 1 }]);
});

it('[7.46] [1.10] money for general admission of a shared number of places takes them only where all share them still', async () => {
  for (const [others, status] of [
    [1, 'paid'],
    [2, 'cancelled'],
  ] as const) {
    const performance = await kit.onSale();
    const [own, other] = [await kit.standing(performance), await kit.standing(performance)];
    const group = await kit.maker.make('generalAdmissionGroups', { performance, capacity: 3 });
    await api.asOwner('UPDATE general_admission_definitions SET "group" = $2 WHERE performance = $1', [
      performance,
      group.hashcode,
    ]);
    const late = await ordered(performance, own, 2);
    const end = await paidLate(late, () => ordered(performance, other, others));
    expect(end).toMatchObject({ status, to_refund: status === 'paid' ? 0 : 1_000 });
  }
});
