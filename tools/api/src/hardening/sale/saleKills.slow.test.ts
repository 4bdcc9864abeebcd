import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSale, nothingWrong, seatsSold } from './checkSale';
import { adultPrice, hallOnSale, type HallOnSale } from './hallOnSale';
import { createRandom } from './random';
import { startSaleServers, type SaleServers } from './saleServers';
import { shopOf, type Shop, type ShopAnswer } from './shopOf';
import { isLong } from '../../testKit/isLong';

const kills = isLong ? 20 : 2;
const processes = 2;
const buyersAtATime = 8;
const hall = { rows: 40, seatsInRow: 40 };

let sale: SaleServers;

beforeAll(async () => {
  sale = await startSaleServers(processes);
}, 240_000);
afterAll(() => sale.close());

describe('[7.46] selling under kill -9', () => {
  test('nothing is half written: every seat is free, in a hold or sold once, and the books balance', async () => {
    const sold = await hallOnSale(sale.api, sale.staff, hall);
    const selling = startSelling(sold);
    for (let kill = 0; kill < kills; kill += 1) {
      await selling.someMore(6 + ((kill * 5) % 9));
      const victim = sale.servers[kill % processes];
      await victim?.killApi();
      // In the middle of what the others still sell.
      expect(await findingsAfterSale()).toEqual(nothingWrong);
      await victim?.start();
      await victim?.untilReady(120_000);
    }
    await selling.someMore(6);
    const { bought, answers } = await selling.stop();
    const isSold = await seatsSold(sale.api, sold.seatMap);
    process.stdout.write(
      `${kills} kills of ${processes} processes while selling: ${bought} orders acknowledged as paid, ${isSold} seats sold, ` +
        `${answers} calls without an answer; nothing half written\n`,
    );
    expect(isSold).toBe(bought * 2);
    expect(await checkSale(sale.api)).toEqual(nothingWrong);
  }, 1_800_000);
});

/** Findings once what a killed process had begun is rolled back: the database notices when its connection ends. */
async function findingsAfterSale() {
  let found = await checkSale(sale.api);
  for (let tries = 0; tries < 50 && JSON.stringify(found) !== JSON.stringify(nothingWrong); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    found = await checkSale(sale.api);
  }
  return found;
}

/** Buyers who go on through every failure, each repeating a call under its key until it is answered. */
function startSelling({ performance, seats, adult, card }: HallOnSale) {
  let [bought, lost, next, isStopped] = [0, 0, 0, false];
  const random = createRandom(3);
  const waiting: { until: number; resolve: () => void }[] = [];

  const stubborn =
    (shop: Shop): Shop =>
    async (path, input) => {
      const key = randomUUID();
      for (;;) {
        const answer = await shop(path, input, { key, signal: AbortSignal.timeout(20_000) });
        if (answer.status === 200) return answer;
        if (answer.status === 0) lost += 1;
        if (answer.status >= 400 && answer.status < 500 && !answer.text.includes('still'))
          throw new Error(`A good call was refused: ${path} ${answer.status} ${answer.text.slice(0, 200)}`);
        await new Promise((resolve) => setTimeout(resolve, 20 + random.below(40)));
      }
    };

  async function buyAll() {
    while (!isStopped && next + 2 <= seats.length) {
      const own = seats.slice(next, next + 2);
      next += 2;
      const origins = sale.servers.map(({ origin }) => origin);
      const shop = stubborn(shopOf(origins, next));
      const { hold }: ShopAnswer['data'] = (await shop('hold', { performance, seats: own })).data;
      const { data } = await shop('order', {
        hold: { hashcode: hold.hashcode, secret: hold.secret },
        tickets: own.map((seat) => ({ seat, price_type: adult })),
        buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
        payment_method: card,
        expected_total: adultPrice * 2,
      });
      const paid = await shop('pay', { token: data.token });
      expect(paid.data.order.status).toBe('paid');
      bought += 1;
      for (const each of waiting) if (bought >= each.until) each.resolve();
    }
  }

  const running = Promise.all(Array.from({ length: buyersAtATime }, () => buyAll()));
  return {
    /** Waits until so many more orders are paid. */
    someMore: (count: number) =>
      Promise.race([
        running.then(() => undefined),
        new Promise<void>((resolve) => waiting.push({ until: bought + count, resolve })),
      ]),
    async stop() {
      isStopped = true;
      await running;
      return { bought, answers: lost };
    },
  };
}
