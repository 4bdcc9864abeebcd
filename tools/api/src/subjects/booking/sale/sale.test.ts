import {
  emptyPlan,
  type FloorPlan,
  type Hold,
  type SaleOffer,
  type SaleOrder,
  type SaleSeats,
} from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { seatFact } from '@callboard/domain/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { untaxedPlan } from '../../../testKit/untaxedPlan';
import { orderMail } from './saleMails';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let hall: { venue: string; space: string; event: string; adult: string; student: string; card: string };

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of sales', time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode, capacity: 400 });
  const event = await maker.make('events', {});
  const type = (name: string) => maker.make('priceTypes', { name, group_size: 1, is_complimentary: false });
  const online = { kind: 'card', is_online: true, account: null };
  const card = await maker.make('paymentMethods', { name: 'Card', ...online });
  hall = {
    venue: venue.hashcode,
    space: space.hashcode,
    event: event.hashcode,
    adult: (await type('Adult of sales')).hashcode,
    student: (await type('Student of sales')).hashcode,
    card: card.hashcode,
  };
}, 240_000);
afterAll(() => api.close());

/** A row of ten seats, of which the last is for wheelchairs. */
const plan: FloorPlan = {
  ...emptyPlan,
  sections: [
    {
      id: 'stalls',
      name: 'Stalls',
      level: 'ground',
      rows: [
        {
          id: 'a',
          name: 'A',
          shape: 'line',
          x: 0,
          y: 4,
          angle: 0,
          spacing: 0.55,
          curve: 0,
          seats: Array.from({ length: 10 }, (_, index) => ({
            id: `a${index + 1}`,
            number: String(index + 1),
            ...(index === 9 && { kind: 'accessible' as const }),
          })),
        },
      ],
    },
  ],
};

/** Data of an answer, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

const post = (path: string, input: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v21/system/sale/${path}`,
    payload: input,
    headers: { domain: 'showquest' },
  });
const get = async <T>(path: string): Promise<T> => {
  const answer = await api.app.inject({
    url: `/api/v21/system/sale/${path}`,
    headers: { domain: 'showquest' },
  });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return dataOf<T>(answer.json());
};

let performances = 0;

/** A performance of its own, whose ten seats are on sale: adults pay 20.00, students 12.00. */
async function onSale(offer: object = {}): Promise<string> {
  performances += 1;
  const starts = `2028-0${1 + (performances % 9)}-0${1 + Math.floor(performances / 9)}T07:00:00Z`;
  const { hashcode: performance } = await maker.make('performances', {
    name: `Sale ${performances}`,
    event: hall.event,
    venue: hall.venue,
    space: hall.space,
    starts_at: starts,
    ends_at: starts.replace('T07', 'T09'),
  });
  const drawn = await maker.make('floorPlans', { venue: hall.venue, space: hall.space, content: plan });
  const act = async (path: string, action: string, target: string) => {
    const answer = await staff.call('POST', `${path}/actions`, { action, target });
    expect([action, answer.status, JSON.stringify(answer.body)]).toEqual([action, 200, expect.anything()]);
  };
  await act('booking/floor_plans', 'publish', drawn.hashcode);
  const versions = await staff.call('GET', `booking/floor_plan_versions?floor_plan=${drawn.hashcode}`);
  const [version] = (versions.body as { results: { hashcode: string }[] }).results;
  const { hashcode: group } = await maker.make('performancePriceGroups', {
    performance,
    price_plan: await untaxedPlan(maker),
  });
  const price = (price_type: string, amount: number) =>
    maker.make('seatPrices', {
      price_group: group,
      price_type,
      price: amount,
      currency: 'NZD',
      valid_from: null,
      valid_until: null,
    });
  await price(hall.adult, 2_000);
  await price(hall.student, 1_200);
  const map = await maker.make('seatMaps', {
    performance,
    floor_plan: drawn.hashcode,
    plan_version: version?.hashcode,
    sale_opens: null,
    sale_closes: null,
    most_in_order: 8,
    offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: false, ...offer },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', map.hashcode);
  return performance;
}

const hold = (performance: string, seats: string[], more: object = {}) =>
  post('hold', { performance, seats, ...more });

async function makeHold(performance: string, seats: string[], more: object = {}): Promise<Hold> {
  const answer = await hold(performance, seats, more);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf<{ hold: Hold }>(answer.json()).hold;
}

const keyOf = ({ hashcode, secret }: Hold) => ({ hashcode, secret });

async function order(own: Hold, total: number, types: string[], more: object = {}) {
  return post('order', {
    hold: keyOf(own),
    tickets: own.seats.map(({ seat }, index) => ({ seat, price_type: types[index] })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: hall.card,
    expected_total: total,
    ...more,
  });
}

async function ordered(own: Hold, total: number, types: string[]) {
  const answer = await order(own, total, types);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf<{ order: SaleOrder; token: string }>(answer.json());
}

async function pay(token: string, more: object = {}): Promise<SaleOrder> {
  const answer = await post('pay', { token, ...more });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf<{ order: SaleOrder }>(answer.json()).order;
}

async function sold(performance: string, seats: string[]) {
  const own = await makeHold(performance, seats);
  const types = seats.map(() => hall.adult);
  const placed = await ordered(own, 2_000 * seats.length, types);
  return { token: placed.token, order: await pay(placed.token) };
}

const statesOf = async (performance: string) =>
  (await get<SaleSeats>(`performances/${performance}/seats`)).states;

const booksOf = (number: string) =>
  api.asOwner<{ debit: string; credit: string }>(
    `SELECT sum(l.debit) AS debit, sum(l.credit) AS credit FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode WHERE e.text LIKE '%${number}'`,
  );

describe('[7.46] [1.10] selling seats', () => {
  it('shows a stranger what is on sale and what it costs', async () => {
    const performance = await onSale();
    const { performances: programme } = await get<{ performances: { hashcode: string; sale: string }[] }>(
      'performances',
    );
    expect(programme.find(({ hashcode }) => hashcode === performance)?.sale).toBe('open');
    const offer = await get<SaleOffer>(`performances/${performance}`);
    expect(offer.performance.from_price).toBe(1_200);
    expect(offer.prices.map(({ amount }) => amount).sort()).toEqual([1_200, 2_000]);
    expect(await statesOf(performance)).toBe('ffffffffff');
    const { plan: drawn } = await get<{ plan: FloorPlan }>(`plans/${offer.plan_version}`);
    expect(drawn.sections[0]?.rows[0]?.seats).toHaveLength(10);
  });

  it('holds all seats of a buyer or none, and names each that another has', async () => {
    const performance = await onSale();
    const own = await makeHold(performance, ['a1', 'a2']);
    expect(own.seats.map(({ place }) => place)).toEqual(['Stalls · A 1', 'Stalls · A 2']);
    expect(own.seconds_left).toBeGreaterThan(590);
    const refused = await hold(performance, ['a2', 'a3', 'a4']);
    expect(refused.statusCode).toBe(409);
    expect(dataOf(refused.json())).toEqual({
      seats: [{ seat: 'a2', place: 'Stalls · A 2', reason: 'held' }],
    });
    expect(await statesOf(performance)).toBe('hhffffffff');
    const other = await makeHold(performance, ['a3', 'a4'], { hold: keyOf(own) });
    expect(other.hashcode).toBe(own.hashcode);
    expect(await statesOf(performance)).toBe('ffhhffffff');
  });

  it('refuses a selection that leaves a single seat, and seats for wheelchairs to those who did not request them', async () => {
    const performance = await onSale();
    const single = await hold(performance, ['a2', 'a3']);
    expect(dataOf(single.json())).toMatchObject({ seats: [{ seat: 'a1', reason: 'leaves_single' }] });
    const wheelchair = await hold(performance, ['a10']);
    expect(dataOf(wheelchair.json())).toMatchObject({ seats: [{ seat: 'a10', reason: 'accessible_only' }] });
    expect((await makeHold(performance, ['a10'], { is_accessible: true })).seats).toHaveLength(1);
  });

  it('names on the ticket what its seat was selected for, to the buyer, the office, the mail, the paper and the door', async () => {
    const performance = await onSale();
    const own = await makeHold(performance, ['a10'], { is_accessible: true });
    const { order: placed } = await ordered(own, 2_000, [hall.adult]);
    expect(placed.tickets).toMatchObject([{ place: 'Stalls · A 10', seat_kind: 'accessible' }]);
    const { text } = orderMail(api.settings, 'showquest', placed, 'token', 'en');
    expect(text).toContain(seatFact('accessible', 'en'));
    const found = await staff.call('GET', `booking/office/orders?search=${placed.number}`);
    expect(dataOf(found.body)).toMatchObject({ orders: [{ places: [{ seat_kind: 'accessible' }] }] });
    const atDoor = await staff.call('GET', `door/performances/${performance}/tickets?search=A 10`);
    expect(dataOf(atDoor.body)).toMatchObject({ tickets: [{ seat_kind: 'accessible' }] });
  });

  it('refuses seats that are closed, sold elsewhere or of another plan', async () => {
    const exceptions = [
      { seats: ['a1'], is_closed: true },
      { seats: ['a2'], channel: 'office' },
    ];
    const performance = await onSale({ exceptions, allows_singles: true });
    const refused = await hold(performance, ['a1', 'a2', 'b7']);
    expect(dataOf(refused.json())).toMatchObject({
      seats: [{ reason: 'closed' }, { reason: 'other_channel' }, { reason: 'unknown' }],
    });
  });

  it('finds the best seats together, and reports it where there are too few', async () => {
    const performance = await onSale();
    const answer = await post('best', { performance, quantity: 4 });
    const { hold: own } = dataOf<{ hold: Hold }>(answer.json());
    expect(own.is_split).toBe(false);
    expect(own.seats).toHaveLength(4);
    const more = await post('best', { performance, quantity: 7 });
    expect([more.statusCode, JSON.stringify(more.json())]).toEqual([
      409,
      expect.stringContaining('not that many'),
    ]);
  });

  it('frees the seats of a hold whose time is over, without anything that sweeps them', async () => {
    const performance = await onSale();
    const own = await makeHold(performance, ['a1', 'a2']);
    await api.asOwner(`UPDATE seat_claims SET expires_at = now() - interval '1 second' WHERE ticket IS NULL`);
    await api.asOwner(`UPDATE seat_holds SET expires_at = now() - interval '1 second'`);
    expect(await statesOf(performance)).toBe('ffffffffff');
    expect((await order(own, 4_000, [hall.adult, hall.adult])).statusCode).toBe(409);
    expect((await makeHold(performance, ['a1', 'a2'])).hashcode).not.toBe(own.hashcode);
  });

  it('gives a hold more time once, and frees it when the buyer leaves', async () => {
    const performance = await onSale();
    const own = await makeHold(performance, ['a1', 'a2']);
    const longer = dataOf<{ hold: Hold }>((await post('extend', keyOf(own))).json()).hold;
    expect(longer.seconds_left).toBeGreaterThan(own.seconds_left + 200);
    expect((await post('extend', keyOf(own))).statusCode).toBe(409);
    expect((await post('release', { ...keyOf(own), secret: 'another' })).statusCode).toBe(409);
    expect((await post('release', keyOf(own))).statusCode).toBe(200);
    expect(await statesOf(performance)).toBe('ffffffffff');
  });

  it('sells at the prices of the server, and books what was paid', async () => {
    const performance = await onSale();
    const own = await makeHold(performance, ['a1', 'a2', 'a3']);
    const types = [hall.adult, hall.adult, hall.student];
    const wrong = await order(own, 1, types);
    expect([wrong.statusCode, dataOf(wrong.json())]).toEqual([409, { total: 5_200 }]);
    const placed = await ordered(own, 5_200, types);
    expect(placed.order).toMatchObject({ status: 'unpaid', total: 5_200, next: { kind: 'simulated' } });
    expect(placed.order.tickets.map(({ code }) => code)).toEqual([null, null, null]);
    const paid = await pay(placed.token);
    expect(paid.status).toBe('paid');
    expect(new Set(paid.tickets.map(({ code }) => code)).size).toBe(3);
    expect(paid.tickets[0]?.chain.steps.map(({ rule }) => rule)).toEqual(['group', 'price']);
    expect(await statesOf(performance)).toBe('sssfffffff');
    const [books] = await booksOf(paid.number);
    expect(books).toEqual({ debit: '5200', credit: '5200' });
    expect(await pay(placed.token)).toMatchObject({ status: 'paid', paid: 5_200 });
    expect(await booksOf(paid.number)).toEqual([{ debit: '5200', credit: '5200' }]);
  });

  it('lets a buyer try again after a declined card, and asks for a second step', async () => {
    const performance = await onSale();
    const placed = await ordered(await makeHold(performance, ['a1', 'a2']), 4_000, [hall.adult, hall.adult]);
    const declined = await pay(placed.token, { card: 'decline' });
    expect([declined.status, typeof declined.declined]).toEqual(['unpaid', 'string']);
    const paid = await pay(placed.token, { card: 'ask' });
    expect(paid.next).toMatchObject({ kind: 'simulated', needs_code: true });
    expect((await pay(placed.token, { code: '123456' })).status).toBe('paid');
  });

  it('shows an order to anyone who has its link, and to no one else', async () => {
    const performance = await onSale();
    const { token, order: own } = await sold(performance, ['a1', 'a2']);
    const read = await post('orders/read', { token });
    expect(dataOf<{ order: SaleOrder }>(read.json()).order.number).toBe(own.number);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await post('orders/read', { token: forged })).statusCode).toBe(404);
    expect((await post('orders/read', { token: 'x' })).statusCode).toBe(404);
    const elsewhere = await api.app.inject({
      method: 'POST',
      url: '/api/v21/system/sale/orders/read',
      payload: { token },
      headers: { domain: 'rockquest' },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('frees the seats of an order that its buyer gives up', async () => {
    const performance = await onSale();
    const placed = await ordered(await makeHold(performance, ['a1', 'a2']), 4_000, [hall.adult, hall.adult]);
    expect((await post('orders/cancel', { token: placed.token })).statusCode).toBe(200);
    expect(await statesOf(performance)).toBe('ffffffffff');
    expect((await post('pay', { token: placed.token })).statusCode).toBe(409);
  });

  it('pays tickets back in part, frees their seats, and leaves the books balanced', async () => {
    const performance = await onSale();
    const { order: own } = await sold(performance, ['a1', 'a2', 'a3']);
    const tickets = own.tickets.slice(1).map(({ hashcode }) => hashcode);
    const refund = () =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'refund_tickets',
        target: own.hashcode,
        data: { tickets, reason: 'The buyer is ill' },
      });
    const { status, body } = await refund();
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('partly_refunded')]);
    expect(await statesOf(performance)).toBe('sfffffffff');
    const [books] = await booksOf(own.number);
    expect(books).toEqual({ debit: '10000', credit: '10000' });
    expect((await refund()).status).toBe(409);
  });

  it('refuses what no honest buyer sends, with a sentence and nothing stored', async () => {
    const performance = await onSale();
    const before = await api.asOwner('SELECT count(*) FROM seat_holds');
    const bad: [string, object, number][] = [
      ['hold', { performance, seats: [] }, 400],
      ['hold', { performance, seats: Array.from({ length: 501 }, (_, index) => `s${index}`) }, 400],
      ['hold', { performance, seats: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'] }, 400],
      ['hold', { performance: 'no hashcode', seats: ['a1'] }, 400],
      ['hold', { performance: '00000000-0000-4000-8000-000000000000', seats: ['a1'] }, 404],
      ['hold', { performance, seats: ['a1'], price: 1 }, 400],
      ['best', { performance, quantity: -2 }, 400],
      ['best', { performance, quantity: 1.5 }, 400],
      ['order', { hold: { hashcode: performance, secret: 'x' }, tickets: [] }, 400],
      ['pay', { token: '' }, 400],
    ];
    for (const [path, input, status] of bad) {
      const answer = await post(path, input);
      expect([path, JSON.stringify(input).slice(0, 60), answer.statusCode]).toEqual([
        path,
        JSON.stringify(input).slice(0, 60),
        status,
      ]);
    }
    expect(await api.asOwner('SELECT count(*) FROM seat_holds')).toEqual(before);
  });

  it('sells each of ten seats once to fifty buyers who want them at the same moment', async () => {
    const performance = await onSale({ allows_singles: true });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => hold(performance, [`a${1 + (index % 9)}`])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(9);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await statesOf(performance)).toBe('hhhhhhhhhf');
  });
});
