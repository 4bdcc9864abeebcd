import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSale, nothingWrong } from './checkSale';
import { adultPrice, hallOnSale, type HallOnSale } from './hallOnSale';
import { createRandom, type Random } from './random';
import { startSaleServers, type SaleServers } from './saleServers';
import { serverErrorsIn, noAnswer, shopOf, type Answers, type Shop, type ShopAnswer } from './shopOf';
import { isLong } from '../../testKit/isLong';

/** So many answers are lost. */
const lost = isLong ? 1_000 : 60;
const buyersAtATime = 8;
const hall = { rows: isLong ? 60 : 12, seatsInRow: 40 };

let sale: SaleServers;

beforeAll(async () => {
  sale = await startSaleServers(2);
}, 240_000);
afterAll(() => sale.close());

describe('[7.46] [1.10] buyers whose answers are lost', () => {
  test('get them again under the same key, with one order and one charge each', async () => {
    const sold = await hallOnSale(sale.api, sale.staff, hall);
    const answers: Answers = new Map();
    const random = createRandom(7);
    let [losses, buyers, seat] = [0, 0, 0];
    async function buyAll() {
      while (losses < lost && seat + 2 <= sold.seats.length) {
        const seats = sold.seats.slice(seat, seat + 2);
        [seat, buyers] = [seat + 2, buyers + 1];
        const shop = shopOf(
          sale.servers.map(({ origin }) => origin),
          buyers,
          answers,
        );
        const order = await buy(
          lossy(shop, random, () => (losses += 1)),
          sold,
          seats,
        );
        expect(order.status).toBe('paid');
      }
    }
    await Promise.all(Array.from({ length: buyersAtATime }, () => buyAll()));
    const counted = await sale.api.asOwner<{ orders: number; charged: number; holds: number; money: number }>(
      `WITH own AS (SELECT p.amount FROM payments p JOIN orders o ON o.tenant = p.tenant AND o.hashcode = p."order"
          WHERE o.performance = $1 AND p.status = 'confirmed')
        SELECT (SELECT count(*)::int FROM orders WHERE performance = $1) AS orders, (SELECT count(*)::int FROM own) AS charged,
          (SELECT count(*)::int FROM seat_holds WHERE performance = $1) AS holds, (SELECT sum(amount)::int FROM own) AS money`,
      [sold.performance],
    );
    process.stdout.write(
      `${losses} answers lost on the way, ${buyers} buyers on 2 processes: ${JSON.stringify(counted[0])}, ` +
        `${JSON.stringify(Object.fromEntries(answers))}; 0 doubled orders, 0 doubled charges\n`,
    );
    const money = buyers * 2 * adultPrice;
    expect(counted).toEqual([{ orders: buyers, charged: buyers, holds: buyers, money }]);
    expect(losses).toBeGreaterThanOrEqual(lost);
    expect(serverErrorsIn(answers)).toBe(0);
    expect(await checkSale(sale.api)).toEqual(nothingWrong);
  }, 1_800_000);

  test('cannot use a key for another request, and read nothing that a stranger has bought', async () => {
    const sold = await hallOnSale(sale.api, sale.staff, { rows: 2, seatsInRow: 10 });
    const shop = shopOf(
      sale.servers.map(({ origin }) => origin),
      99_000,
    );
    const key = randomUUID();
    const { performance } = sold;
    const made = await shop('hold', { performance, seats: ['1-1', '1-2'] }, { key });
    const again = await shop('hold', { performance, seats: ['1-1', '1-2'] }, { key });
    expect(again.data.hold).toEqual(made.data.hold);
    const other = await shop('hold', { performance, seats: ['1-3', '1-4'] }, { key });
    expect(other.text).not.toContain(made.data.hold.secret);
    expect(other.status).toBe(422);
    expect((await shop('hold', { performance, seats: ['1-5'] }, { key: 'no uuid' })).status).toBe(400);
    const stored = await sale.api.asOwner<{ body: string }>(
      'SELECT body FROM idempotency_keys WHERE key = $1',
      [key],
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.body).not.toContain(made.data.hold.secret);
  });
});

/** A shop whose answers are lost in every way: before they came, or by a connection that breaks while the server works. Each is retried. */
function lossy(shop: Shop, random: Random, onLoss: () => void): Shop {
  return async (path, input) => {
    const key = randomUUID();
    for (;;) {
      const fate = random.next();
      const signal = fate < 0.3 ? AbortSignal.timeout(1 + random.below(60)) : undefined;
      const answer = await shop(path, input, { key, ...(signal && { signal }) });
      if (answer.status === 200 && fate >= 0.5) return answer;
      // A call that is still at work under this key, one that never came back, or a server that has too much to do to begin it.
      expect([0, 200, 409, 503]).toContain(answer.status);
      if (answer.status === 409) expect(answer.text).toContain('still');
      else if (answer.status !== 503) onLoss();
    }
  };
}

async function buy(shop: Shop, { performance, adult, card }: HallOnSale, seats: readonly string[]) {
  const { hold }: ShopAnswer['data'] = (await shop('hold', { performance, seats })).data ?? noAnswer.data;
  const ordered = await shop('order', {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets: seats.map((seat) => ({ seat, price_type: adult })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: card,
    expected_total: adultPrice * seats.length,
  });
  const paid = await shop('pay', { token: ordered.data.token });
  return paid.data.order;
}
