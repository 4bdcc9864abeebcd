import {
  emptyPlan,
  type FloorPlan,
  type FoundOrder,
  type Hold,
  type OfficeOrder,
  type SaleOrder,
} from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { expect } from 'vitest';
import { loginWithin } from './loginWithin';
import { createRecordMaker } from './makeRecords';
import { openShift } from './openShift';
import { startTestApi, type TestApi, type TestClient } from './startTestApi';
import { untaxedPlan } from './untaxedPlan';

/** Records that every sale needs: places, kinds of tickets and ways to pay. */
export interface OfficeHall {
  venue: string;
  space: string;
  event: string;
  adult: string;
  free: string;
  cash: string;
  machine: string;
  transfer: string;
}

let api: TestApi;
let staff: TestClient;
/** User who prepares the sale. */
let manager: TestClient;
let maker: ReturnType<typeof createRecordMaker>;
let hall: OfficeHall;

/** Starts an API on which staff sell tickets, perhaps of that event alone. The functions below work on the one that was started last. */
export async function startOffice({ isLimited = false } = {}): Promise<{
  api: TestApi;
  staff: TestClient;
  hall: OfficeHall;
}> {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  manager = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, manager, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of the office', time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode, capacity: 400 });
  const event = await maker.make('events', {});
  const type = (name: string, is_complimentary = false) =>
    maker.make('priceTypes', { name, group_size: 1, is_complimentary });
  const method = (name: string, kind: string, is_online = false) =>
    maker.make('paymentMethods', { name, kind, is_online, account: null });
  hall = {
    venue: venue.hashcode,
    space: space.hashcode,
    event: event.hashcode,
    adult: (await type('Adult of the office')).hashcode,
    free: (await type('Guest of the office', true)).hashcode,
    cash: (await method('Cash of the office', 'cash')).hashcode,
    machine: (await method('Card machine', 'card')).hashcode,
    transfer: (await method('Transfer', 'bank_transfer', true)).hashcode,
  };
  staff = isLimited
    ? await loginWithin(api, await api.loginAs('showquest', 'admin'), { events: [hall.event] })
    : manager;
  await openShift(staff);
  return { api, staff, hall };
}

/** Two rows of six seats: the first is dearer. The last two of the second are sold by the office alone. */
const plan: FloorPlan = {
  ...emptyPlan,
  categories: [
    { id: 'near', name: 'Near', color: 'blue' },
    { id: 'far', name: 'Far', color: 'green' },
  ],
  sections: [
    {
      id: 'stalls',
      name: 'Stalls',
      level: 'ground',
      rows: ['A', 'B'].map((name, index) => ({
        id: name,
        name,
        shape: 'line' as const,
        x: 0,
        y: 4 + index,
        angle: 0,
        spacing: 0.55,
        curve: 0,
        category: index === 0 ? 'near' : 'far',
        seats: Array.from({ length: 6 }, (_, seat) => ({
          id: `${name}${seat + 1}`,
          number: String(seat + 1),
        })),
      })),
    },
  ],
};

/** Data of an answer, of which a test knows more than the types. */
export const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

let performances = 0;

async function act(path: string, action: string, target: string): Promise<void> {
  const answer = await manager.call('POST', `${path}/actions`, { action, target });
  expect([action, answer.status, JSON.stringify(answer.body)]).toEqual([action, 200, expect.anything()]);
}

/** A performance of its own: adults pay 20.00 in row A and 15.00 in row B, guests nothing. */
export async function onSale(): Promise<string> {
  performances += 1;
  const starts = `2028-0${1 + (performances % 9)}-0${1 + Math.floor(performances / 9)}T07:00:00Z`;
  const { hashcode: performance } = await maker.make('performances', {
    name: `Office ${performances}`,
    event: hall.event,
    venue: hall.venue,
    space: hall.space,
    starts_at: starts,
    ends_at: starts.replace('T07', 'T09'),
  });
  const drawn = await maker.make('floorPlans', { venue: hall.venue, space: hall.space, content: plan });
  await act('booking/floor_plans', 'publish', drawn.hashcode);
  const versions = await manager.call('GET', `booking/floor_plan_versions?floor_plan=${drawn.hashcode}`);
  const [version] = (versions.body as { results: { hashcode: string }[] }).results;
  const group = async (name: string, amount: number) => {
    const made = await maker.make('performancePriceGroups', {
      name,
      performance,
      price_plan: await untaxedPlan(maker),
    });
    for (const [price_type, price] of [
      [hall.adult, amount],
      [hall.free, 0],
    ] as const)
      await maker.make('seatPrices', {
        price_group: made.hashcode,
        price_type,
        price,
        currency: 'NZD',
        valid_from: null,
        valid_until: null,
      });
    return made.hashcode;
  };
  const [near, far] = [await group('Near', 2_000), await group('Far', 1_500)];
  const map = await maker.make('seatMaps', {
    performance,
    floor_plan: drawn.hashcode,
    plan_version: version?.hashcode,
    // The shop opens later: the office sells already.
    sale_opens: '2027-12-31T00:00:00Z',
    sale_closes: null,
    most_in_order: 4,
    offer: {
      groups: [
        { category: 'near', group: near },
        { category: 'far', group: far },
      ],
      exceptions: [{ seats: ['B5', 'B6'], channel: 'office' }],
      allows_singles: false,
    },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', map.hashcode);
  return performance;
}

export interface Sale {
  performance: string;
  seats: readonly string[];
  total: number;
  more?: object;
  key?: string;
}

export const sell = ({ performance, seats, total, more = {}, key }: Sale) =>
  staff.call(
    'POST',
    'booking/office/sell',
    {
      performance,
      channel: 'office',
      tickets: seats.map((seat) => ({ seat, price_type: hall.adult })),
      payment_method: hall.cash,
      expected_total: total,
      ...more,
    },
    key === undefined ? {} : { 'idempotency-key': key },
  );

export async function sold(sale: Sale): Promise<SaleOrder> {
  const answer = await sell(sale);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  return dataOf<{ order: SaleOrder }>(answer.body).order;
}

export async function hold(performance: string, more: object): Promise<Hold> {
  const answer = await staff.call('POST', 'booking/office/hold', { performance, channel: 'office', ...more });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  return dataOf<{ hold: Hold }>(answer.body).hold;
}

export const reseat = (ticket: string, seat: string, more: object = {}) =>
  staff.call('POST', 'booking/office/reseat', { ticket, seat, ...more });

export async function statesOf(performance: string): Promise<string> {
  const answer = await staff.call('GET', `booking/office/performances/${performance}/seats?channel=office`);
  return dataOf<{ states: string }>(answer.body).states;
}

export async function find(search: string): Promise<FoundOrder[]> {
  const answer = await staff.call('GET', `booking/office/orders?search=${encodeURIComponent(search)}`);
  expect(answer.status).toBe(200);
  return dataOf<{ orders: FoundOrder[] }>(answer.body).orders;
}

export async function readOrder(order: string): Promise<OfficeOrder> {
  return dataOf<OfficeOrder>((await staff.call('GET', `booking/office/orders/${order}`)).body);
}

export const booksOf = (number: string) =>
  api.asOwner<{ purpose: string; balance: string }>(
    `SELECT l.purpose, sum(l.debit) - sum(l.credit) AS balance FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
      WHERE e.text LIKE '%${number}' GROUP BY l.purpose ORDER BY l.purpose`,
  );

export const mailsTo = (email: string) =>
  api.asOwner<{ subject: string }>(`SELECT subject FROM mails WHERE recipient = '${email}' ORDER BY created`);

export const firstOf = ({ tickets: [ticket] }: SaleOrder) => {
  if (!ticket) throw new Error('The order has a ticket.');
  return ticket;
};
