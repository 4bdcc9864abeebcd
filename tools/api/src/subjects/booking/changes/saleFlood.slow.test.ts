import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { dataOf, startSale, type Sale } from './testing/startSale';

/** Each orders and gives up without a pause, as hundreds of buyers do with pauses. */
const buyers = 14;
/** A control of the office answers within so many milliseconds while they do. */
const controlMs = 3_000;

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(() => sale.api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

it('[7.46] [1.10] the office pauses, opens, changes the plan, moves and cancels in the middle of a sale', async () => {
  const rows = { A: '.'.repeat(buyers), B: '....' };
  const { performance, floorPlan, map } = await sale.onSale(rows);
  await sale.sold(performance, ['B1']);
  const version = await sale.publish(floorPlan, { ...rows, C: '....' });
  let orders = 0;
  let isOn = true;
  const buyer = async (nth: number): Promise<void> => {
    const payload = { performance, seats: [`A${nth + 1}`] };
    while (isOn) {
      const reserved = await sale.post('hold', payload);
      if (reserved.statusCode !== 200) continue;
      const { hold } = dataOf<{ hold: { hashcode: string; secret: string } }>(reserved.json());
      const ordered = await sale.post('order', {
        hold: { hashcode: hold.hashcode, secret: hold.secret },
        tickets: [{ seat: payload.seats[0], price_type: sale.adult }],
        buyer: { name: `Buyer ${nth}`, email: `flood.${nth}@example.org` },
        payment_method: sale.transfer,
        expected_total: 2_000,
      });
      if (ordered.statusCode !== 200) continue;
      orders += 1;
      const { token } = dataOf<{ token: string }>(ordered.json());
      await sale.post('orders/cancel', { token });
    }
  };
  const hall = Array.from({ length: buyers }, (_, nth) => buyer(nth));
  onTestFinished(async () => {
    isOn = false;
    await Promise.all(hall);
  });
  await expect.poll(() => orders, { timeout: 20_000 }).toBeGreaterThan(30);
  const ofMap = (action: string, data?: object) => sale.act('booking/seat_maps', action, map, data);
  const ofShow = (action: string, data: object) =>
    sale.act('callboard/performances', action, performance, data);
  const controls: Readonly<Record<string, () => Promise<{ status: number; body: unknown }>>> = {
    pause: () => ofMap('pause'),
    open: () => ofMap('open_sale'),
    plan: () => ofMap('change_plan', { version, moves: [] }),
    move: () =>
      ofShow('postpone_sold', { starts_at: inDays(40), ends_at: inDays(41), answer_until: inDays(20) }),
    cancel: () => ofShow('cancel_and_refund', { reason: 'The hall is closed.' }),
  };
  const answers: { control: string; status: number; took: number; body: string }[] = [];
  for (const [control, call] of Object.entries(controls)) {
    const before = orders;
    const began = globalThis.performance.now();
    const { status, body } = await call();
    answers.push({
      control,
      status,
      took: globalThis.performance.now() - began,
      body: JSON.stringify(body).slice(0, 200),
    });
    // The sale goes on between two controls.
    if (control === 'open' || control === 'plan')
      await expect.poll(() => orders, { timeout: 20_000 }).toBeGreaterThan(before + 10);
  }
  expect(answers.map(({ control, status, body }) => [control, status, body])).toEqual(
    Object.keys(controls).map((control) => [control, 200, expect.anything()]),
  );
  expect(answers.filter(({ took }) => took > controlMs)).toEqual([]);
}, 120_000);
