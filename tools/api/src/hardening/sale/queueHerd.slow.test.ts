import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { QueuePlace } from '@callboard/api-contract/booking';
import { apiPrefix } from '@callboard/api-contract';
import { atATime } from '../../engine/atATime';
import { hallOnSale } from './hallOnSale';
import { startSaleServers, type SaleServers } from './saleServers';
import { isLong } from '../../testKit/isLong';

const buyers = isLong ? 2_000 : 120;
const size = isLong ? 50 : 10;
const rounds = isLong ? 6 : 3;
/** As many browsers ask in the same moment. */
const together = 40;

let sale: SaleServers;
beforeAll(async () => {
  sale = await startSaleServers(2);
}, 240_000);
afterAll(() => sale.close());

interface Buyer {
  address: string;
  token: string;
}

describe('[7.46] [1.10] a herd of buyers at the opening', () => {
  test('never lets in too many over two processes, one of which is killed, and lets in by order', async () => {
    const { performance, seatMap } = await hallOnSale(sale.api, sale.staff, { rows: 20, seatsInRow: 20 });
    await sale.staff.call('POST', 'callboard/performances/actions', {
      action: 'set_sale_queue',
      target: performance,
      data: { queue_size: size },
    });
    await opens(seatMap, '10 minutes');
    const inTurn = atATime(together);
    const herd = await Promise.all(
      Array.from({ length: buyers }, (_, nth) =>
        inTurn.inTurn(async () => {
          const address = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
          const { token } = await call<{ token: string }>('queue', address, { performance }, nth);
          return { address, token };
        }),
      ),
    );
    await opens(seatMap, '-1 second');
    // As the browsers of those who are let in do, however long a round takes.
    const polls = setInterval(() => void showTurns(performance), 5_000);
    onTestFinished(() => clearInterval(polls));
    const readings: number[] = [];
    let order: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const places = await Promise.all(
        herd.map((buyer, nth) =>
          inTurn.inTurn(async () => {
            const started = Date.now();
            const read = await readPlace(performance, buyer, nth + round);
            readings.push(Date.now() - started);
            return read;
          }),
        ),
      );
      const inside = await insideOf(performance);
      expect(inside).toBe(size);
      // A party that got its turn is among those who are let in; no party gets two different answers.
      expect(places.filter(({ status }) => status === 'admitted').length).toBeLessThanOrEqual(size);
      const numbers = await numbersOf(performance);
      expect(numbers.map(({ number }) => number)).toEqual(
        Array.from({ length: buyers }, (_, index) => index + 1),
      );
      const now = numbers.map(({ place }) => place);
      // Drawn once: the order stays, also after a process was killed.
      if (round > 0) expect(now).toEqual(order);
      order = now;
      expect(await outOfOrder(performance)).toBe(0);
      await endTurns(performance);
      if (round === 0) {
        await sale.servers[0]?.killApi();
        await sale.servers[0]?.start();
        await sale.servers[0]?.untilReady(120_000);
      }
    }
    const sorted = readings.toSorted((one, other) => one - other);
    const percentile = (part: number) => sorted[Math.floor((sorted.length - 1) * part)];
    process.stdout.write(
      `${buyers} buyers in a queue for ${size} at a time on 2 processes, ${together} at the same moment: ${readings.length} reads, ` +
        `median ${percentile(0.5)} ms, 99 % ${percentile(0.99)} ms; never too many inside\n`,
    );
  }, 1_800_000);
});

async function call<T>(path: string, address: string, input: object, nth: number): Promise<T> {
  const origin = sale.servers[nth % sale.servers.length]?.origin ?? '';
  const response = await fetch(`${origin}${apiPrefix()}sale/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Domain: 'showquest', 'X-Forwarded-For': address },
    body: JSON.stringify(input),
  });
  const text = await response.text();
  expect([path, response.status, text.slice(0, 200)]).toEqual([path, 200, expect.anything()]);
  // As the contract declares.
  return (JSON.parse(text) as { data: T }).data;
}

async function readPlace(performance: string, { address, token }: Buyer, nth: number): Promise<QueuePlace> {
  return (await call<{ place: QueuePlace }>('queue/read', address, { performance, token }, nth)).place;
}

const opens = (seatMap: string, after: string) =>
  sale.api.asOwner(`UPDATE seat_maps SET sale_opens = clock_timestamp() + $2::interval WHERE hashcode = $1`, [
    seatMap,
    after,
  ]);

const endTurns = (performance: string) =>
  sale.api.asOwner(
    `UPDATE queue_places SET until = clock_timestamp() - interval '1 second' WHERE performance = $1 AND status = 'admitted'`,
    [performance],
  );

const showTurns = (performance: string) =>
  sale.api.asOwner(
    `UPDATE queue_places SET seen_at = clock_timestamp() WHERE performance = $1 AND status = 'admitted'`,
    [performance],
  );

async function insideOf(performance: string): Promise<number> {
  const [row] = await sale.api.asOwner<{ inside: number }>(
    `SELECT count(*)::int AS inside FROM queue_places WHERE performance = $1 AND status = 'admitted'`,
    [performance],
  );
  return row?.inside ?? 0;
}

const numbersOf = (performance: string) =>
  sale.api.asOwner<{ number: number; place: string }>(
    'SELECT number, hashcode AS place FROM queue_places WHERE performance = $1 ORDER BY number',
    [performance],
  );

/** Number of buyers who wait although someone with a higher number was let in. */
async function outOfOrder(performance: string): Promise<number> {
  const [row] = await sale.api.asOwner<{ passed: number }>(
    `SELECT count(*)::int AS passed FROM queue_places w WHERE w.performance = $1 AND w.status = 'waiting'
      AND w.number < (SELECT max(number) FROM queue_places a WHERE a.performance = $1 AND a.status <> 'waiting')`,
    [performance],
  );
  return row?.passed ?? 0;
}
