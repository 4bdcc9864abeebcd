import { apiPrefix } from '@callboard/api-contract';
import type { Hold } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSale, nothingWrong } from '../sale/checkSale';
import { adultPrice, hallOnSale, type HallOnSale } from '../sale/hallOnSale';
import { startSaleServers, type SaleServers } from '../sale/saleServers';

const buyersAtATime = 16;
const restarts = 3;

let sale: SaleServers;

beforeAll(async () => {
  sale = await startSaleServers(1);
}, 240_000);
afterAll(() => sale.close());

describe('[7.46] selling while the server is restarted', () => {
  test('every call that the server took is answered before it ends', async () => {
    const hall = await hallOnSale(sale.api, sale.staff, { rows: 50, seatsInRow: 40 });
    const selling = startSelling(hall);
    const [server] = sale.servers;
    for (let nth = 0; nth < restarts; nth += 1) {
      await selling.someMore(60);
      await server?.stop();
      await server?.start();
      await server?.untilReady(120_000);
    }
    await selling.someMore(20);
    const { orders, lost, refused } = await selling.stop();
    process.stdout.write(
      `${restarts} restarts while selling: ${orders.length} orders, ${lost} without an answer, ${refused} refused while it ended\n`,
    );
    // An open connection can be closed by the server at the very moment at which a call is written to it: that call was never taken, and
    // what is stored below proves it. A server that drops what it took loses many at each restart.
    expect(lost).toBeLessThanOrEqual(restarts);
    // No order was placed of which its buyer knows nothing.
    const stored = await sale.api.asOwner<{ number: string }>(
      'SELECT number FROM orders WHERE performance = $1',
      [hall.performance],
    );
    expect(stored.map(({ number }) => number).toSorted()).toEqual(orders.toSorted());
    expect(await checkSale(sale.api)).toEqual(nothingWrong);
  }, 600_000);
});

/** Buyers of two seats each, who go on while the server is away. */
function startSelling({ performance, seats, adult, card }: HallOnSale) {
  const orders: string[] = [];
  const waiting: { until: number; resolve: () => void }[] = [];
  let [next, lost, refused, isStopped] = [0, 0, 0, false];

  /** The answer to a call that was taken; undefined for one that the server was not there for, or ended before. */
  async function send(path: string, input: object) {
    try {
      const response = await fetch(`${sale.servers[0]?.origin ?? ''}${apiPrefix()}sale/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Domain: 'showquest', 'X-Forwarded-For': '10.0.0.7' },
        body: JSON.stringify(input),
      });
      const text = await response.text();
      if (response.status === 200) return JSON.parse(text).data;
      if (response.status !== 503) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
      refused += 1;
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      // Where nothing listens, nothing was taken.
      if (!isNotThere(error)) lost += 1;
    }
    return undefined;
  }

  async function buyAll() {
    while (!isStopped && next + 2 <= seats.length) {
      const own = seats.slice(next, next + 2);
      next += 2;
      const taken: { hold: Hold } | undefined = await send('hold', { performance, seats: own });
      const placed: { order: { number: string } } | undefined =
        taken &&
        (await send('order', {
          hold: { hashcode: taken.hold.hashcode, secret: taken.hold.secret },
          tickets: own.map((seat) => ({ seat, price_type: adult })),
          buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
          payment_method: card,
          expected_total: adultPrice * 2,
        }));
      if (placed) orders.push(placed.order.number);
      else await new Promise((resolve) => setTimeout(resolve, 50));
      for (const { until, resolve } of waiting) if (orders.length >= until) resolve();
    }
  }

  const buyers = Promise.all(Array.from({ length: buyersAtATime }, buyAll));
  return {
    someMore: (count: number) =>
      Promise.race([
        buyers,
        new Promise<void>((resolve) => waiting.push({ until: orders.length + count, resolve })),
      ]),
    async stop() {
      isStopped = true;
      await buyers;
      return { orders, lost, refused };
    },
  };
}

/** `fetch` throws a TypeError for a connection that failed. */
function isNoAnswer(error: unknown): error is TypeError {
  return error instanceof TypeError;
}

function isNotThere({ cause }: TypeError): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED';
}
