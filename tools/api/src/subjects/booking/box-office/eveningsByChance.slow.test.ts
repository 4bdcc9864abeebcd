import type { BoxOfficeShift, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { createRandom } from '../../../hardening/sale/random';
import { isLong } from '../../../testKit/isLong';
import { dataOf, onSale, startOffice, type OfficeHall } from '../../../testKit/officeKit';
import { openShift } from '../../../testKit/openShift';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

const evenings = isLong ? 100 : 6;
const random = createRandom(29);

let api: TestApi;
let hall: OfficeHall;
/** Two clerks, who take turns at one till. */
let clerks: [Clerk, Clerk];

interface Clerk {
  client: TestClient;
  user: string;
}

beforeAll(async () => {
  const office = await startOffice();
  ({ api, hall } = office);
  clerks = [await clerkOf(office.staff), await clerkOf(await api.loginAs('showquest', 'admin'))];
}, 240_000);
afterAll(() => api.close());

const post = async <T>(client: TestClient, path: string, data: object): Promise<T> => {
  const { status, body } = await client.call('POST', path, data);
  expect([path, status, JSON.stringify(body).slice(0, 300)]).toEqual([path, 200, expect.anything()]);
  return dataOf<T>(body);
};
const ownShift = async (client: TestClient) =>
  dataOf<{ shift: BoxOfficeShift | null }>((await client.call('GET', 'booking/office/shift')).body).shift;
const close = (client: TestClient, data: object) =>
  post<{ shift: BoxOfficeShift; next: BoxOfficeShift | null }>(client, 'booking/office/shift/close', data);

/** A clerk without an open shift. */
async function clerkOf(client: TestClient): Promise<Clerk> {
  const open = (await ownShift(client)) ?? (await openShift(client, { till: 'Other', float: 0 }));
  await close(client, { shift: open.hashcode, counted: open.expected });
  return { client, user: open.clerk.hashcode };
}

/** Debits less credits of all that was booked, by purpose. */
async function booked(): Promise<Readonly<Record<string, number>>> {
  const rows = await api.asOwner<{ purpose: string; balance: number }>(
    `SELECT purpose, sum(debit - credit)::float8 AS balance FROM accounting_debit_credits GROUP BY purpose`,
  );
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, balance]));
}

/** Facts of an order that the test has by itself. */
interface Sold {
  order: SaleOrder;
  seat: string;
  cash: number;
  card: number;
}

it(
  `[7.45] [7.46] [1.10] closes ${String(evenings)} evenings of the box office to the cent, and leaves the books balanced`,
  { timeout: 600_000 },
  async () => {
    for (let nth = 0; nth < evenings; nth += 1) await playEvening();
    expect(await checkSale(api)).toEqual(nothingWrong);
  },
);

async function playEvening(): Promise<void> {
  const performance = await onSale();
  const before = await booked();
  const free = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
  const sales: Sold[] = [];
  // The naive sums: what was put into the drawer and the machine, and taken out of them.
  const sums = { cash: 0, card: 0, difference: 0 };
  let [at, other]: [Clerk, Clerk] = random.next() < 0.5 ? clerks : [clerks[1], clerks[0]];
  const float = 100 * random.below(500);
  let shift = await openShift(at.client, { float });
  let drawer = float;

  async function sell(): Promise<void> {
    const seat = free.shift();
    if (seat === undefined) return;
    const cash = [0, 2_000, 1 + random.below(1_998)][random.below(3)] ?? 0;
    const card = 2_000 - cash;
    const parts = [
      { payment_method: hall.cash, amount: cash },
      { payment_method: hall.machine, amount: card },
    ].filter(({ amount }) => amount > 0);
    const { order } = await post<{ order: SaleOrder }>(at.client, 'booking/office/sell', {
      performance,
      channel: 'office',
      tickets: [{ seat, price_type: hall.adult }],
      payment_method: parts.length === 1 ? parts[0]?.payment_method : null,
      ...(parts.length > 1 && { payments: parts }),
      expected_total: 2_000,
    });
    sales.push({ order, seat, cash, card });
    move(cash, card);
  }

  async function refund(): Promise<void> {
    const sold = sales.shift();
    if (!sold) return;
    const { status } = await at.client.call('POST', 'booking/orders/actions', {
      action: 'refund_tickets',
      target: sold.order.hashcode,
      data: { tickets: sold.order.tickets.map(({ hashcode }) => hashcode), reason: 'Cannot come' },
    });
    expect(status).toBe(200);
    free.push(sold.seat);
    move(-sold.cash, -sold.card);
  }

  async function count(isHandedOver: boolean): Promise<void> {
    const missing = random.next() < 0.5 ? 0 : random.below(400) - 200;
    const counted = Math.max(0, drawer + missing);
    const difference = counted - drawer;
    const answer = await close(at.client, {
      shift: shift.hashcode,
      counted,
      reason: difference === 0 ? null : 'Counted twice',
      hand_over_to: isHandedOver ? other.user : null,
    });
    expect(answer.shift).toMatchObject({ expected: drawer, counted, difference });
    sums.difference += difference;
    if (!answer.next) return;
    expect(answer.next).toMatchObject({ float: counted, clerk: { hashcode: other.user } });
    [at, other] = [other, at];
    shift = answer.next;
    drawer = counted;
  }

  function move(cash: number, card: number): void {
    drawer += cash;
    sums.cash += cash;
    sums.card += card;
  }

  for (let steps = 3 + random.below(8); steps > 0; steps -= 1) {
    const next = random.next();
    if (next < 0.65) await sell();
    else if (next < 0.9) await refund();
    else await count(true);
  }
  await count(false);

  const after = await booked();
  const changed = (purpose: string) => (after[purpose] ?? 0) - (before[purpose] ?? 0);
  expect({
    cash: changed('cash'),
    card: changed('card_machine'),
    difference: changed('cash_difference'),
    sold: changed('ticket_sales'),
  }).toEqual({
    cash: sums.cash + sums.difference,
    card: sums.card,
    difference: 0 - sums.difference,
    sold: 0 - sums.cash - sums.card,
  });
  expect(Object.values(after).reduce((sum, balance) => sum + balance, 0)).toBe(0);
}
