import { apiPrefix } from '@callboard/api-contract';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../testKit/isLong';
import { createRecordMaker } from '../../testKit/makeRecords';
import { openShift } from '../../testKit/openShift';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { checkSale, nothingWrong } from './checkSale';
import { adultPrice, hallOnSale, studentPrice, type HallOnSale, type HallTerms } from './hallOnSale';
import { createRandom, type Random } from './random';
import type { ShopAnswer } from './shopOf';

/** Sales, changes and refunds, over all terms together. */
const steps = isLong ? 10_000 : 160;
const seed = Number(process.env['CALLBOARD_SEED_OF_SALES'] ?? 11);

const allTerms: readonly HallTerms[] = [
  { fee: 0, isFeeInside: false, rate: 15, isTaxInclusive: true },
  { fee: 173, isFeeInside: false, rate: 15, isTaxInclusive: true },
  { fee: 150, isFeeInside: true, rate: 15, isTaxInclusive: false },
  { fee: 99, isFeeInside: false, rate: 7, isTaxInclusive: false },
];

let api: TestApi;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  await openShift(staff);
});
afterAll(() => api.close());

/** Facts of an order that the test has by itself. */
interface KnownOrder {
  hashcode: string;
  number: string;
  token: string;
  /** By ticket, as it was sold. */
  prices: Map<string, number>;
  status: 'unpaid' | 'paid' | 'over';
  valid: Set<string>;
  merchandise: number;
  /** The pieces of each line that were not paid back. */
  pieces: Map<string, number>;
}

/** Merchandise sold with the tickets of a hall, with its tax in the price. */
interface Goods {
  programme: string;
  shirt: string;
}
const goodsPrices = { programme: 499, shirt: 3_333 };
/** So few that some orders find none. */
const goodsStock = { programme: isLong ? 1_500 : 30, shirt: isLong ? 300 : 8 };

describe('[7.46] [2.17] sales, changes and refunds by chance', () => {
  test.each(allTerms)(
    'debits equal credits, and each ticket keeps the price that it was sold at: %o',
    async (terms) => {
      const hall = await hallOnSale(api, staff, { rows: 10, seatsInRow: 20 }, terms);
      const goods = await goodsOnSale(terms);
      const random = createRandom(seed + terms.fee);
      const chance = byChance(hall, goods, terms, random);
      const count = Math.ceil(steps / allTerms.length);
      for (let step = 0; step < count; step += 1) {
        await chance.step();
        if (step % 40 === 39) expect([step, await checkSale(api)]).toEqual([step, nothingWrong]);
      }
      expect(await checkSale(api)).toEqual(nothingWrong);
      const orders = chance.orders();
      const stored = await api.asOwner<{ hashcode: string; price: number; chained: number }>(
        `SELECT hashcode, price, (price_chain->>'total')::int AS chained FROM tickets WHERE performance = $1`,
        [hall.performance],
      );
      const prices = new Map(orders.flatMap((order) => [...order.prices]));
      expect(
        stored.filter(({ hashcode, price, chained }) => price !== prices.get(hashcode) || price !== chained),
      ).toEqual([]);
      expect(stored).toHaveLength(prices.size);
      const stocks = await api.asOwner<{ hashcode: string; stock: number; out: number }>(
        `SELECT m.hashcode, m.stock, coalesce(sum(l.quantity - l.restocked), 0)::int AS out FROM merchandise m
          LEFT JOIN merchandise_lines l ON l.tenant = m.tenant AND l.merchandise = m.hashcode WHERE m.hashcode = ANY ($1::uuid[]) GROUP BY 1, 2`,
        [Object.values(goods)],
      );
      for (const { hashcode, stock, out } of stocks) {
        expect(stock).toBeGreaterThanOrEqual(0);
        expect(stock + out).toBe(hashcode === goods.shirt ? goodsStock.shirt : goodsStock.programme);
      }
      const residue = await residueOf(hall);
      process.stdout.write(
        `${count} steps, ${JSON.stringify(terms)}: ${JSON.stringify(chance.counts())}, ${stored.length} tickets at the price as sold, ` +
          `residue of tax ${residue.tax} and of sales ${residue.sales} over ${residue.orders} orders paid back whole\n`,
      );
      expect(residue).toMatchObject({ tax: 0, sales: 0 });
    },
    3_600_000,
  );
});

/** Rest in the books of orders that were paid back whole, fees included: each rounding was undone by its like. */
async function residueOf({ performance }: HallOnSale) {
  const [row] = await api.asOwner<{ orders: number; tax: number; sales: number }>(
    `SELECT count(DISTINCT o.hashcode)::int AS orders,
      coalesce(sum(l.credit - l.debit) FILTER (WHERE l.purpose = 'tax'), 0)::int AS tax,
      coalesce(sum(l.credit - l.debit) FILTER (WHERE l.purpose IN ('ticket_sales', 'merchandise_sales')), 0)::int AS sales
    FROM orders o JOIN accounting_entries e ON e.tenant = o.tenant AND e.text LIKE '%' || o.number
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
    WHERE o.performance = $1 AND o.status = 'refunded' AND o.refunded = o.paid`,
    [performance],
  );
  return row ?? { orders: 0, tax: 0, sales: 0 };
}

async function goodsOnSale({ fee, rate, isTaxInclusive }: HallTerms): Promise<Goods> {
  // Names that those of the other terms have not.
  const first = 500_000 + fee * 1_000;
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed), first);
  const { hashcode: tax } = await maker.make('taxes', { rate, is_inclusive: isTaxInclusive });
  const { hashcode: group } = await maker.make('merchandiseGroups', { tax, account: null });
  const make = async (price: number, stock: number) => {
    const values = { group, price, stock, event: null, currency: 'NZD', most_in_order: null };
    const { hashcode } = await maker.make('merchandise', values);
    const { status } = await staff.call('POST', 'finance/merchandise/actions', {
      action: 'sell',
      target: hashcode,
    });
    expect(status).toBe(200);
    return hashcode;
  };
  return {
    programme: await make(goodsPrices.programme, goodsStock.programme),
    shirt: await make(goodsPrices.shirt, goodsStock.shirt),
  };
}

function byChance(hall: HallOnSale, goods: Goods, terms: HallTerms, random: Random) {
  const known: KnownOrder[] = [];
  const prices = new Map([
    [hall.adult, adultPrice],
    [hall.student, studentPrice],
  ]);
  const counts: Record<string, number> = {};
  let buyers = 0;

  const post = async (path: string, input: object): Promise<ShopAnswer> => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}sale/${path}`,
      payload: input,
      headers: { domain: 'showquest' },
      remoteAddress: `10.1.${(buyers >> 8) & 255}.${buyers & 255}`,
    });
    return { status: answer.statusCode, data: answer.json().data, text: answer.body };
  };
  const posted = async (path: string, input: object) => answered(path, await post(path, input));
  const answered = (path: string, answer: ShopAnswer) => {
    expect([path, answer.status, answer.text.slice(0, 300)]).toEqual([path, 200, expect.anything()]);
    return answer.data;
  };
  const act = async (action: string, target: string, data: object) => {
    const answer = await staff.call('POST', 'booking/orders/actions', { action, target, data });
    expect([action, answer.status, JSON.stringify(answer.body).slice(0, 300)]).toEqual([
      action,
      200,
      expect.anything(),
    ]);
  };
  /** By a rule of the test's own. */
  const priceOf = (type: string): number => {
    return taxedPrice((prices.get(type) ?? 0) + (terms.isFeeInside ? 0 : terms.fee));
  };
  const taxedPrice = (base: number) =>
    terms.isTaxInclusive ? base : base + Math.round((base * terms.rate) / 100);
  const amountOf = (own: KnownOrder) => sumOf(own.prices.values()) + own.merchandise;
  const free = async () => {
    const taken = await api.asOwner<{ seat: string }>('SELECT seat FROM seat_claims WHERE seat_map = $1', [
      hall.seatMap,
    ]);
    const seats = new Set(taken.map(({ seat }) => seat));
    return hall.seats.filter((seat) => !seats.has(seat));
  };
  const some = (status: KnownOrder['status']) => {
    const all = known.filter((order) => order.status === status);
    return all.length === 0 ? null : random.of(all);
  };

  async function order(): Promise<KnownOrder | null> {
    buyers += 1;
    const places = await free();
    if (places.length < 8) return null;
    const start = random.below(places.length - 4);
    const seats = places.slice(start, start + 1 + random.below(4));
    let { hold } = await posted('hold', { performance: hall.performance, seats: [random.of(places)] });
    const key = { hashcode: hold.hashcode, secret: hold.secret };
    ({ hold } = await posted('hold', { performance: hall.performance, seats, hold: key }));
    const tickets = seats.map((seat) => ({ seat, price_type: random.of([hall.adult, hall.student]) }));
    const expected = tickets.map(({ price_type }) => priceOf(price_type));
    const wanted = (['programme', 'shirt'] as const).flatMap((kind) =>
      random.next() < 0.4 ? [{ kind, merchandise: goods[kind], quantity: 1 + random.below(3) }] : [],
    );
    const input = {
      hold: key,
      tickets,
      buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
      payment_method: hall.card,
    };
    const merchandise = wanted.map(({ kind: _, ...line }) => line);
    const ofTickets = sumOf(expected);
    const ofGoods = sumOf(wanted.map(({ kind, quantity }) => quantity * taxedPrice(goodsPrices[kind])));
    const tried = await post('order', { ...input, merchandise, expected_total: ofTickets + ofGoods });
    // Too little was left: nothing of it was taken, and the seats stay in the hold.
    const isShort = wanted.length > 0 && tried.status === 409;
    if (isShort) expect(tried.text).toContain('merchandiseShort');
    const placed = isShort
      ? await posted('order', { ...input, expected_total: ofTickets })
      : answered('order', tried);
    expect(placed.order.tickets.map(({ price }) => price)).toEqual(expected);
    const made: KnownOrder = {
      hashcode: placed.order.hashcode,
      number: placed.order.number,
      token: placed.token,
      prices: new Map(placed.order.tickets.map(({ hashcode, price }) => [hashcode, price])),
      status: 'unpaid',
      valid: new Set(),
      merchandise: isShort ? 0 : ofGoods,
      pieces: new Map(placed.order.merchandise.map(({ hashcode, quantity }) => [hashcode, quantity])),
    };
    known.push(made);
    return made;
  }

  function isPaid(own: KnownOrder, { status, tickets }: Pick<SaleOrder, 'status' | 'tickets'>): void {
    expect(status).toBe('paid');
    own.status = 'paid';
    own.valid = new Set(tickets.map(({ hashcode }) => hashcode));
  }

  const moves: Readonly<Record<string, () => Promise<boolean>>> = {
    async buy() {
      const own = await order();
      if (!own) return false;
      for (let tries = random.below(3); tries > 0; tries -= 1) {
        expect((await posted('pay', { token: own.token, card: 'decline' })).order.status).toBe('unpaid');
      }
      if (random.next() < 0.3) {
        await posted('pay', { token: own.token, card: 'ask' });
        isPaid(own, (await posted('pay', { token: own.token, code: '123456' })).order);
      } else isPaid(own, (await posted('pay', { token: own.token })).order);
      // Paying once more changes nothing.
      expect((await posted('pay', { token: own.token })).order.paid).toBe(amountOf(own));
      return true;
    },
    async reserve() {
      return (await order()) !== null;
    },
    async payCash() {
      const own = some('unpaid');
      if (!own) return false;
      const amount = amountOf(own);
      await act('receive_payment', own.hashcode, { payment_method: hall.cash, amount });
      isPaid(own, (await posted('orders/read', { token: own.token })).order);
      return true;
    },
    async giveUp() {
      const own = some('unpaid');
      if (!own) return false;
      if (random.next() < 0.5) await posted('orders/cancel', { token: own.token });
      else await act('cancel_order', own.hashcode, {});
      own.status = 'over';
      expect((await post('pay', { token: own.token })).status).toBe(409);
      return true;
    },
    async refund() {
      const own = some('paid');
      if (!own) return false;
      const tickets = [...own.valid].filter(() => random.next() < 0.6);
      const merchandise = [...own.pieces].flatMap(([line, left]) =>
        left > 0 && random.next() < 0.6 ? [{ line, quantity: 1 + random.below(left) }] : [],
      );
      if (tickets.length + merchandise.length === 0) return false;
      await act('refund_tickets', own.hashcode, {
        tickets,
        merchandise,
        restock: random.next() < 0.7,
        reason: 'By chance',
        with_fees: random.next() < 0.7,
      });
      for (const ticket of tickets) own.valid.delete(ticket);
      for (const { line, quantity } of merchandise)
        own.pieces.set(line, (own.pieces.get(line) ?? 0) - quantity);
      if (own.valid.size + sumOf(own.pieces.values()) === 0) own.status = 'over';
      return true;
    },
    async changePrice() {
      const type = random.of([hall.adult, hall.student]);
      const price = random.below(9_000);
      const { status } = await staff.call('PATCH', `booking/seat_prices/${hall.prices.get(type)}`, { price });
      expect(status).toBe(200);
      prices.set(type, price);
      return true;
    },
  };
  const weighted = ['buy', 'buy', 'buy', 'reserve', 'payCash', 'giveUp', 'refund', 'refund', 'changePrice'];

  return {
    async step() {
      const move = random.of(weighted);
      if (await moves[move]?.()) counts[move] = (counts[move] ?? 0) + 1;
    },
    orders: () => known,
    counts: () => counts,
  };
}

function sumOf(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, each) => sum + each, 0);
}
