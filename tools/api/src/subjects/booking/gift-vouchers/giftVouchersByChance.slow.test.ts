import type { IssuedGiftVoucher, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import { createRandom } from '../../../hardening/sale/random';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import { isLong } from '../../../testKit/isLong';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';
import { expireGiftVoucher } from './endGiftVoucher';
import { forChange, giftVouchersBy } from './giftVoucherRows';

const rounds = isLong ? 60 : 3;
const random = createRandom(57);

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;
let machine: string;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
  const method = { name: 'Machine by chance', kind: 'card', is_online: false, account: null };
  machine = (await kit.maker.make('paymentMethods', method)).hashcode;
}, 240_000);
afterAll(() => api.close());

/** The test's own account of a voucher. */
interface Gift {
  issued: IssuedGiftVoucher;
  balance: number;
  isOver: boolean;
}

interface Placed {
  gift: Gift;
  amount: number;
  order: SaleOrder;
  token: string;
}

/** Unsettled money of vouchers in the books, which owe each cent to someone or wait for an order. */
async function owed(): Promise<{ books: number; balances: number; pending: number; unbalanced: number }> {
  const [row] = await api.asOwner<{
    books: number;
    balances: number;
    pending: number;
    unbalanced: number;
  }>(
    `SELECT (SELECT coalesce(sum(credit - debit), 0)::int FROM accounting_debit_credits WHERE purpose = 'gift_vouchers') AS books,
      (SELECT coalesce(sum(balance), 0)::int FROM gift_vouchers) AS balances,
      (SELECT coalesce(sum(amount), 0)::int FROM payments WHERE provider = 'gift_voucher' AND status = 'pending') AS pending,
      (SELECT count(*)::int FROM gift_vouchers g WHERE g.balance < 0 OR g.balance <> (SELECT coalesce(sum(e.amount), 0)
        FROM gift_voucher_entries e WHERE e.tenant = g.tenant AND e.gift_voucher = g.hashcode)) AS unbalanced`,
  );
  if (!row) throw new Error('A row of sums is there.');
  return row;
}

it(
  `[7.45] [7.46] balances and books agree to the cent over ${String(rounds)} rounds of issuing, spending, giving back and expiring`,
  { timeout: 900_000 },
  async () => {
    for (let nth = 0; nth < rounds; nth += 1) await playRound();
    expect(await checkSale(api)).toEqual(nothingWrong);
  },
);

async function playRound(): Promise<void> {
  const performance = await kit.onSale({ seats: 24, allowsSingles: true });
  const free = Array.from({ length: 24 }, (_, index) => `a${String(index + 1)}`);
  const gifts: Gift[] = [];
  const unpaid: Placed[] = [];
  const paid: Placed[] = [];

  async function issue(): Promise<void> {
    const amount = 1 + random.below(5_000);
    const how = random.next() < 0.7 ? { payment_method: machine } : { reason: 'Goodwill' };
    const answer = await staff.call('POST', 'booking/office/gift_vouchers', { amount, ...how });
    expect(answer.status).toBe(200);
    // The contract's answer of the action.
    const { gift_voucher } = (answer.body as { data: { gift_voucher: IssuedGiftVoucher } }).data;
    gifts.push({ issued: gift_voucher, balance: amount, isOver: false });
  }

  /** At times more than there is, or of one that has ended. */
  async function spend(): Promise<void> {
    const seat = free.shift();
    if (seat === undefined || gifts.length === 0) return;
    const gift = random.of(gifts);
    const amount = Math.max(1, Math.min(2_000, gift.balance + (random.next() < 0.3 ? 1 : 0)));
    const can = !gift.isOver && gift.balance >= amount;
    const own = await kit.hold(performance, [seat]);
    const parts = { gift_vouchers: [{ code: gift.issued.code, amount }] };
    const more = amount === 2_000 ? { ...parts, payment_method: null } : parts;
    const answer = await kit.post('order', kit.orderOf(own, 2_000, [], more));
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([can ? 200 : 409, expect.anything()]);
    if (!can) return;
    const { data } = answer.json<{ data: { order: SaleOrder; token: string } }>();
    gift.balance -= amount;
    (amount === 2_000 ? paid : unpaid).push({ gift, amount, ...data });
  }

  async function pay(): Promise<void> {
    const placed = unpaid.shift();
    if (!placed) return;
    const { order } = await kit.posted<{ order: SaleOrder }>('pay', { token: placed.token });
    expect(order.status).toBe('paid');
    paid.push(placed);
  }

  async function giveUp(): Promise<void> {
    const placed = unpaid.shift();
    if (!placed) return;
    await kit.posted('orders/cancel', { token: placed.token });
    returned(placed);
  }

  async function refund(): Promise<void> {
    const placed = paid.shift();
    if (!placed) return;
    const tickets = placed.order.tickets.map(({ hashcode }) => hashcode);
    await kit.act('booking/orders', 'refund_tickets', placed.order.hashcode, {
      tickets,
      reason: 'Ill',
      by_hand: random.next() < 0.5,
    });
    returned(placed);
  }

  function returned({ gift, amount }: Placed): void {
    gift.balance += amount;
    gift.isOver = false;
  }

  async function expire(): Promise<void> {
    const gift = gifts.find(({ isOver }) => !isOver);
    if (!gift) return;
    await api.database.forTenant('showquest').write({ actor: null }, async (transaction) => {
      const { hashcode } = gift.issued;
      const [voucher] = await giftVouchersBy(transaction, 'showquest', [hashcode], forChange);
      if (voucher) await expireGiftVoucher(transaction, 'showquest', voucher);
    });
    gift.balance = 0;
    gift.isOver = true;
  }

  await issue();
  for (let steps = 20; steps > 0; steps -= 1) {
    const next = random.next();
    if (next < 0.15) await issue();
    else if (next < 0.5) await spend();
    else if (next < 0.65) await pay();
    else if (next < 0.75) await giveUp();
    else if (next < 0.92) await refund();
    else await expire();
  }
  for (const { issued, balance } of gifts) {
    const { body } = await staff.call('GET', `booking/gift_vouchers/${issued.hashcode}`);
    expect(body).toMatchObject({ balance });
  }
  const { books, balances, pending, unbalanced } = await owed();
  expect({ books, unbalanced }).toEqual({ books: balances + pending, unbalanced: 0 });
}
