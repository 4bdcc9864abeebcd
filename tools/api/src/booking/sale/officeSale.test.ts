import { collectionNamed, collectionNames } from '@callboard/api-contract';
import { emptyPlan, type FloorPlan } from '@callboard/api-contract/plans';
import type { FoundOrder, Hold, OfficeOffer, OfficeOrder, SaleOrder } from '@callboard/api-contract/sale';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let hall: {
  venue: string;
  space: string;
  event: string;
  adult: string;
  free: string;
  cash: string;
  machine: string;
  transfer: string;
};

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of the office', time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode, capacity: 400 });
  const event = await maker.make('events', {});
  const type = (name: string, is_complimentary = false) =>
    maker.make('priceTypes', { name, group_size: 1, is_complimentary });
  const method = (name: string, kind: string) =>
    maker.make('paymentMethods', { name, kind, is_online: false, account: null });
  hall = {
    venue: venue.hashcode,
    space: space.hashcode,
    event: event.hashcode,
    adult: (await type('Adult of the office')).hashcode,
    free: (await type('Guest of the office', true)).hashcode,
    cash: (await method('Cash of the office', 'cash')).hashcode,
    machine: (await method('Card machine', 'card')).hashcode,
    transfer: (await method('Transfer', 'bank_transfer')).hashcode,
  };
}, 240_000);
afterAll(() => api.close());

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

/** What an answer holds, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

let performances = 0;

async function act(path: string, action: string, target: string): Promise<void> {
  const answer = await staff.call('POST', `${path}/actions`, { action, target });
  expect([action, answer.status, JSON.stringify(answer.body)]).toEqual([action, 200, expect.anything()]);
}

/** A performance of its own: adults pay 20.00 in row A and 15.00 in row B, guests nothing. */
async function onSale(): Promise<string> {
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
  const versions = await staff.call('GET', `booking/floor_plan_versions?floor_plan=${drawn.hashcode}`);
  const [version] = (versions.body as { results: { hashcode: string }[] }).results;
  const group = async (name: string, amount: number) => {
    const made = await maker.make('performancePriceGroups', { name, performance, price_plan: null });
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

interface Sale {
  performance: string;
  seats: readonly string[];
  total: number;
  more?: object;
  key?: string;
}

const sell = ({ performance, seats, total, more = {}, key }: Sale) =>
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

async function sold(sale: Sale): Promise<SaleOrder> {
  const answer = await sell(sale);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  return dataOf<{ order: SaleOrder }>(answer.body).order;
}

async function hold(performance: string, more: object): Promise<Hold> {
  const answer = await staff.call('POST', 'booking/office/hold', { performance, channel: 'office', ...more });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.anything()]);
  return dataOf<{ hold: Hold }>(answer.body).hold;
}

const reseat = (ticket: string, seat: string, more: object = {}) =>
  staff.call('POST', 'booking/office/reseat', { ticket, seat, ...more });

async function statesOf(performance: string): Promise<string> {
  const answer = await staff.call('GET', `booking/office/performances/${performance}/seats?channel=office`);
  return dataOf<{ states: string }>(answer.body).states;
}

async function find(search: string): Promise<FoundOrder[]> {
  const answer = await staff.call('GET', `booking/office/orders?search=${encodeURIComponent(search)}`);
  expect(answer.status).toBe(200);
  return dataOf<{ orders: FoundOrder[] }>(answer.body).orders;
}

async function readOrder(order: string): Promise<OfficeOrder> {
  return dataOf<OfficeOrder>((await staff.call('GET', `booking/office/orders/${order}`)).body);
}

const booksOf = (number: string) =>
  api.asOwner<{ purpose: string; balance: string }>(
    `SELECT l.purpose, sum(l.debit) - sum(l.credit) AS balance FROM accounting_entries e
      JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
      WHERE e.text LIKE '%${number}' GROUP BY l.purpose ORDER BY l.purpose`,
  );

const mailsTo = (email: string) =>
  api.asOwner<{ subject: string }>(`SELECT subject FROM mails WHERE recipient = '${email}' ORDER BY created`);

const firstOf = ({ tickets: [ticket] }: SaleOrder) => {
  if (!ticket) throw new Error('The order has a ticket.');
  return ticket;
};

describe('[7.46] [2.17] [1.10] the box office', () => {
  it('sells before the shop opens, also its own seats, and books cash', async () => {
    const performance = await onSale();
    const listed = await staff.call('GET', 'booking/office/performances');
    expect(JSON.stringify(listed.body)).toContain(performance);
    const offer = dataOf<OfficeOffer>(
      (await staff.call('GET', `booking/office/performances/${performance}`)).body,
    );
    expect(offer.channel).toBe('office');
    expect(offer.payment_methods[0]?.kind).toBe('cash');
    expect(offer.price_types.find(({ hashcode }) => hashcode === hall.free)?.is_complimentary).toBe(true);
    const own = await hold(performance, { seats: ['A1', 'B5'] });
    expect(await statesOf(performance)).toBe('hfffffffffhf');
    const order = await sold({
      performance,
      seats: ['A1', 'B5'],
      total: 3_500,
      more: { hold: { hashcode: own.hashcode, secret: own.secret } },
    });
    expect(order).toMatchObject({ status: 'paid', paid: 3_500, buyer: null, email: null });
    expect(order.tickets.every(({ code }) => code !== null)).toBe(true);
    expect(await statesOf(performance)).toBe('sfffffffffsf');
    expect(await booksOf(order.number)).toEqual([
      { purpose: 'cash', balance: '3500' },
      { purpose: 'ticket_sales', balance: '-3500' },
    ]);
  });

  it('sells once for a key, and though the hold of the customer is over', async () => {
    const performance = await onSale();
    const own = await hold(performance, { best: { quantity: 2 } });
    const seats = own.seats.map(({ seat }) => seat);
    await api.asOwner(
      `UPDATE seat_holds SET expires_at = now() - interval '1 second' WHERE hashcode = '${own.hashcode}'`,
    );
    await api.asOwner(
      `UPDATE seat_claims SET expires_at = now() - interval '1 second' WHERE hold = '${own.hashcode}'`,
    );
    const key = randomUUID();
    const sale: Sale = {
      performance,
      seats,
      total: own.seats.length * 2_000,
      more: { hold: { hashcode: own.hashcode, secret: own.secret } },
      key,
    };
    const [one, other] = [await sold(sale), await sold(sale)];
    expect(other.number).toBe(one.number);
    expect((await sell({ ...sale, key: randomUUID() })).status).toBe(409);
    expect(await booksOf(one.number)).toContainEqual({ purpose: 'cash', balance: String(sale.total) });
  });

  it('asks for the reason of a complimentary ticket, and its price tells it', async () => {
    const performance = await onSale();
    const free = {
      tickets: [{ seat: 'A1', price_type: hall.free }],
      payment_method: null,
    };
    const refused = await sell({ performance, seats: [], total: 0, more: free });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('reason for the complimentary'),
    ]);
    const reason = 'Guest of the mayor';
    const order = await sold({
      performance,
      seats: [],
      total: 0,
      more: { ...free, complimentary_reason: reason },
    });
    expect(order.status).toBe('paid');
    expect(firstOf(order).chain.steps.at(-1)).toMatchObject({ rule: 'complimentary', reason });
  });

  it('writes down a card machine with its slip once, and waits for a bank transfer', async () => {
    const performance = await onSale();
    const slip = { payment_method: hall.machine, reference: `SLIP-${performance}` };
    const order = await sold({ performance, seats: ['A1'], total: 2_000, more: slip });
    expect(await booksOf(order.number)).toContainEqual({ purpose: 'bank', balance: '2000' });
    expect((await sell({ performance, seats: ['A2'], total: 2_000, more: slip })).status).toBe(409);
    const transfer = { payment_method: hall.transfer };
    const nameless = await sell({ performance, seats: ['A2'], total: 2_000, more: transfer });
    expect([nameless.status, JSON.stringify(nameless.body)]).toEqual([400, expect.stringContaining('name')]);
    const buyer = { name: 'Ana Pere', email: 'ana.pere@example.org' };
    const waiting = await sold({ performance, seats: ['A2'], total: 2_000, more: { ...transfer, buyer } });
    expect(waiting).toMatchObject({ status: 'unpaid', next: { kind: 'transfer' } });
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });

  it('finds an order by each of its facts', async () => {
    const performance = await onSale();
    const buyer = { name: 'Wiremu Kingi', email: 'wiremu.kingi@example.org', phone: '021 555 7788' };
    const reference = `EFT ${performance.slice(0, 8)}`;
    const order = await sold({
      performance,
      seats: ['A3'],
      total: 2_000,
      more: { buyer, payment_method: hall.machine, reference },
    });
    for (const search of [
      order.number,
      'wiremu k',
      'KINGI@example',
      '5557788',
      `${order.number}-1`,
      reference,
    ]) {
      const found = await find(search);
      expect([search, found.map(({ number }) => number)]).toEqual([search, [order.number]]);
    }
    const bySeat = await find('stalls a3');
    expect(bySeat.map(({ number }) => number)).toContain(order.number);
    expect(await find('100%_\\')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });

  it('moves a ticket to another seat: same id and code, old seat free, buyer mailed, history told', async () => {
    const performance = await onSale();
    const buyer = { name: 'Hine Rua', email: `hine.${performance.slice(0, 8)}@example.org` };
    const ticket = firstOf(await sold({ performance, seats: ['A1'], total: 2_000, more: { buyer } }));
    const moved = await reseat(ticket.hashcode, 'A4');
    expect([moved.status, dataOf(moved.body)]).toEqual([
      200,
      { seat: 'A4', place: 'Stalls · A 4', difference: 0 },
    ]);
    expect(await statesOf(performance)).toBe('fffsffffffff');
    const [order] = await find(buyer.email);
    const now = await readOrder(order?.hashcode ?? '');
    expect(firstOf(now.order)).toMatchObject({
      hashcode: ticket.hashcode,
      code: ticket.code,
      place: 'Stalls · A 4',
    });
    expect((await mailsTo(buyer.email)).at(-1)?.subject).toMatch(/^Another seat/);
    const history = await staff.call('GET', `booking/tickets/${ticket.hashcode}/changes`);
    expect(JSON.stringify(history.body)).toContain('Stalls · A 4');
    expect((await reseat(ticket.hashcode, 'A1')).status).toBe(200);
    expect(await statesOf(performance)).toBe('sfffffffffff');
  });

  it('asks before a ticket moves to a dearer seat, and names the difference', async () => {
    const performance = await onSale();
    const ticket = firstOf(await sold({ performance, seats: ['B1'], total: 1_500 }));
    const refused = await reseat(ticket.hashcode, 'A1');
    expect([refused.status, dataOf(refused.body)]).toEqual([409, { difference: 500 }]);
    const dearer = await reseat(ticket.hashcode, 'A1', { keep_price: true });
    expect([dearer.status, dataOf<{ difference: number }>(dearer.body).difference]).toEqual([200, 500]);
    const cheaper = await reseat(ticket.hashcode, 'B5');
    expect([cheaper.status, dataOf<{ difference: number }>(cheaper.body).difference]).toEqual([200, -500]);
    const [stored] = await api.asOwner(`SELECT price FROM tickets WHERE hashcode = '${ticket.hashcode}'`);
    expect(stored).toEqual({ price: 1_500 });
  });

  it('moves a ticket to a seat of no other: sold, held, unknown and given back are refused', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1', 'A2'], total: 4_000 });
    const ticket = firstOf(order);
    await hold(performance, { seats: ['A6'] });
    for (const [seat, reason] of [
      ['A2', 'sold'],
      ['A6', 'held'],
      ['Z9', 'unknown'],
    ] as const) {
      const refused = await reseat(ticket.hashcode, seat);
      expect([refused.status, dataOf(refused.body)]).toMatchObject([409, { seats: [{ seat, reason }] }]);
    }
    const input = { tickets: [ticket.hashcode], reason: 'Ill' };
    await staff.call('POST', 'booking/orders/actions', {
      action: 'refund_tickets',
      target: order.hashcode,
      data: input,
    });
    expect((await reseat(ticket.hashcode, 'A3')).status).toBe(409);
    expect((await reseat(randomUUID(), 'A3')).status).toBe(404);
  });

  it('gives a seat to one of a reseat and the holds that want it at the same moment', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['B1', 'B2'], total: 3_000 });
    const [one, two] = order.tickets;
    const answers = await Promise.all([
      reseat(one?.hashcode ?? '', 'B4'),
      reseat(two?.hashcode ?? '', 'B4'),
      ...Array.from({ length: 6 }, () =>
        staff.call('POST', 'booking/office/hold', { performance, channel: 'office', seats: ['B4'] }),
      ),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const claims = await api.asOwner<{ count: string }>(
      `SELECT count(*) AS count FROM seat_claims WHERE ticket IN (SELECT hashcode FROM tickets WHERE "order" = '${order.hashcode}')`,
    );
    expect(claims).toEqual([{ count: '2' }]);
  });

  it('leaves the books balanced after a cash sale and a refund in part, without fees or with', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1', 'A2', 'B1'], total: 5_500 });
    const refunded = await staff.call('POST', 'booking/orders/actions', {
      action: 'refund_tickets',
      target: order.hashcode,
      data: { tickets: [firstOf(order).hashcode], reason: 'Cannot come', with_fees: false },
    });
    expect(refunded.status).toBe(200);
    expect(await booksOf(order.number)).toEqual([
      { purpose: 'cash', balance: '3500' },
      { purpose: 'ticket_sales', balance: '-3500' },
    ]);
    expect((await readOrder(order.hashcode)).order).toMatchObject({
      status: 'partly_refunded',
      refunded: 2_000,
    });
  });

  it('gives an order to another buyer: links and codes of the one before end', async () => {
    const performance = await onSale();
    const before = { name: 'Old Buyer', email: `old.${performance.slice(0, 8)}@example.org` };
    const order = await sold({ performance, seats: ['A1'], total: 2_000, more: { buyer: before } });
    const links = () =>
      api.asOwner<{ digest: string }>(
        `SELECT encode(digest, 'hex') AS digest FROM order_links WHERE "order" = '${order.hashcode}'`,
      );
    const dead = (await links()).map(({ digest }) => digest);
    const buyer = { name: 'New Buyer', email: `new.${performance.slice(0, 8)}@example.org`, phone: null };
    const transfer = (data: object) =>
      staff.call('POST', 'booking/orders/actions', {
        action: 'transfer_order',
        target: order.hashcode,
        data,
      });
    expect((await transfer({ ...buyer, email: 'nobody' })).status).toBe(400);
    expect((await transfer(buyer)).status).toBe(200);
    const alive = (await links()).map(({ digest }) => digest);
    expect(alive).toHaveLength(1);
    expect(alive.some((digest) => dead.includes(digest))).toBe(false);
    const now = (await readOrder(order.hashcode)).order;
    expect(now).toMatchObject({ buyer: buyer.name, email: buyer.email, number: order.number });
    expect(firstOf(now).code).not.toBe(firstOf(order).code);
    expect((await mailsTo(buyer.email)).length).toBe(1);
    expect((await mailsTo(before.email)).at(-1)?.subject).toMatch(/another buyer$/);
  });

  it('is for staff: participants, judges and strangers are refused', async () => {
    const performance = await onSale();
    const order = await sold({ performance, seats: ['A1'], total: 2_000 });
    for (const role of ['participant', 'judge'] as const) {
      const other = await api.loginAs('showquest', role);
      const calls: readonly ['GET' | 'POST', string, object?][] = [
        ['GET', 'booking/office/performances'],
        ['GET', `booking/office/performances/${performance}`],
        ['GET', 'booking/office/orders?search=a'],
        ['GET', `booking/office/orders/${order.hashcode}`],
        ['POST', 'booking/office/hold', { performance, channel: 'office', seats: ['A2'] }],
        ['POST', 'booking/office/sell', { performance }],
        ['POST', 'booking/office/reseat', { ticket: firstOf(order).hashcode, seat: 'A2' }],
        ['POST', 'booking/orders/actions', { action: 'transfer_order', target: order.hashcode, data: {} }],
      ];
      for (const [method, path, body] of calls) {
        const answer = await other.call(method, path, body);
        expect([role, path, answer.status]).toEqual([role, path, expect.toBeOneOf([403, 404])]);
      }
    }
    const stranger = await api.app.inject({
      url: '/api/v21/system/booking/office/performances',
      headers: { domain: 'showquest' },
    });
    expect(stranger.statusCode).toBe(401);
  });

  it('refuses what no counter sends, with a sentence and nothing stored', async () => {
    const performance = await onSale();
    const count = () => api.asOwner('SELECT count(*) FROM orders');
    const before = await count();
    for (const [more, status] of [
      [{ channel: 'online' }, 400],
      [{ tickets: [] }, 400],
      [{ expected_total: -1 }, 400],
      [{ expected_total: 1 }, 409],
      [{ payment_method: null }, 400],
      [{ payment_method: randomUUID() }, 400],
      [{ buyer: { name: 'x', email: 'nobody' } }, 400],
      [{ price: 1 }, 400],
      [{ performance: randomUUID() }, 404],
      [{ hold: { hashcode: randomUUID(), secret: 'x' }, expected_total: 5 }, 409],
    ] as const) {
      const answer = await sell({ performance, seats: ['A1'], total: 2_000, more });
      expect([JSON.stringify(more), answer.status]).toEqual([JSON.stringify(more), status]);
    }
    expect(await count()).toEqual(before);
    expect(await statesOf(performance)).toBe('ffffffffffff');
  });
});
