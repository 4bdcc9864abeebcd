import type { BoxOfficeDay, BoxOfficeShift, SaleOrder } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSale, nothingWrong } from '../../../hardening/sale/checkSale';
import {
  booksOf,
  dataOf,
  onSale,
  sell,
  sold,
  startOffice,
  type OfficeHall,
} from '../../../testKit/officeKit';
import { openShift } from '../../../testKit/openShift';
import type { TestAnswer, TestApi, TestClient } from '../../../testKit/startTestApi';
import { testAccount } from '../../../testKit/testAccount';

let api: TestApi;
let staff: TestClient;
let hall: OfficeHall;

beforeAll(async () => {
  ({ api, staff, hall } = await startOffice());
}, 240_000);
afterAll(async () => {
  expect(await checkSale(api)).toEqual(nothingWrong);
  await api.close();
});

const own = async (client = staff) =>
  dataOf<{ shift: BoxOfficeShift | null }>((await client.call('GET', 'booking/office/shift')).body).shift;
const close = (data: object): Promise<TestAnswer> => staff.call('POST', 'booking/office/shift/close', data);

/** Closes the open shift of the staff, if there is one, and opens another with 200.00. */
async function freshShift(): Promise<BoxOfficeShift> {
  const before = await own();
  if (before) await close({ shift: before.hashcode, counted: before.expected });
  return openShift(staff);
}

const refund = (order: SaleOrder, tickets: readonly string[]) =>
  staff.call('POST', 'booking/orders/actions', {
    action: 'refund_tickets',
    target: order.hashcode,
    data: { tickets, reason: 'Cannot come' },
  });

const cash = (amount: number) => ({ payment_method: hall.cash, amount });
const machine = (amount: number) => ({ payment_method: hall.machine, amount });

/** Debits less credits of what a shift booked itself, by the purpose of the account. */
const bookedBy = (shift: string) =>
  api.asOwner<{ purpose: string; balance: string }>(
    `SELECT l.purpose, sum(l.debit - l.credit) AS balance FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
      WHERE e.source_collection = 'boxOfficeShifts' AND e.source_record = $1 GROUP BY l.purpose ORDER BY l.purpose`,
    [shift],
  );

describe('[7.45] [7.46] [1.10] a shift of the box office', () => {
  it('has what its clerk takes and pays back, in each way', async () => {
    const shift = await freshShift();
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1', 'A2'], total: 4_000 });
    await sold({ performance, seats: ['A3'], total: 2_000, more: { payment_method: hall.machine } });
    const [first] = order.tickets;
    expect((await refund(order, [first?.hashcode ?? ''])).status).toBe(200);
    expect(await own()).toMatchObject({
      hashcode: shift.hashcode,
      till: 'Front desk',
      status: 'open',
      float: 20_000,
      expected: 22_000,
      takings: [
        { provider: 'cash', payments: 1, sold: 4_000, refunds: 1, refunded: 2_000 },
        { provider: 'terminal', payments: 1, sold: 2_000, refunds: 0, refunded: 0 },
      ],
    });
  });

  it('is needed for cash, and for nothing else', async () => {
    const { hashcode, expected } = (await own()) ?? (await openShift(staff));
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1'], total: 2_000 });
    expect((await close({ shift: hashcode, counted: expected + 2_000 })).status).toBe(200);
    const refused = await sell({ performance, seats: ['A2'], total: 2_000 });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('Open a shift first'),
    ]);
    const back = await refund(
      order,
      order.tickets.map((ticket) => ticket.hashcode),
    );
    expect([back.status, JSON.stringify(back.body)]).toEqual([
      409,
      expect.stringContaining('Open a shift first'),
    ]);
    await sold({ performance, seats: ['A2'], total: 2_000, more: { payment_method: hall.machine } });
    await openShift(staff);
    await sold({ performance, seats: ['A3'], total: 2_000 });
  });

  it('is one of a clerk and one of a till at a time', async () => {
    await freshShift();
    const again = await staff.call('POST', 'booking/office/shift/open', { till: 'Foyer', float: 0 });
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      409,
      expect.stringContaining('You have an open shift at Front desk'),
    ]);
    const other = await api.loginAs('showquest', 'admin');
    const taken = await other.call('POST', 'booking/office/shift/open', { till: 'front DESK', float: 0 });
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([
      409,
      expect.stringMatching(/Front desk has an open shift of /),
    ]);
    expect(await own(other)).toBeNull();
  });

  it('closes with the counted cash; a difference needs a reason and is booked', async () => {
    const shift = await freshShift();
    const performance = await onSale();
    await sold({ performance, seats: ['A1'], total: 2_000 });
    const short = { shift: shift.hashcode, counted: 21_500 };
    const refused = await close(short);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('by -$5.00. Count again, or write why.'),
    ]);
    expect(await bookedBy(shift.hashcode)).toEqual([]);
    const counts = {
      items: [
        { value: 2_000, quantity: 10 },
        { value: 500, quantity: 3 },
      ],
    };
    const wrong = { items: [{ value: 2_000, quantity: 11 }] };
    const reason = 'Too much change';
    expect((await close({ ...short, counts: wrong, reason })).status).toBe(400);
    const answers = await Promise.all([1, 2].map(() => close({ ...short, counts, reason })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const closed = answers.find(({ status }) => status === 200);
    expect(dataOf(closed?.body)).toMatchObject({
      shift: { status: 'closed', expected: 22_000, counted: 21_500, difference: -500, counts, reason },
      next: null,
    });
    expect(await bookedBy(shift.hashcode)).toEqual([
      { purpose: 'cash', balance: '-500' },
      { purpose: 'cash_difference', balance: '500' },
    ]);
  });

  it('is handed over to another clerk with the counted cash as the float', async () => {
    const shift = await freshShift();
    const { user } = await testAccount(api, 'second.clerk@example.org', ['showquest'], ['staff']);
    const { user: judge } = await testAccount(api, 'no.clerk@example.org', ['showquest'], ['judge']);
    const over = { shift: shift.hashcode, counted: 20_100, reason: 'Found a dollar' };
    expect((await close({ ...over, hand_over_to: judge })).status).toBe(400);
    expect((await own())?.hashcode).toBe(shift.hashcode);
    const answer = await close({ ...over, hand_over_to: user });
    expect(dataOf(answer.body)).toMatchObject({
      shift: { hashcode: shift.hashcode, difference: 100 },
      next: {
        till: 'Front desk',
        float: 20_100,
        clerk: { hashcode: user },
        follows: { hashcode: shift.hashcode },
      },
    });
    const { next } = dataOf<{ next: BoxOfficeShift }>(answer.body);
    expect((await close({ shift: next.hashcode, counted: 20_100 })).status).toBe(200);
    await openShift(staff);
  });

  it('never changes once it is closed', async () => {
    const shift = await freshShift();
    const performance = await onSale();
    await sold({ performance, seats: ['A1'], total: 2_000 });
    await close({ shift: shift.hashcode, counted: 22_000 });
    for (const text of [
      `UPDATE box_office_shifts SET counted = 1 WHERE hashcode = $1`,
      `DELETE FROM box_office_shifts WHERE hashcode = $1`,
      `UPDATE payments SET amount = 1 WHERE shift = $1`,
    ])
      await expect(api.asOwner(text, [shift.hashcode])).rejects.toThrow('A closed shift never changes.');
    await openShift(staff);
  });
});

describe('[7.45] [7.46] the sheet of a day', () => {
  it('has each shift with its float, count and difference, and what was taken for each performance', async () => {
    const shift = await freshShift();
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1', 'A2'], total: 4_000 });
    await refund(order, [order.tickets[0]?.hashcode ?? '']);
    await sold({ performance, seats: ['B1'], total: 1_500, more: { payment_method: hall.machine } });
    await close({ shift: shift.hashcode, counted: 21_990, reason: 'A coin fell down' });
    const day = dataOf<BoxOfficeDay>((await staff.call('GET', 'booking/office/day')).body);
    expect(day.shifts.find(({ hashcode }) => hashcode === shift.hashcode)).toMatchObject({
      till: 'Front desk',
      float: 20_000,
      expected: 22_000,
      counted: 21_990,
      difference: -10,
      reason: 'A coin fell down',
    });
    expect(day.performances.find(({ hashcode }) => hashcode === performance)).toMatchObject({
      takings: [
        { provider: 'cash', payments: 1, sold: 4_000, refunds: 1, refunded: 2_000 },
        { provider: 'terminal', payments: 1, sold: 1_500, refunds: 0, refunded: 0 },
      ],
      gst: 0,
      fees: 0,
    });
    const before = await staff.call('GET', 'booking/office/day?day=2020-01-01');
    expect(dataOf(before.body)).toMatchObject({ shifts: [], performances: [] });
    await openShift(staff);
  });
});

describe('[7.45] [7.46] a sale that is paid in several ways', () => {
  it('is whole or nothing, on an account for each way, and goes back by the ways that it came by', async () => {
    await freshShift();
    const performance = await onSale();
    const order = await sold({
      performance,
      seats: ['A1', 'A2', 'B1'],
      total: 5_500,
      more: { payment_method: null, payments: [cash(1_000), { ...machine(4_500), reference: 'Slip 7' }] },
    });
    expect(order).toMatchObject({ status: 'paid', paid: 5_500 });
    expect(await booksOf(order.number)).toEqual([
      { purpose: 'card_machine', balance: '4500' },
      { purpose: 'cash', balance: '1000' },
      { purpose: 'ticket_sales', balance: '-5500' },
    ]);
    // The card has the most: one ticket goes back to it alone, the rest to both.
    const [one, ...others] = order.tickets.map(({ hashcode }) => hashcode);
    expect((await refund(order, [one ?? ''])).status).toBe(200);
    expect((await own())?.takings).toMatchObject([
      { provider: 'cash', sold: 1_000, refunded: 0 },
      { provider: 'terminal', sold: 4_500, refunded: 2_000 },
    ]);
    expect((await refund(order, others)).status).toBe(200);
    expect((await own())?.takings).toMatchObject([
      { provider: 'cash', sold: 1_000, refunded: 1_000 },
      { provider: 'terminal', sold: 4_500, refunded: 4_500 },
    ]);
    expect((await booksOf(order.number)).filter(({ balance }) => balance !== '0')).toEqual([]);
  });

  it.each([
    ['less than the total', () => [cash(1_000), machine(999)], 'must come to $20.00'],
    ['more than the total', () => [cash(1_000), machine(1_001)], 'must come to $20.00'],
    [
      'a part that is not here yet',
      () => [cash(1_000), { payment_method: hall.transfer, amount: 1_000 }],
      'Only cash and the card machine',
    ],
  ])('is refused with %s, and sells nothing', async (_name, payments, text) => {
    const performance = await onSale();
    const answer = await sell({
      performance,
      seats: ['A1'],
      total: 2_000,
      more: { payment_method: null, payments: payments() },
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(text)]);
    await sold({ performance, seats: ['A1'], total: 2_000 });
  });
});
