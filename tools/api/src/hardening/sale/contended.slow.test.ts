import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSale, nothingWrong, seatsSold } from './checkSale';
import { adultPrice, hallOnSale, type HallOnSale } from './hallOnSale';
import { createRandom } from './random';
import { startSaleServers, type SaleServers } from './saleServers';
import { serverErrorsIn, patient, shopOf, type Answers, type Shop } from './shopOf';
import { isLong } from '../../testKit/isLong';

const processCounts = isLong ? [1, 2, 4] : [2];
const seeds = isLong ? 20 : 1;
/** Together over all seeds and numbers of processes. */
const purchases = isLong ? 10_000 : 200;
const buyersAtATime = 24;
const hall = { rows: 12, seatsInRow: 12 };

let sale: SaleServers;

beforeAll(async () => {
  sale = await startSaleServers(Math.max(...processCounts));
}, 240_000);
afterAll(() => sale.close());

describe('[7.46] [1.10] buyers who want the same seats', () => {
  test.each(processCounts)(
    'no seat is sold twice or lost, and no answer is an error of the server: %i processes',
    async (processes) => {
      const origins = sale.servers.slice(0, processes).map(({ origin }) => origin);
      const answers: Answers = new Map();
      const each = Math.ceil(purchases / processCounts.length / seeds);
      const started = performance.now();
      for (let seed = 1; seed <= seeds; seed += 1) {
        const sold = await hallOnSale(sale.api, sale.staff, hall);
        await buyHotSeats(sold, origins, { seed, attempts: each, answers });
        await buyTheRest(sold, origins, answers);
        expect([seed, await checkSale(sale.api)]).toEqual([seed, nothingWrong]);
        // Seats that are free at the end can be bought: none was lost.
        expect([seed, await seatsSold(sale.api, sold.seatMap)]).toEqual([seed, sold.seats.length]);
      }
      process.stdout.write(
        `${each * seeds} contended purchases on ${processes} processes, ${seeds} seeds, ${hall.rows * hall.seatsInRow} seats each, in ` +
          `${Math.round(performance.now() - started)} ms: ${JSON.stringify(Object.fromEntries(answers))}; 0 double, 0 lost\n`,
      );
      expect(serverErrorsIn(answers)).toBe(0);
      expect(answers.get(0) ?? 0).toBe(0);
    },
    3_600_000,
  );

  test('fifty want the same ten seats, a hundred the best ones, and thirty only read', async () => {
    const origins = sale.servers.map(({ origin }) => origin);
    const sold = await hallOnSale(sale.api, sale.staff, { rows: 20, seatsInRow: 20 });
    const answers: Answers = new Map();
    const read: Answers = new Map();
    const started = performance.now();
    const ten = sold.seats.slice(0, 10);
    const same = Array.from({ length: 50 }, (_, buyer) =>
      shopOf(
        origins,
        1_000 + buyer,
        answers,
      )('hold', {
        performance: sold.performance,
        seats: [ten[buyer % 10]],
      }),
    );
    const best = Array.from({ length: 100 }, (_, buyer) =>
      shopOf(origins, 2_000 + buyer, answers)('best', { performance: sold.performance, quantity: 3 }),
    );
    const reads = Array.from({ length: 30 }, (_, reader) =>
      readOften(origins[reader % origins.length] ?? '', sold.performance, read),
    );
    const [holds, parties] = [await Promise.all(same), await Promise.all(best)];
    await Promise.all(reads);
    const made = [...holds, ...parties].filter(({ status }) => status === 200).map(({ data }) => data.hold);
    const seats = made.flatMap((hold) => hold.seats.map(({ seat }) => seat));
    process.stdout.write(
      `50 on ten seats, 100 for the best, 30 readers in ${Math.round(performance.now() - started)} ms: holds ` +
        `${JSON.stringify(Object.fromEntries(answers))}, reads ${JSON.stringify(Object.fromEntries(read))}\n`,
    );
    expect(new Set(seats).size).toBe(seats.length);
    expect(new Set(seats.filter((seat) => ten.includes(seat))).size).toBe(10);
    expect(parties.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(serverErrorsIn(answers) + serverErrorsIn(read)).toBe(0);
    expect(await checkSale(sale.api)).toEqual(nothingWrong);
  }, 300_000);
});

interface Hot {
  seed: number;
  attempts: number;
  answers: Answers;
}

/** Buyers pick some neighbours in a few rows that everyone wants, and buy them if they get them. */
async function buyHotSeats(
  sold: HallOnSale,
  origins: readonly string[],
  { seed, attempts, answers }: Hot,
): Promise<void> {
  const random = createRandom(seed);
  let left = attempts;
  async function buyAll() {
    while (left > 0) {
      left -= 1;
      const shop = patient(shopOf(origins, seed * 100_000 + left, answers));
      const row = 1 + random.below(hall.rows);
      const start = 1 + random.below(hall.seatsInRow);
      const count = 1 + random.below(4);
      const seats = Array.from({ length: count }, (_, index) => start + index)
        .filter((seat) => seat <= hall.seatsInRow)
        .map((seat) => `${row}-${seat}`);
      const isPatient = random.next() < 0.8;
      await buy(shop, sold, seats, isPatient ? 'pays' : 'leaves');
    }
  }
  await Promise.all(Array.from({ length: buyersAtATime }, () => buyAll()));
}

/** One buyer takes every seat that is free still, by hand. */
async function buyTheRest(sold: HallOnSale, origins: readonly string[], answers: Answers): Promise<void> {
  const taken = await sale.api.asOwner<{ seat: string }>('SELECT seat FROM seat_claims WHERE seat_map = $1', [
    sold.seatMap,
  ]);
  const known = new Set(taken.map(({ seat }) => seat));
  const free = sold.seats.filter((seat) => !known.has(seat));
  for (let from = 0; from < free.length; from += 10) {
    const shop = patient(shopOf(origins, 9_000_000 + from, answers));
    expect(await buy(shop, sold, free.slice(from, from + 10), 'pays')).toBe(true);
  }
}

/** @returns whether the seats were bought */
async function buy(
  shop: Shop,
  { performance, adult, card }: HallOnSale,
  seats: readonly string[],
  then: 'pays' | 'leaves',
): Promise<boolean> {
  const made = await shop('hold', { performance, seats });
  if (made.status !== 200) return false;
  const { hashcode, secret } = made.data.hold;
  if (then === 'leaves') {
    expect((await shop('release', { hashcode, secret })).status).toBe(200);
    return false;
  }
  const ordered = await shop('order', {
    hold: { hashcode, secret },
    tickets: seats.map((seat) => ({ seat, price_type: adult })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: card,
    expected_total: adultPrice * seats.length,
  });
  expect([ordered.status, ordered.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  const paid = await shop('pay', { token: ordered.data.token });
  expect([paid.status, paid.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  expect(paid.data.order.status).toBe('paid');
  return true;
}

/** A user who only reads, again and again. */
async function readOften(origin: string, performance: string, answers: Answers): Promise<void> {
  for (let read = 0; read < 6; read += 1) {
    const path = read % 2 ? `sale/performances/${performance}` : `sale/performances/${performance}/seats`;
    const response = await fetch(`${origin}/api/v21/system/${path}`, { headers: { Domain: 'showquest' } });
    await response.arrayBuffer();
    answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
  }
}
